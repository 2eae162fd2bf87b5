import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import { moneyText } from '../money.ts';
import { dayText } from '../written-values.ts';
import { MailFacts, ManageNote } from './mail-parts.tsx';
import type { supportChangedMail } from './support-changed.mail.ts';

const words = {
  hu: {
    titles: {
      amount: 'A havi támogatás összege megváltozott',
      pause: 'A havi támogatás szünetel',
      resume: 'A havi támogatás folytatódik',
    },
    text: {
      amount: 'A következő terheléstől már az új összeg érvényes.',
      pause: 'Addig nem terheljük meg a kártyáját; utána magától folytatódik.',
      resume: 'A szünet véget ért, a terhelés a szokásos napon jön.',
    },
    amount: 'Havi támogatás',
    next: 'Következő terhelés',
    manage: 'Támogatásom kezelése',
  },
  en: {
    titles: {
      amount: 'The amount of your monthly support has changed',
      pause: 'Your monthly support is paused',
      resume: 'Your monthly support goes on',
    },
    text: {
      amount: 'The new amount holds from the next charge on.',
      pause: 'Your card is not charged until then; after that it goes on by itself.',
      resume: 'The pause is over, the charge comes on its usual day.',
    },
    amount: 'Monthly support',
    next: 'Next charge',
    manage: 'Manage my support',
  },
};

export function SupportChangedMail({ frame, props }: MailProps<typeof supportChangedMail>) {
  const { language } = frame;
  const said = words[language];
  const { what, nextCharge, manage } = props;
  return (
    <MailLayout frame={frame} preview={said.text[what]} reason={<ManageNote frame={frame} href={manage} />}>
      <h1 style={mailStyles.heading}>{said.titles[what]}</h1>
      <p style={mailStyles.paragraph}>{said.text[what]}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          ...(nextCharge === null ? [] : [[said.next, dayText(nextCharge, language)] as const]),
        ]}
      />
      <MailButton href={manage}>{said.manage}</MailButton>
    </MailLayout>
  );
}
