import type { MailProps } from '#features/sites/public.ts';
import { MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { dayText, receiptText } from '../written-values.ts';
import { MailFacts } from './mail-parts.tsx';
import type { supportRefundMail } from './support-refund.mail.ts';

const words = {
  hu: {
    title: 'Visszautaltuk a támogatást',
    text: 'A pénz arra a kártyára vagy számlára megy vissza, amelyről jött; a banktól függően néhány munkanap, amíg megérkezik.',
    amount: 'Visszautalt összeg',
    day: 'Nap',
    receipt: 'Bizonylat száma',
    ref: 'Eredeti azonosító',
    reason: 'Azért kapta ezt a levelet, mert korábban támogatta a lapot; a bizonylatot őrizze meg.',
  },
  en: {
    title: 'We refunded your support',
    text: 'The money goes back to where it came from; depending on the bank it takes a few working days.',
    amount: 'Refunded',
    day: 'Day',
    receipt: 'Receipt number',
    ref: 'Original reference',
    reason: 'You get this message because you supported us; please keep the receipt.',
  },
};

export function SupportRefundMail({ frame, props }: MailProps<typeof supportRefundMail>) {
  const { language } = frame;
  const said = words[language];
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
