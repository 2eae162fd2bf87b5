import { defineWords } from '#platform/text/words.ts';

export const dataDownloadMailWords = defineWords('data-download-mail', {
  hu: {
    subject: (site: string) => `Az adatai letölthetők – ${site}`,
    title: 'Az adatai letölthetők',
    text: 'Egy ZIP-fájlban megtalál mindent, amit önről tárolunk: a fiókja adatait, a támogatásait, a hírleveleit és a hozzájárulásait, gépi formában és olvashatóan is.',
    button: 'Letöltés',
    validity: 'A hivatkozás két napig érvényes, és a letöltéshez be kell lépnie.',
    reason: 'Azért kapta ezt a levelet, mert a fiókjában az adatai letöltését kérte.',
  },
  en: {
    subject: (site: string) => `Your data are ready – ${site}`,
    title: 'Your data are ready',
    text: 'One ZIP file contains all that we store about you: your account, your support, your newsletters and your consents, for programs and for reading.',
    button: 'Download',
    validity: 'The link is valid for two days; you have to be signed in.',
    reason: 'You received this mail because your account requested a download of your data.',
  },
});
