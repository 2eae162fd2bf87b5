import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { confirmNewsletterMail } from './confirm-newsletter.mail.ts';
import { confirmNewsletterMailWords } from './confirm-newsletter-mail-words.ts';

export function ConfirmNewsletterMail({ frame, props }: MailProps<typeof confirmNewsletterMail>) {
  const { firstName, newsletters, isSubscribed, address } = props;
  const all = confirmNewsletterMailWords[frame.language];
  const { title, text, button, after } = isSubscribed ? all.subscribed : all.open;
  return (
    <MailLayout frame={frame} preview={text} reason={all.reason}>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{all.greeting(firstName)}</p>
      <p style={mailStyles.paragraph}>{text}</p>
      <ul style={mailStyles.paragraph}>
        {newsletters.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <MailButton frame={frame} href={address}>
        {button}
      </MailButton>
      <p style={mailStyles.paragraph}>{after}</p>
    </MailLayout>
  );
}
