import { inLanguage } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { newslettersPath } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { PromoPlace } from '../subscribers/promo-cookie.ts';
import type { PromotedNewsletter } from '../subscribers/promoted-newsletter.ts';
import { placeField, signUpField, signUpFields } from '../subscribers/sign-up.ts';
import styles from './NewsletterPromo.module.css';
import line from './SignUpLine.module.css';
import { Trap } from './Trap.tsx';

interface NewsletterPromoProps {
  newsletter: PromotedNewsletter;
  place: PromoPlace;
  /** Path of the page, for the ledger of consents. */
  path: string;
}

/** A newsletter's form at the end of a story or on a front page; a script adds the buttons that hide it. */
export function NewsletterPromo({ newsletter, place, path }: NewsletterPromoProps) {
  const { language } = newsletter;
  const { promo: words, signUp } = newsletterWords[language];
  const all = inLanguage(newslettersPath, language);
  return (
    <aside
      className={classNames(styles.promo, 'screen-only')}
      data-newsletter-promo={place}
      aria-label={words.label}
      lang={language}
    >
      <div className={styles.text}>
        <p className={classNames('label', styles.label)}>{words.label}</p>
        <p className={styles.name}>{newsletter.name}</p>
        <p>{newsletter.description}</p>
        <p className="note">{newsletter.rhythm}</p>
      </div>
      <form className={styles.form} method="post" action={all}>
        <input type="hidden" name={signUpFields.listCodes} value={newsletter.code} />
        <input type="hidden" name={placeField} value={path} />
        <label className="label" htmlFor={`hirlevel-${place}`}>
          {words.email}
        </label>
        <div className={line.row}>
          <input
            className={line.input}
            id={`hirlevel-${place}`}
            {...signUpField('email')}
            autoComplete="email"
          />
          <Button>{words.button}</Button>
        </div>
        <Trap label={signUp.trap} />
        <p className="note">
          {signUp.consent} <a href={newsletter.privacy}>{signUp.privacy}</a> · <a href={all}>{words.all}</a>
        </p>
        <p className="buttons">
          <button className="lone-link" type="button" data-hides="temporary" hidden>
            {words.later}
          </button>
          <button className="lone-link" type="button" data-hides="permanent" hidden>
            {words.never}
          </button>
        </p>
      </form>
    </aside>
  );
}
