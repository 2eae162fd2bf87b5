import type { MailProps } from '#features/sites/public.ts';
import { MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { testMail } from './test.mail.ts';

const words = {
  hu: {
    title: 'Megérkezett',
    text: 'Ez a levél azt próbálja ki, hogy a kiadó levelei célba érnek-e. Nincs vele teendő.',
    sentAt: 'Elküldve:',
    reason: 'Azért kapta ezt a levelet, mert a kiadó üzemeltetője erre a címre küldött próbát.',
  },
  en: {
    title: 'It has arrived',
    text: 'This message checks whether the publication’s mails are delivered. There is nothing to do.',
    sentAt: 'Sent:',
    reason: 'You received this message because an operator of the publication sent a test to this address.',
  },
};

export function TestMail({ frame, props }: MailProps<typeof testMail>) {
  const { title, text, sentAt, reason } = words[frame.language];
  return (
    <MailLayout frame={frame} preview={text} reason={reason}>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <p style={mailStyles.paragraph}>
        {sentAt} {props.sentAt}
      </p>
    </MailLayout>
  );
}
