import type { ViewProps } from '#features/kit/public.ts';
import { inLanguage } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { newslettersPath } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { confirmNewsletterPage } from './confirm.page.ts';

export function ConfirmNewsletterPage({ surroundings, data }: ViewProps<typeof confirmNewsletterPage>) {
  const { language } = surroundings;
  const words = newsletterWords[language].confirm;
  if (data.kind === 'expired' || data.kind === 'unknown') {
    const isExpired = data.kind === 'expired';
    return (
      <FormColumn title={isExpired ? words.expiredTitle : words.unknownTitle}>
        <p>{isExpired ? words.expired : words.unknown}</p>
        <p>
          <Button href={inLanguage(newslettersPath, language)}>{words.again}</Button>
        </p>
      </FormColumn>
    );
  }
  const names = (
    <ul>
      {data.names.map((name) => (
        <li key={name}>
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
  if (data.kind === 'open')
    return (
      <FormColumn title={words.title} intro={<p>{words.question}</p>}>
        {names}
        <Form>
          <Button>{words.button}</Button>
        </Form>
      </FormColumn>
    );
  return (
    <FormColumn title={words.doneTitle}>
      <Notice kind="success">
        <p>{words.done}</p>
      </Notice>
      {names}
      <p>
        <Button kind="secondary" href={data.preferences}>
          {words.preferences}
        </Button>
      </p>
    </FormColumn>
  );
}
