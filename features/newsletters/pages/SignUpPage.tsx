import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { newsletterWords } from '../newsletter-words.ts';
import { signUpField } from '../subscribers/sign-up.ts';
import { NewsletterChoices } from '../view/Choices.tsx';
import styles from '../view/SignUpForm.module.css';
import { Trap } from '../view/Trap.tsx';
import type { OfferedNewsletter, SignUpPageData } from './newsletter-page-data.ts';
import type { signUpPage } from './sign-up.page.ts';

export function SignUpPage({ surroundings, data }: ViewProps<typeof signUpPage>) {
  const words = newsletterWords[surroundings.language].signUp;
  const { values, errors, newsletters, outcome } = data;
  return (
    <FormColumn title={words.title} intro={<p>{words.intro}</p>}>
      <Outcome data={data} words={words} />
      {outcome !== 'sent' && (
        <Form>
          <NewsletterChoices
            legend={words.lists}
            newsletters={newsletters.map((one) => ({
              code: one.code,
              rhythm: one.rhythm,
              language: one.language,
              isChosen: values.lists.includes(one.code),
              name: nameOf(one),
              description: one.description,
              more: <IssuesLink href={one.href} label={words.issues} name={one.name} />,
            }))}
            error={errors.listCodes ?? ''}
          />
          <Field
            {...signUpField('email')}
            label={words.email}
            autoComplete="email"
            value={values.email}
            error={errors.email ?? ''}
          />
          <div className={styles.names}>
            <Field
              {...signUpField('lastName')}
              label={words.lastName}
              autoComplete="family-name"
              value={values.lastName}
              error={errors.lastName ?? ''}
            />
            <Field
              {...signUpField('firstName')}
              label={words.firstName}
              autoComplete="given-name"
              value={values.firstName}
              error={errors.firstName ?? ''}
            />
          </div>
          <Trap label={words.trap} />
          <p className="note">
            {words.consent} <a href={data.privacy}>{words.privacy}</a>
          </p>
          <Button>{words.button}</Button>
        </Form>
      )}
    </FormColumn>
  );
}

type Words = (typeof newsletterWords)['hu' | 'en']['signUp'];

function Outcome({ data, words }: { data: SignUpPageData; words: Words }) {
  if (data.outcome === 'sent')
    return (
      <Notice kind="success" title={words.sentTitle}>
        <p>{words.sent}</p>
      </Notice>
    );
  const hasErrors = Object.keys(data.errors).length > 0;
  if (!hasErrors && data.outcome !== 'limited') return null;
  return (
    <Notice kind="danger" title={words.failed}>
      <p>{hasErrors ? words.faulty : words.limited}</p>
    </Notice>
  );
}

function nameOf({ name, site }: OfferedNewsletter): string {
  return site === '' ? name : `${name} – ${site}`;
}

function IssuesLink({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <p className="note">
      <a href={href} aria-label={`${label}: ${name}`}>
        {label}
      </a>
    </p>
  );
}
