import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { memberLinkMail } from './member-link.mail.ts';
import { memberLinkMailWords } from './member-link-mail-words.ts';

export function MemberLinkMail({ frame, props: { kind, name, address } }: MailProps<typeof memberLinkMail>) {
  const text = memberLinkMailWords[kind];
  const reason = <p style={{ ...mailStyles.small, margin: 0 }}>{text.reason}</p>;
  return (
    <MailLayout frame={frame} preview={text.text} reason={reason}>
      <h1 style={mailStyles.heading}>{text.title}</h1>
      <p style={mailStyles.paragraph}>{memberLinkMailWords.greeting(name)}</p>
      <p style={mailStyles.paragraph}>{text.text}</p>
      <MailButton frame={frame} href={address}>
        {text.button}
      </MailButton>
      <p style={mailStyles.paragraph}>{text.validity}</p>
    </MailLayout>
  );
}
