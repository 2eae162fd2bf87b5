import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { newAddressMail } from './new-address.mail.ts';
import { newAddressMailWords } from './new-address-mail-words.ts';

export function NewAddressMail({ frame, props }: MailProps<typeof newAddressMail>) {
  const { title, text, reason } = newAddressMailWords[frame.language];
  return (
    <MailLayout frame={frame} preview={text} reason={reason}>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <p style={mailStyles.heading}>{props.code}</p>
    </MailLayout>
  );
}
