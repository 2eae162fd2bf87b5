import { inLanguage } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { newslettersPath } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { PromotedNewsletter } from '../subscribers/promoted-newsletter.ts';
import { placeField, signUpField, signUpFields } from '../subscribers/sign-up.ts';
import styles from './FooterSignUp.module.css';
import line from './SignUpLine.module.css';
import { Trap } from './Trap.tsx';

interface FooterSignUpProps {
  newsletter: PromotedNewsletter;
  language: 'hu' | 'en';
}

/** The form in the footer of a site's pages; the same on all of them. */
export function FooterSignUp({ newsletter, language }: FooterSignUpProps) {
  const { promo: words, signUp } = newsletterWords[language];
  const all = inLanguage(newslettersPath, language);
  return (
    <form
      className={classNames(styles.form, 'screen-only')}
      method="post"
      action={all}
      aria-label={words.label}
    >
      <input type="hidden" name={signUpFields.listCodes} value={newsletter.code} />
      <input type="hidden" name={placeField} value="/lablec" />
      <label htmlFor="hirlevel-lablec">
        {words.label}: <span lang={newsletter.language}>{newsletter.name}</span>
      </label>
      <div className={line.row}>
        <input
          className={line.input}
          id="hirlevel-lablec"
          {...signUpField('email')}
          placeholder={words.email}
          autoComplete="email"
        />
        <Button kind="secondary">{words.button}</Button>
      </div>
      <Trap label={signUp.trap} />
      <p className="note">
        {signUp.consent} <a href={newsletter.privacy}>{signUp.privacy}</a> · <a href={all}>{words.all}</a>
      </p>
    </form>
  );
}
