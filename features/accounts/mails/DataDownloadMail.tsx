import type { MailProps } from '#features/sites/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/sites/public.view.ts';
import type { dataDownloadMail } from './data-download.mail.ts';

const words = {
  hu: {
    title: 'Az adatai letölthetők',
    text: 'Egy ZIP-fájlban megtalál mindent, amit Önről tárolunk: a fiókja adatait, a támogatásait, a hírleveleit és a hozzájárulásait, gépi formában és olvashatóan is.',
    button: 'Letöltés',
    validity: 'A hivatkozás két napig érvényes, és a letöltéshez be kell lépnie.',
    reason: 'Azért kapta ezt a levelet, mert a fiókjában az adatai letöltését kérte.',
  },
  en: {
    title: 'Your data are ready',
    text: 'One ZIP file contains all that we store about you: your account, your support, your newsletters and your consents, for programs and for reading.',
    button: 'Download',
    validity: 'The link is valid for two days; you have to be signed in.',
    reason: 'You received this mail because your account requested a download of your data.',
  },
};

export function DataDownloadMail({ frame, props }: MailProps<typeof dataDownloadMail>) {
  const { title, text, button, validity, reason } = words[frame.language];
  return (
    <MailLayout frame={frame} preview={text} reason={reason}>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <MailButton href={props.address}>{button}</MailButton>
      <p style={mailStyles.paragraph}>{validity}</p>
    </MailLayout>
  );
}
