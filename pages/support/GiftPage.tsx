import type { ViewProps } from '#features/kit/public.ts';
import { dayText } from '#features/support/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { giftPage } from './gift.page.ts';
import { giftPageWords } from './gift-page-words.ts';

/** A gift: from whom, and how it is accepted; or why it cannot be any more. */
export function GiftPage({ data, surroundings: { language } }: ViewProps<typeof giftPage>) {
  const said = giftPageWords[language];
  const { state, giver, message, action, signIn, front } = data;
  const until = dayText(data.until, language);
  const isOpen = state === 'open';
  return (
    <div data-no-soft="">
      <FormColumn title={said.title} intro={<p>{isOpen ? said.from(giver) : said.states[state](until)}</p>}>
        {isOpen && message !== '' && (
          <Notice title={giver}>
            <p>{message}</p>
          </Notice>
        )}
        {isOpen && action !== null && (
          <Form action={action} label={said.title}>
            <Button isWide>{said.accept}</Button>
            <p className="note">{said.until(until)}</p>
          </Form>
        )}
        {isOpen && action === null && (
          <>
            <p>{said.account}</p>
            <p>
              <Button href={signIn}>{said.signIn}</Button>
            </p>
            <p className="note">{said.until(until)}</p>
          </>
        )}
        {!isOpen && (
          <p>
            <Button href={front}>{said.toFront}</Button>
          </p>
        )}
      </FormColumn>
    </div>
  );
}
