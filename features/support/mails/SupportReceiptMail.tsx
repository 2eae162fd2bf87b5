import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { gatewayTitles } from '../support-words.ts';
import { dayText, receiptText } from '../written-values.ts';
import { MailFacts, ManageNote } from './mail-parts.tsx';
import type { supportReceiptMail } from './support-receipt.mail.ts';

const words = {
  hu: {
    titles: {
      once: 'Köszönjük a támogatását!',
      first: 'Köszönjük, hogy havonta mellénk áll!',
      repeat: 'Köszönjük, hogy velünk tart!',
      renewal: 'Köszönjük, az új kártyát bekapcsoltuk!',
    },
    text: 'A támogatás megérkezett. Ebből készül a lap: tudósítások, riportok, adatok, és az az idő, amíg utánajárunk.',
    amount: 'Összeg',
    day: 'Nap',
    how: 'Fizetés módja',
    receipt: 'Bizonylat száma',
    ref: 'Azonosító',
    next: 'Következő terhelés',
    once: 'Egyszeri támogatás, nem ismétlődik',
    repeats: 'Ismétlődés',
    manage: 'Támogatásom kezelése',
    reason: 'Azért kapta ezt a levelet, mert támogatta a lapot; a bizonylatot őrizze meg.',
  },
  en: {
    titles: {
      once: 'Thank you for your support!',
      first: 'Thank you for standing by us every month!',
      repeat: 'Thank you for staying with us!',
      renewal: 'Thank you, your new card is in use!',
    },
    text: 'Your support has arrived. It pays for reporting, data and the time to look into things.',
    amount: 'Amount',
    day: 'Day',
    how: 'Paid by',
    receipt: 'Receipt number',
    ref: 'Reference',
    next: 'Next charge',
    once: 'A single payment, not repeated',
    repeats: 'Repetition',
    manage: 'Manage my support',
    reason: 'You get this message because you supported us; please keep the receipt.',
  },
};

export function SupportReceiptMail({ frame, props }: MailProps<typeof supportReceiptMail>) {
  const { language } = frame;
  const said = words[language];
  const { manage, nextCharge } = props;
  const title = said.titles[props.kind];
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
          nextCharge === null ? [said.repeats, said.once] : [said.next, dayText(nextCharge, language)],
        ]}
      />
      {manage !== null && <MailButton href={manage}>{said.manage}</MailButton>}
    </MailLayout>
  );
}
