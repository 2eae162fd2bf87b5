import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { accountDeletionMail } from './account-deletion.mail.ts';

export function AccountDeletionMail({ frame, props }: MailProps<typeof accountDeletionMail>) {
  const words = {
    hu: {
      title: 'Töröljük a fiókját',
      text: `A törlés napja: ${props.day} A rendszeres támogatása már megszűnt, több terhelés nem lesz.`,
      law: 'A számviteli törvény miatt a befizetéseit nyolc évig meg kell őriznünk, de a személye nélkül.',
      changed: 'Ha meggondolta magát, addig elég belépnie.',
      button: 'Megtartom a fiókomat',
      reason: 'Azért kapta ezt a levelet, mert a fiókjában a törlését kérte.',
    },
    en: {
      title: 'Your account will be deleted',
      text: `Date of the deletion: ${props.day} Your monthly support has ended already; nothing more will be charged.`,
      law: 'The law on accounting obliges us to store payments for eight years, but without your name.',
      changed: 'If you change your mind, sign in before that day.',
      button: 'Keep my account',
      reason: 'You received this mail because your account requested its deletion.',
    },
  }[frame.language];
  return (
    <MailLayout frame={frame} preview={words.text} reason={words.reason}>
      <h1 style={mailStyles.heading}>{words.title}</h1>
      <p style={mailStyles.paragraph}>{words.text}</p>
      <p style={mailStyles.paragraph}>{words.law}</p>
      <p style={mailStyles.paragraph}>{words.changed}</p>
      <MailButton href={props.address}>{words.button}</MailButton>
    </MailLayout>
  );
}
