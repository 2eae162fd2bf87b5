import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { securityNoticeMail } from './security-notice.mail.ts';
import { securityNoticeMailWords } from './security-notice-mail-words.ts';

export function SecurityNoticeMail({ frame, props }: MailProps<typeof securityNoticeMail>) {
  const { change, realm, name, browser, address } = props;
  const text = securityNoticeMailWords[frame.language];
  const changed = text.changes[change];
  const reason = <p style={{ ...mailStyles.small, margin: 0 }}>{text.reason}</p>;
  return (
    <MailLayout frame={frame} preview={changed} reason={reason}>
      <h1 style={mailStyles.heading}>{text.title}</h1>
      <p style={mailStyles.paragraph}>{text.greeting(name)}</p>
      <p style={mailStyles.paragraph}>{browser === '' ? changed : `${changed} ${text.browser(browser)}`}</p>
      <p style={mailStyles.paragraph}>{text[realm]}</p>
      <MailButton frame={frame} href={address}>
        {text.button}
      </MailButton>
    </MailLayout>
  );
}
