import { Button } from '#ui/form/Button.tsx';
import { Form } from '#ui/form/FormColumn.tsx';
import { newsletterWords } from '../newsletter-words.ts';
import type { ShownSubscription } from '../subscribers/shown-subscription.ts';
import { NewsletterChoices } from './Choices.tsx';

interface NewsletterSectionProps {
  subscriptions: readonly ShownSubscription[];
  language: 'hu' | 'en';
  /** Name of the hidden field that tells the profile's page whose form it got, and its value. */
  marker: { name: string; value: string };
}

/** The newsletters on the profile of a reader, below a heading; `wantedNewsletters` reads its form. */
export function NewsletterSection({ subscriptions, language, marker }: NewsletterSectionProps) {
  const words = newsletterWords[language].profile;
  return (
    <Form label={words.title}>
      <input type="hidden" name={marker.name} value={marker.value} />
      <p className="note">{words.intro}</p>
      <NewsletterChoices
        legend={newsletterWords[language].signUp.lists}
        newsletters={subscriptions.map(({ isSubscribed, ...one }) => ({ ...one, isChosen: isSubscribed }))}
      />
      <Button kind="secondary">{words.button}</Button>
    </Form>
  );
}
