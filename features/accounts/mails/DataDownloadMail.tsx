import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { dataDownloadMail } from './data-download.mail.ts';
import { dataDownloadMailWords } from './data-download-mail-words.ts';

export function DataDownloadMail({ frame, props }: MailProps<typeof dataDownloadMail>) {
  const { title, text, button, validity, reason } = dataDownloadMailWords[frame.language];
  return (
    <MailLayout frame={frame} preview={text} reason={reason}>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <MailButton frame={frame} href={props.address}>
        {button}
      </MailButton>
      <p style={mailStyles.paragraph}>{validity}</p>
    </MailLayout>
  );
}
