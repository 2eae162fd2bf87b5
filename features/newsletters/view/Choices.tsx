import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/Choices.tsx';
import { signUpFields } from '../subscribers/sign-up.ts';
import styles from './SignUpForm.module.css';

interface NewsletterChoicesProps {
  legend: string;
  newsletters: readonly {
    code: string;
    name: string;
    description: string;
    rhythm: string;
    language: 'hu' | 'en';
    isChosen: boolean;
    /** Below the description. */
    more?: ReactNode;
  }[];
  error?: string;
}

/** Lists to tick, none in advance but those that the reader has. */
export function NewsletterChoices({ legend, newsletters, error = '' }: NewsletterChoicesProps) {
  return (
    <fieldset className={styles.lists} aria-describedby={error ? 'lista-hiba' : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {newsletters.map(({ code, name, description, rhythm, language, isChosen, more }) => (
        <div key={code}>
          <Checkbox
            name={signUpFields.listCodes}
            value={code}
            label={<b lang={language}>{name}</b>}
            hint={<span lang={language}>{`${description} ${rhythm}.`}</span>}
            isChecked={isChosen}
          />
          {more && <div className={styles.more}>{more}</div>}
        </div>
      ))}
      {error && (
        <p className="problem" id="lista-hiba">
          {error}
        </p>
      )}
    </fieldset>
  );
}
