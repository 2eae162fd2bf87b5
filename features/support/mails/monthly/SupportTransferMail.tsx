import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { domesticAccount } from '../../transfers/transfer-account.ts';
import { transferWords } from '../../transfers/transfer-words.ts';
import { MailFacts } from '../mail-parts.tsx';
import type { supportTransferMail } from './support-transfer.mail.ts';
import { supportTransferMailWords } from './support-transfer-mail-words.ts';

export function SupportTransferMail({ frame, props }: MailProps<typeof supportTransferMail>) {
  const { language } = frame;
  const said = supportTransferMailWords[language];
  const labels = transferWords[language];
  const domestic = domesticAccount(props.iban);
  return (
    <MailLayout frame={frame} preview={`${moneyText(props, language)} · ${props.ref}`} reason={said.reason}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text}</p>
      <MailFacts
        facts={[
          [labels.ref, props.ref],
          [labels.amount, moneyText(props, language)],
          [labels.name, props.name],
          ...(domestic === null ? [] : [[labels.domestic, domestic] as const]),
          [labels.iban, props.iban],
          [labels.bic, props.bic],
          [labels.bank, props.bank],
        ]}
      />
      {props.page !== null && (
        <>
          <p style={mailStyles.paragraph}>{labels.qr.hint}</p>
          <MailButton frame={frame} href={props.page}>
            {said.qr}
          </MailButton>
        </>
      )}
    </MailLayout>
  );
}
