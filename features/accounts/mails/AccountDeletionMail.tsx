import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { accountDeletionMail } from './account-deletion.mail.ts';
import { accountDeletionMailWords } from './account-deletion-mail-words.ts';

export function AccountDeletionMail({ frame, props }: MailProps<typeof accountDeletionMail>) {
  const words = accountDeletionMailWords[frame.language];
  const text = words.text(props.day);
  return (
    <MailLayout frame={frame} preview={text} reason={words.reason}>
      <h1 style={mailStyles.heading}>{words.title}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <p style={mailStyles.paragraph}>{words.law}</p>
      <p style={mailStyles.paragraph}>{words.changed}</p>
      <MailButton frame={frame} href={props.address}>
        {words.button}
      </MailButton>
    </MailLayout>
  );
}
