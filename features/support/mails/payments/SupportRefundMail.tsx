import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { dayText, receiptText } from '../../words/written-values.ts';
import { MailFacts } from '../mail-parts.tsx';
import type { supportRefundMail } from './support-refund.mail.ts';
import { supportRefundMailWords } from './support-refund-mail-words.ts';

export function SupportRefundMail({ frame, props }: MailProps<typeof supportRefundMail>) {
  const { language } = frame;
  const said = supportRefundMailWords[language];
  return (
    <MailLayout frame={frame} preview={moneyText(props, language)} reason={said.reason}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          [said.day, dayText(props.day, language)],
          [said.receipt, receiptText(props.receipt)],
          [said.ref, props.ref],
        ]}
      />
    </MailLayout>
  );
}
