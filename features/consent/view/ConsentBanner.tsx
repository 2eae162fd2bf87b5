import { inLanguage } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { answerFields, answers, bannerPlace, cookiesPath } from '../answer.ts';
import { consentWords } from '../consent-words.ts';
import { optionalPurposes } from '../record.ts';
import styles from './ConsentBanner.module.css';

/**
 * Asks for consent. It is in the HTML of every page, and shown only where the script of the head finds no answer; its
 * own script is loaded when it is shown. Accepting and refusing look the same and are beside each other.
 */
export function ConsentBanner({ language }: { language: 'hu' | 'en' }) {
  const words = consentWords[language];
  return (
    <section
      className={classNames(styles.banner, 'screen-only')}
      data-consent-banner=""
      aria-label={words.title}
      tabIndex={-1}
    >
      <form className={styles.form} method="post" action={inLanguage(cookiesPath, language)}>
        <input type="hidden" name={answerFields.place} value={bannerPlace} />
        <div>
          <p className={styles.title}>{words.bannerTitle}</p>
          <p className={classNames('note', styles.text)}>
            {words.banner} <a href={inLanguage(cookiesPath, language)}>{words.more}</a>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button kind="secondary" name={answerFields.answer} value={answers.all}>
            {words.accept}
          </Button>
          <Button kind="secondary" name={answerFields.answer} value={answers.nothing}>
            {words.refuse}
          </Button>
        </div>
        <details className={styles.choices}>
          <summary>{words.choose}</summary>
          {optionalPurposes.map((purpose) => (
            <label key={purpose} className={styles.choice}>
              <input type="checkbox" name={answerFields.purpose} value={purpose} />
              <span>
                <b>{words.purposes[purpose].name}.</b> {words.purposes[purpose].text}
              </span>
            </label>
          ))}
          <Button kind="secondary" name={answerFields.answer} value={answers.chosen}>
            {words.save}
          </Button>
        </details>
      </form>
      <span hidden />
    </section>
  );
}
