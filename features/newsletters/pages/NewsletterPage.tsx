import type { ViewProps } from '#features/kit/public.ts';
import { inLanguage } from '#features/sites/public.ts';
import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import ruled from '#ui/ruled.module.css';
import { newslettersPath } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import { placeField, signUpField, signUpFields } from '../subscribers/sign-up.ts';
import styles from '../view/SignUpForm.module.css';
import { Trap } from '../view/Trap.tsx';
import type { newsletterPage } from './newsletter.page.ts';

export function NewsletterPage({ surroundings, data }: ViewProps<typeof newsletterPage>) {
  const { language, site, path } = surroundings;
  const { signUp: words, archive } = newsletterWords[language];
  const { newsletter, issues, privacy } = data;
  const intro = (
    <>
      <p>{newsletter.description}</p>
      <p className={styles.rhythm}>{newsletter.rhythm}</p>
    </>
  );
  return (
    <FormColumn title={newsletter.name} intro={intro}>
      <Form action={inLanguage(newslettersPath, language)} label={words.button}>
        <input type="hidden" name={signUpFields.listCodes} value={newsletter.code} />
        <input type="hidden" name={placeField} value={path} />
        <Field {...signUpField('email')} label={words.email} autoComplete="email" />
        <Trap label={words.trap} />
        <p className="note">
          {words.consent} <a href={privacy}>{words.privacy}</a>
        </p>
        <Button>{words.button}</Button>
      </Form>
      <section className={styles.issues}>
        <h2>{archive.issues}</h2>
        {issues.length === 0 && <p>{archive.none}</p>}
        <ul className={ruled.list}>
          {issues.map(({ href, subject, at }) => (
            <li key={href}>
              <time className="note" dateTime={machineTime(at)}>
                {fullDate(at, { timeZone: site.timeZone, language })}
              </time>
              <a href={href}>{subject}</a>
            </li>
          ))}
        </ul>
      </section>
    </FormColumn>
  );
}
