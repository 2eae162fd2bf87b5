import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { cardText, dayText } from '../written-values.ts';
import { MailFacts, ManageNote } from './mail-parts.tsx';
import type { supportCardMail } from './support-card.mail.ts';

const words = {
  hu: {
    title: 'Hamarosan lejár a kártyája',
    text: 'Azt a kártyát, amellyel havonta támogat minket, már csak eddig a napig terhelhetjük. Ha a bank új kártyát adott, cserélje le nálunk is, hogy a támogatás ne szakadjon meg.',
    until: 'Terhelhető eddig',
    card: 'Kártya',
    amount: 'Havi támogatás',
    mend: 'Új kártya megadása',
  },
  en: {
    title: 'Your card expires soon',
    text: 'The card by which you support us every month can be charged only until this day. If your bank has sent a new one, please replace it here as well.',
    until: 'Can be charged until',
    card: 'Card',
    amount: 'Monthly support',
    mend: 'Enter a new card',
  },
};

export function SupportCardMail({ frame, props }: MailProps<typeof supportCardMail>) {
  const { language } = frame;
  const said = words[language];
  const { storedUntil, mask, manage } = props;
  const until = dayText(storedUntil, language);
  return (
    <MailLayout
      frame={frame}
      preview={`${said.until}: ${until}`}
      reason={<ManageNote frame={frame} href={manage} />}
    >
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text}</p>
      <MailFacts
        facts={[
          [said.until, until],
          ...(mask === null ? [] : [[said.card, cardText(mask)] as const]),
          [said.amount, moneyText(props, language)],
        ]}
      />
      <MailButton href={manage}>{said.mend}</MailButton>
    </MailLayout>
  );
}
