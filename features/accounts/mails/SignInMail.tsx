import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { signInMail } from './sign-in.mail.ts';

const words = {
  hu: {
    title: 'Belépés egy kattintással',
    text: 'Ezzel a gombbal beléphet a fiókjába. Ha még nincs fiókja, most jön létre.',
    button: 'Belépés',
    code: 'Vagy írja be ezt a kódot abban a böngészőben, amelyben a levelet kérte:',
    validity: 'A gomb és a kód 30 percig érvényes, és egyszer használható.',
    reason: 'Azért kapta ezt a levelet, mert ezzel a címmel valaki be akart lépni.',
    ignore: 'Ha nem Ön volt, nincs teendője: a levél nélkül senki sem tud belépni.',
  },
  en: {
    title: 'Sign in with one click',
    text: 'This button signs you in. If you have no account yet, it will be created.',
    button: 'Sign in',
    code: 'Or enter this code in the browser in which you requested this mail:',
    validity: 'The button and the code are valid for 30 minutes and can be used once.',
    reason: 'You received this mail because somebody tried to sign in with this address.',
    ignore: 'If it was not you, there is nothing to do: nobody can sign in without this mail.',
  },
};

export function SignInMail({ frame, props }: MailProps<typeof signInMail>) {
  const text = words[frame.language];
  const reason = (
    <p style={{ ...mailStyles.small, margin: 0 }}>
      {text.reason} {text.ignore}
    </p>
  );
  return (
    <MailLayout frame={frame} preview={text.text} reason={reason}>
      <h1 style={mailStyles.heading}>{text.title}</h1>
      <p style={mailStyles.paragraph}>{text.text}</p>
      <MailButton href={props.address}>{text.button}</MailButton>
      <p style={mailStyles.paragraph}>{text.code}</p>
      <p style={mailStyles.code}>{`${props.code.slice(0, 3)} ${props.code.slice(3)}`}</p>
      <p style={mailStyles.paragraph}>{text.validity}</p>
    </MailLayout>
  );
}
