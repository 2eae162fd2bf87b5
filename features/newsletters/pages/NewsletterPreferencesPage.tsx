import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { newsletterWords } from '../newsletter-words.ts';
import { everyList, leaveField } from '../subscribers/sign-up.ts';
import { NewsletterChoices } from '../view/Choices.tsx';
import type { newsletterPreferencesPage } from './preferences.page.ts';

export function NewsletterPreferencesPage({
  surroundings,
  data,
}: ViewProps<typeof newsletterPreferencesPage>) {
  const { signUp, preferences: words } = newsletterWords[surroundings.language];
  const { address, subscriptions, outcome } = data;
  return (
    <FormColumn title={words.title} intro={<p>{words.intro(address)}</p>}>
      {outcome === 'saved' && (
        <Notice kind="success" title={words.savedTitle}>
          <p>{words.saved}</p>
        </Notice>
      )}
      {outcome === 'left' && (
        <Notice kind="success" title={words.leftTitle}>
          <p>{words.left}</p>
        </Notice>
      )}
      <Form label={words.title}>
        <NewsletterChoices
          legend={signUp.lists}
          newsletters={subscriptions.map(({ isSubscribed, ...one }) => ({ ...one, isChosen: isSubscribed }))}
        />
        <Button>{words.button}</Button>
      </Form>
      {subscriptions.some(({ isSubscribed }) => isSubscribed) && (
        <Form label={words.none}>
          <Button kind="danger" name={leaveField} value={everyList}>
            {words.none}
          </Button>
        </Form>
      )}
    </FormColumn>
  );
}
