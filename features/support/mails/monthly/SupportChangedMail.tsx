import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { dayText } from '../../words/written-values.ts';
import { MailFacts, ManageNote } from '../mail-parts.tsx';
import type { supportChangedMail } from './support-changed.mail.ts';
import { supportChangedMailWords } from './support-changed-mail-words.ts';

export function SupportChangedMail({ frame, props }: MailProps<typeof supportChangedMail>) {
  const { language } = frame;
  const said = supportChangedMailWords[language];
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
      <MailButton frame={frame} href={manage}>
        {said.manage}
      </MailButton>
    </MailLayout>
  );
}
