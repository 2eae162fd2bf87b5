import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { memberLinkMail } from './member-link.mail.ts';

const words = {
  invitation: {
    title: 'Meghívó a szerkesztőségbe',
    text: 'Hozzáférést kapott a szerkesztőség felületéhez. Ezzel a gombbal megadhatja a jelszavát, és beléphet.',
    button: 'Elfogadom a meghívót',
    validity: 'A gomb hét napig érvényes, és egyszer használható.',
    reason:
      'Azért kapta ezt a levelet, mert a szerkesztőség egyik rendszergazdája felvette a munkatársak közé.',
  },
  reset: {
    title: 'Új jelszó',
    text: 'Ezzel a gombbal új jelszót adhat meg. Utána minden böngészőben újra be kell lépnie.',
    button: 'Új jelszót adok meg',
    validity: 'A gomb egy óráig érvényes, és egyszer használható.',
    reason:
      'Azért kapta ezt a levelet, mert ehhez a címhez valaki új jelszót kért. Ha nem Ön volt, nincs teendője.',
  },
};

export function MemberLinkMail({ frame, props: { kind, name, address } }: MailProps<typeof memberLinkMail>) {
  const text = words[kind];
  const reason = <p style={{ ...mailStyles.small, margin: 0 }}>{text.reason}</p>;
  return (
    <MailLayout frame={frame} preview={text.text} reason={reason}>
      <h1 style={mailStyles.heading}>{text.title}</h1>
      <p style={mailStyles.paragraph}>{`Kedves ${name}!`}</p>
      <p style={mailStyles.paragraph}>{text.text}</p>
      <MailButton href={address}>{text.button}</MailButton>
      <p style={mailStyles.paragraph}>{text.validity}</p>
    </MailLayout>
  );
}
