import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { declineTexts } from '../support-words.ts';
import { cardText, dayText } from '../written-values.ts';
import { MailFacts, ManageNote } from './mail-parts.tsx';
import type { supportFailedMail } from './support-failed.mail.ts';

const words = {
  hu: {
    title: 'Nem sikerült a havi terhelés',
    text: (amount: string) =>
      `Ezúttal nem tudtuk levonni a ${amount} havi támogatást, tehát pénzt nem vettünk le.`,
    retry: (day: string) => `Újra megpróbáljuk: ${day} Ha addig rendezi, nincs más teendője.`,
    noRetry: 'Magunktól nem próbáljuk újra. Egy új kártyával a támogatás ott folytatódik, ahol megszakadt.',
    card: 'Kártya',
    amount: 'Összeg',
    mend: 'Kártya rendezése',
  },
  en: {
    title: 'Your monthly charge failed',
    text: (amount: string) => `We could not charge your monthly support of ${amount}, so no money was taken.`,
    retry: (day: string) =>
      `We will try again on ${day}. If the card is fine by then, there is nothing to do.`,
    noRetry: 'We will not try again by ourselves. With a new card your support goes on where it stopped.',
    card: 'Card',
    amount: 'Amount',
    mend: 'Mend the card',
  },
};

export function SupportFailedMail({ frame, props }: MailProps<typeof supportFailedMail>) {
  const { language } = frame;
  const said = words[language];
  const { reason, retryOn, mask, manage } = props;
  const why = declineTexts[language][reason];
  return (
    <MailLayout frame={frame} preview={why} reason={<ManageNote frame={frame} href={manage} />}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text(moneyText(props, language))}</p>
      <p style={mailStyles.paragraph}>
        <strong>{why}</strong>
      </p>
      <p style={mailStyles.paragraph}>
        {retryOn === null ? said.noRetry : said.retry(dayText(retryOn, language))}
      </p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          ...(mask === null ? [] : [[said.card, cardText(mask)] as const]),
        ]}
      />
      <MailButton href={manage}>{said.mend}</MailButton>
    </MailLayout>
  );
}
