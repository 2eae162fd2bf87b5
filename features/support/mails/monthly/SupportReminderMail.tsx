import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { transferWords } from '../../transfers/transfer-words.ts';
import { cardText, dayText } from '../../words/written-values.ts';
import { MailFacts, ManageNote } from '../mail-parts.tsx';
import type { supportReminderMail } from './support-reminder.mail.ts';
import { supportReminderMailWords } from './support-reminder-mail-words.ts';

export function SupportReminderMail({ frame, props }: MailProps<typeof supportReminderMail>) {
  const { language } = frame;
  const said = supportReminderMailWords[language];
  const labels = transferWords[language];
  const { how, mask, transfer, manage } = props;
  const day = dayText(props.day, language);
  return (
    <MailLayout
      frame={frame}
      preview={`${moneyText(props, language)} · ${day}`}
      reason={<ManageNote frame={frame} href={manage} />}
    >
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.texts[how]}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          [said.days[how], day],
          ...(mask === null ? [] : [[said.card, cardText(mask)] as const]),
          ...(transfer === null
            ? []
            : ([
                [labels.ref, transfer.ref],
                [labels.name, transfer.name],
                [labels.iban, transfer.iban],
              ] as const)),
        ]}
      />
      <MailButton frame={frame} href={manage}>
        {said.buttons[how]}
      </MailButton>
    </MailLayout>
  );
}
