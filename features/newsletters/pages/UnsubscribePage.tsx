import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { newsletterWords } from '../newsletter-words.ts';
import { leaveField } from '../subscribers/sign-up.ts';
import type { unsubscribePage } from './unsubscribe.page.ts';

export function UnsubscribePage({ surroundings, data }: ViewProps<typeof unsubscribePage>) {
  const words = newsletterWords[surroundings.language].unsubscribe;
  const { kind, name, code, preferences } = data;
  if (kind === 'done')
    return (
      <FormColumn title={words.doneTitle}>
        <Notice kind="success">
          <p>{words.done(name)}</p>
        </Notice>
        <p>
          <Button kind="secondary" href={preferences}>
            {words.keep}
          </Button>
        </p>
      </FormColumn>
    );
  return (
    <FormColumn title={words.title} intro={<p>{words.question(name)}</p>}>
      <Form action={preferences}>
        <Button name={leaveField} value={code}>
          {words.button}
        </Button>
        <Button kind="quiet" href={preferences}>
          {words.keep}
        </Button>
      </Form>
    </FormColumn>
  );
}
