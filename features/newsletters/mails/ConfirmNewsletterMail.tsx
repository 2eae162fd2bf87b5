import type { MailProps } from '#features/sites/public.ts';
import { MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { confirmNewsletterMail } from './confirm-newsletter.mail.ts';

const words = {
  hu: {
    greeting: (name: string) => (name === '' ? 'Jó napot kívánunk!' : `Kedves ${name}!`),
    open: {
      title: 'Erősítse meg a feliratkozást',
      text: 'Ezt az e-mail-címet adták meg a feliratkozáshoz. A következő hírlevelekről van szó:',
      button: 'Megnyitom a megerősítést',
      after: 'A hivatkozás 72 óráig érvényes. Amíg nem erősíti meg a feliratkozást, nem küldünk hírlevelet.',
    },
    subscribed: {
      title: 'Ön már feliratkozott',
      text: 'Erre az e-mail-címre már jár minden most kért hírlevél:',
      button: 'Megnyitom a beállításokat',
      after: 'Itt bármikor módosíthatja vagy lemondhatja a hírleveleit.',
    },
    reason:
      'Azért kapta ezt a levelet, mert valaki megadta ezt a címet egy feliratkozáshoz. Ha nem ön volt, nincs teendője: a címet 30 nap múlva töröljük.',
  },
  en: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    open: {
      title: 'Confirm your subscription',
      text: 'This address was entered to subscribe to these newsletters:',
      button: 'Open the confirmation',
      after: 'The link is valid for 72 hours. Until you confirm, we send you no newsletter.',
    },
    subscribed: {
      title: 'You are subscribed already',
      text: 'All the newsletters that were requested already come to this address:',
      button: 'Open your settings',
      after: 'You can change or cancel your newsletters there at any time.',
    },
    reason:
      'You received this message because somebody entered this address to subscribe. If it was not you, there is nothing to do: we delete the address after 30 days.',
  },
};

export function ConfirmNewsletterMail({ frame, props }: MailProps<typeof confirmNewsletterMail>) {
  const { firstName, newsletters, isSubscribed, address } = props;
  const all = words[frame.language];
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
      <p style={mailStyles.paragraph}>
        <a href={address} style={{ ...mailStyles.button, background: frame.accent }}>
          {button}
        </a>
      </p>
      <p style={mailStyles.paragraph}>{after}</p>
    </MailLayout>
  );
}
