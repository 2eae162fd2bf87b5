import type { MailProps } from '#features/sites/public.ts';
import { MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { transferWords } from '../transfer-words.ts';
import { MailFacts } from './mail-parts.tsx';
import type { supportTransferMail } from './support-transfer.mail.ts';

const words = {
  hu: {
    title: 'Így utalja el a támogatást',
    text: 'A közleménybe csak az azonosítót írja: erről ismerjük meg. Amint a bank jelzi, hogy megérkezett, bizonylatot küldünk.',
    reason: 'Azért kapta ezt a levelet, mert banki átutalást választott. Ha mégsem utal, nincs teendője.',
  },
  en: {
    title: 'How to send your transfer',
    text: 'Write nothing but the reference into the remark, so that we can recognise it. We send a receipt when the bank reports it.',
    reason:
      'You get this message because you chose a bank transfer. If you change your mind, there is nothing to do.',
  },
};

export function SupportTransferMail({ frame, props }: MailProps<typeof supportTransferMail>) {
  const { language } = frame;
  const said = words[language];
  const labels = transferWords[language];
  return (
    <MailLayout frame={frame} preview={`${moneyText(props, language)} · ${props.ref}`} reason={said.reason}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text}</p>
      <MailFacts
        facts={[
          [labels.ref, props.ref],
          [labels.amount, moneyText(props, language)],
          [labels.name, props.name],
          [labels.iban, props.iban],
          [labels.bic, props.bic],
          [labels.bank, props.bank],
        ]}
      />
    </MailLayout>
  );
}
