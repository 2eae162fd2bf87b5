import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { gatewayTitles } from '../../words/gateway-words.ts';
import { dayText, receiptText } from '../../words/written-values.ts';
import { MailFacts, ManageNote } from '../mail-parts.tsx';
import type { supportReceiptMail } from './support-receipt.mail.ts';
import { supportReceiptMailWords } from './support-receipt-mail-words.ts';

export function SupportReceiptMail({ frame, props }: MailProps<typeof supportReceiptMail>) {
  const { language } = frame;
  const said = supportReceiptMailWords[language];
  const { kind, frequency, manage, nextCharge, payer, gift } = props;
  const isYearly = kind === 'first' && frequency === 'yearly';
  const title = said.titles[gift !== null ? 'gift' : isYearly ? 'yearly' : kind];
  return (
    <MailLayout
      frame={frame}
      preview={`${moneyText(props, language)} · ${receiptText(props.receipt)}`}
      reason={manage === null ? said.reason : <ManageNote frame={frame} href={manage} />}
    >
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{said.text}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          [said.day, dayText(props.day, language)],
          [said.how, gatewayTitles[language][props.gateway]],
          [said.receipt, receiptText(props.receipt)],
          [said.ref, props.ref],
          ...(payer === null
            ? []
            : [[said.payer, [payer.name, payer.email].filter(Boolean).join(', ')] as const]),
          [said.issuer, frame.imprint ? `${frame.publisher}, ${frame.imprint.address}` : frame.publisher],
          ...(frame.imprint ? [[said.taxNumber, frame.imprint.taxNumber] as const] : []),
          nextCharge === null ? [said.repeats, said.once] : [said.next, dayText(nextCharge, language)],
        ]}
      />
      {gift !== null && (
        <>
          <p style={mailStyles.paragraph}>{said.gift.text}</p>
          <MailButton frame={frame} href={gift}>
            {said.gift.button}
          </MailButton>
        </>
      )}
      {manage !== null && (
        <MailButton frame={frame} href={manage}>
          {said.manage}
        </MailButton>
      )}
    </MailLayout>
  );
}
