import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { testMail } from './test.mail.ts';
import { testMailWords } from './test-mail-words.ts';

export function TestMail({ frame, props }: MailProps<typeof testMail>) {
  const { title, text, sentAt, reason } = testMailWords[frame.language];
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
