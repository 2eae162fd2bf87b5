import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { MailFacts } from '../mail-parts.tsx';
import type { supportDisputedMail } from './support-disputed.mail.ts';
import { supportDisputedMailWords } from './support-disputed-mail-words.ts';

export function SupportDisputedMail({ frame, props }: MailProps<typeof supportDisputedMail>) {
  const { language } = frame;
  const said = supportDisputedMailWords[language];
  const { state, ref, gateway, reason } = props;
  return (
    <MailLayout frame={frame} preview={said.text[state]} reason={said.reason}>
      <h1 style={mailStyles.heading}>{said.titles[state]}</h1>
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
