import { defineWords } from '#platform/text/words.ts';

export const securityNoticeMailWords = defineWords('security-notice-mail', {
  hu: {
    subject: (site: string) => `Megváltozott a belépése: ${site}`,
    changes: {
      address: 'A fiókja mostantól egy másik e-mail-címhez tartozik; erre a címre többet nem írunk.',
      password: 'Megváltozott a jelszava.',
      'totp-added': 'Bekapcsolták a hitelesítő alkalmazást a fiókjához.',
      'totp-removed': 'Kikapcsolták a hitelesítő alkalmazást a fiókjához.',
      'recovery-codes': 'Új helyreállító kódok készültek; a régiek már nem érvényesek.',
      'recovery-used': 'Helyreállító kóddal léptek be a fiókjába.',
      'passkey-added': 'Új belépőkulcsot adtak a fiókjához.',
      'passkey-removed': 'Eltávolítottak egy belépőkulcsot a fiókjából.',
      'google-linked': 'Google-fiókot kapcsoltak a fiókjához.',
      'google-unlinked': 'Leválasztották a Google-fiókot a fiókjáról.',
    },
    title: 'Változás a belépésben',
    greeting: (name: string) => (name === '' ? 'Kedves Olvasó!' : `Kedves ${name}!`),
    browser: (name: string) => `Böngésző: ${name}.`,
    newsroom:
      'Ha ön volt, nincs teendője. Ha nem, adjon meg azonnal új jelszót, és szóljon a rendszergazdának.',
    reader:
      'Ha ön volt, nincs teendője. Ha nem, lépjen be, léptesse ki a többi böngészőt, és nézze át a beállításait.',
    button: 'Megnézem a fiókomat',
    reason: 'Azért kapta ezt a levelet, mert az ilyen változásokról mindig értesítjük.',
  },
  en: {
    subject: (site: string) => `Your sign-in has changed: ${site}`,
    changes: {
      address: 'Your account belongs to another e-mail address now; we will not write to this one any more.',
      password: 'Your password has changed.',
      'totp-added': 'An authenticator app was added to your account.',
      'totp-removed': 'The authenticator app was removed from your account.',
      'recovery-codes': 'New recovery codes were made; the old ones are no longer valid.',
      'recovery-used': 'Somebody signed in to your account with a recovery code.',
      'passkey-added': 'A passkey was added to your account.',
      'passkey-removed': 'A passkey was removed from your account.',
      'google-linked': 'A Google account was linked to your account.',
      'google-unlinked': 'The Google account was unlinked from your account.',
    },
    title: 'Your sign-in has changed',
    greeting: (name: string) => (name === '' ? 'Dear Reader,' : `Dear ${name},`),
    browser: (name: string) => `Browser: ${name}.`,
    newsroom:
      'If it was you, there is nothing to do. If not, set a new password now and tell your administrator.',
    reader:
      'If it was you, there is nothing to do. If not, sign in, sign out all other browsers and check your settings.',
    button: 'Show my account',
    reason: 'You received this mail because we always tell you about such changes.',
  },
});
