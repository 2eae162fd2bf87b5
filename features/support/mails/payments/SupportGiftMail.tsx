import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { dayText } from '../../words/written-values.ts';
import { MailFacts } from '../mail-parts.tsx';
import type { supportGiftMail } from './support-gift.mail.ts';
import { supportGiftMailWords } from './support-gift-mail-words.ts';

export function SupportGiftMail({ frame, props }: MailProps<typeof supportGiftMail>) {
  const { language, siteName } = frame;
  const said = supportGiftMailWords[language];
  const { giver, recipient, message, until, link } = props;
  return (
    <MailLayout frame={frame} preview={said.title} reason={said.reason}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text(recipient, giver, siteName)}</p>
      {message !== '' && (
        <p style={mailStyles.paragraph}>
          {said.message(giver)} <em>{message}</em>
        </p>
      )}
      <MailFacts facts={[[said.until, dayText(until, language)]]} />
      <MailButton frame={frame} href={link}>
        {said.button}
      </MailButton>
    </MailLayout>
  );
}
