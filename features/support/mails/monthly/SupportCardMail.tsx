import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { cardText, dayText } from '../../words/written-values.ts';
import { MailFacts, ManageNote } from '../mail-parts.tsx';
import type { supportCardMail } from './support-card.mail.ts';
import { supportCardMailWords } from './support-card-mail-words.ts';

export function SupportCardMail({ frame, props }: MailProps<typeof supportCardMail>) {
  const { language } = frame;
  const said = supportCardMailWords[language];
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
      <MailButton frame={frame} href={manage}>
        {said.mend}
      </MailButton>
    </MailLayout>
  );
}
