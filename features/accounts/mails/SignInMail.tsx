import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { signInMail } from './sign-in.mail.ts';
import { signInMailWords } from './sign-in-mail-words.ts';

export function SignInMail({ frame, props }: MailProps<typeof signInMail>) {
  const text = signInMailWords[frame.language];
  const reason = (
    <p style={{ ...mailStyles.small, margin: 0 }}>
      {text.reason} {text.ignore}
    </p>
  );
  return (
    <MailLayout frame={frame} preview={text.text} reason={reason}>
      <h1 style={mailStyles.heading}>{text.title}</h1>
      <p style={mailStyles.paragraph}>{text.text}</p>
      <MailButton frame={frame} href={props.address}>
        {text.button}
      </MailButton>
      <p style={mailStyles.paragraph}>{text.code}</p>
      <p style={mailStyles.code}>{`${props.code.slice(0, 3)} ${props.code.slice(3)}`}</p>
      <p style={mailStyles.paragraph}>{text.validity}</p>
    </MailLayout>
  );
}
