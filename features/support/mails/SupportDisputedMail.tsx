import type { MailProps } from '#features/sites/public.ts';
import { MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { MailFacts } from './mail-parts.tsx';
import { disputeTitles, type supportDisputedMail } from './support-disputed.mail.ts';

const words = {
  hu: {
    text: {
      open: 'A fizető a bankjánál vitatja ezt a fizetést. Válaszoljon rá a fizetési szolgáltató felületén: a határidő néhány nap. A havi támogatást, ha volt, már lezártuk.',
      won: 'A bank a lap javára döntött, az összeg megmarad.',
      lost: 'A bank visszaadta az összeget a fizetőnek; visszatérítésként könyveltük.',
    },
    ...{ amount: 'Összeg', ref: 'Azonosító', gateway: 'Szolgáltató', cause: 'A szolgáltató szerint' },
    reason: 'Azért kapta ezt a levelet, mert a kiadó az ön címét adta meg a vitatott fizetésekhez.',
  },
  en: {
    text: {
      open: 'The payer disputes this payment with the bank. Answer at the payment service: there are a few days. The monthly support, if any, has been closed.',
      won: 'The bank decided for the publisher; the amount stays.',
      lost: 'The bank has returned the amount to the payer; it is booked as a refund.',
    },
    ...{ amount: 'Amount', ref: 'Reference', gateway: 'Service', cause: 'Reason given' },
    reason: 'You get this message because the publisher named your address for disputed payments.',
  },
};

export function SupportDisputedMail({ frame, props }: MailProps<typeof supportDisputedMail>) {
  const { language } = frame;
  const said = words[language];
  const { state, ref, gateway, reason } = props;
  return (
    <MailLayout frame={frame} preview={said.text[state]} reason={said.reason}>
      <h1 style={mailStyles.heading}>{disputeTitles[language][state]}</h1>
      <p style={mailStyles.paragraph}>{said.text[state]}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          [said.ref, ref],
          [said.gateway, gateway],
          [said.cause, reason],
        ]}
      />
    </MailLayout>
  );
}
