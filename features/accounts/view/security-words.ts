/** Words of the security pages. The newsroom's is Hungarian, that of readers English, too. */
import { defineWords } from '#platform/text/words.ts';
import type { PasswordFault } from '../factors/password-rules.ts';
import type { SecurityDone, SecurityFault } from '../forms/security-outcomes.ts';
import { unknownBrowser } from '../sign-in/browser-name.ts';

export interface SecurityWords {
  title: string;
  otherLanguage: string;
  back: string;
  signOut: { title: string; button: string };
  newsroom: string;
  campaigns: string;
  done: Readonly<Record<SecurityDone, string>>;
  faults: Readonly<Record<Exclude<SecurityFault, PasswordFault>, string>>;
  remove: string;
  codes: {
    title: string;
    shownOnce: string;
    none: string;
    left(codes: number): string;
    renew: string;
  };
  sessions: {
    title: string;
    current: string;
    lastUsed(time: string): string;
    end: string;
    endOthers: { label: string; button: string };
  };
  confirmation: {
    title: string;
    withPassword: string;
    withoutPassword: string;
    label: string;
    password: string;
    button: string;
    byMail: string;
    again: string;
  };
  app: {
    title: string;
    on: string;
    off: string;
    turnOn: string;
    turnOff: string;
    scan: string;
    qr: string;
    firstCode: string;
    code: string;
  };
  passkeys: {
    title: string;
    text: string;
    unknownDevice: string;
    added(time: string): string;
    label: string;
    button: string;
    create: string;
  };
  password: {
    title: string;
    none: string;
    label: string;
    change: string;
    set: string;
  };
  google: { title: string; on: string; off: string; link: string; unlink: string };
}

const hu: SecurityWords = {
  title: 'Belépés és biztonság',
  otherLanguage: 'In English',
  back: 'Vissza a fiókomhoz',
  signOut: { title: 'Kilépés', button: 'Kilépek ebből a böngészőből' },
  newsroom: 'Szerkesztőség',
  campaigns: 'Hirdetések',
  done: {
    jelszo: 'Az új jelszó érvényes. A többi böngészőben újra be kell lépnie.',
    alkalmazas: 'Bekapcsolta a hitelesítő alkalmazást. Belépéskor ezután a kódját is kérjük.',
    kulcs: 'Felvette a belépőkulcsot.',
    google: 'Összekapcsolta a Google-fiókját.',
    munkamenet: 'Kiléptettük.',
    torolve: 'Eltávolította.',
  },
  faults: {
    confirmation: 'Ez nem a jelszava. Lehet, hogy elgépelte.',
    code: 'Ez a kód nem jó. Lehet, hogy elgépelte, vagy közben lejárt: írja be a következőt.',
    passkey: 'Nem jött létre a belépőkulcs. Kezdje újra.',
    google: 'Ezt a Google-fiókot nem sikerült összekapcsolni. Lehet, hogy már máshoz tartozik.',
    attempts:
      'Túl sok próbálkozás volt. Egy perc múlva próbálja újra; sok hibás próba után legfeljebb három órát kell várni.',
  },
  remove: 'Eltávolítom',
  codes: {
    title: 'Helyreállító kódok',
    shownOnce:
      'Ha elvész a telefonja, ezekkel léphet be, mindegyikkel egyszer. Most látja őket utoljára: nyomtassa ki, vagy mentse a jelszókezelőjébe.',
    none: 'Nincs helyreállító kódja. Ha elvész a készüléke, nélküle csak a rendszergazda segíthet.',
    left: (codes) => `${codes} felhasználható kódja van.`,
    renew: 'Új kódokat kérek',
  },
  sessions: {
    title: 'Ahol be van lépve',
    current: '(ez a böngésző)',
    lastUsed: (time) => `Utoljára: ${time}`,
    end: 'Kiléptetem',
    endOthers: { label: 'Kiléptetés mindenhol', button: 'Kilépek minden más böngészőből' },
  },
  confirmation: {
    title: 'Erősítse meg, hogy ön az',
    withPassword:
      'A jelszót és a második lépcsőt csak a jelszava ismételt megadása után lehet megváltoztatni. Ez tíz percig érvényes.',
    withoutPassword: 'Ezeket csak a belépés utáni tíz percben lehet megváltoztatni: lépjen be újra.',
    label: 'Megerősítés',
    password: 'Jelszó',
    button: 'Megerősítem',
    byMail: 'Inkább levéllel lépek be újra',
    again: 'Belépek újra',
  },
  app: {
    title: 'Hitelesítő alkalmazás',
    on: 'Bekapcsolva: belépéskor az alkalmazás kódját is kérjük.',
    off: 'Kikapcsolva. Kapcsolja be, hogy egy ellopott jelszóval más ne léphessen be.',
    turnOn: 'Bekapcsolom',
    turnOff: 'Kikapcsolom',
    scan: 'Olvassa be a képet az alkalmazással, vagy írja be kézzel ezt a kulcsot:',
    qr: 'QR-kód a hitelesítő alkalmazáshoz',
    firstCode: 'A hitelesítő alkalmazás első kódja',
    code: 'Az alkalmazásban látható kód',
  },
  passkeys: {
    title: 'Belépőkulcsok',
    text: 'Ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal is beléphet, jelszó nélkül. Ehhez JavaScript kell.',
    unknownDevice: unknownBrowser,
    added: (time) => `Felvéve: ${time}`,
    label: 'Új belépőkulcs',
    button: 'Új belépőkulcsot veszek fel',
    create: 'Létrehozom a készüléken',
  },
  password: {
    title: 'Jelszó',
    none: 'Nincs jelszava, és nem is kell: levéllel lép be. Ha megad egyet, azzal is beléphet.',
    label: 'Új jelszó',
    change: 'Megváltoztatom',
    set: 'Megadom',
  },
  google: {
    title: 'Google-fiók',
    on: 'Összekapcsolva: Google-fiókkal is beléphet.',
    off: 'Nincs összekapcsolva.',
    link: 'Összekapcsolom',
    unlink: 'Leválasztom',
  },
};

const en: SecurityWords = {
  title: 'Sign-in and security',
  otherLanguage: 'Magyarul',
  back: 'Back to my account',
  signOut: { title: 'Sign out', button: 'Sign out of this browser' },
  newsroom: 'Newsroom',
  campaigns: 'Campaigns',
  done: {
    jelszo: 'Your new password is valid. You have to sign in again in your other browsers.',
    alkalmazas: 'The authenticator app is turned on. From now on we ask for its code when you sign in.',
    kulcs: 'The passkey has been added.',
    google: 'Your Google account is linked.',
    munkamenet: 'Signed out.',
    torolve: 'Removed.',
  },
  faults: {
    confirmation: 'This is not your password. It may be mistyped.',
    code: 'This code is not right. It may be mistyped, or have expired: enter the next one.',
    passkey: 'No passkey was made. Please begin again.',
    google: 'This Google account could not be linked. It may belong to somebody else’s account.',
    attempts:
      'There were too many attempts. Try again in a minute; after many wrong ones the wait is three hours at most.',
  },
  remove: 'Remove',
  codes: {
    title: 'Recovery codes',
    shownOnce:
      'If you lose your phone, sign in with these, once with each. They are not shown again: print them, or save them in your password manager.',
    none: 'You have no recovery codes. If you lose your device, only the administrator can help without them.',
    left: (codes) => `Codes that can be used: ${codes}.`,
    renew: 'Make new codes',
  },
  sessions: {
    title: 'Where you are signed in',
    current: '(this browser)',
    lastUsed: (time) => `Last used: ${time}`,
    end: 'Sign out',
    endOthers: { label: 'Sign out everywhere', button: 'Sign out of all other browsers' },
  },
  confirmation: {
    title: 'Confirm that it is you',
    withPassword:
      'Password and second step can be changed only after you enter your password again. That is valid for ten minutes.',
    withoutPassword: 'These can be changed only within ten minutes of signing in: please sign in again.',
    label: 'Confirmation',
    password: 'Password',
    button: 'Confirm',
    byMail: 'Sign in again by mail instead',
    again: 'Sign in again',
  },
  app: {
    title: 'Authenticator app',
    on: 'Turned on: we also ask for the code of the app when you sign in.',
    off: 'Turned off. Turn it on, so that nobody can sign in with a stolen password.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    scan: 'Scan the picture with the app, or enter this key by hand:',
    qr: 'QR code for the authenticator app',
    firstCode: 'First code of the authenticator app',
    code: 'The code that the app shows',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'You can also sign in with a fingerprint, your face or a PIN, without a password. This needs JavaScript.',
    unknownDevice: 'Unknown browser',
    added: (time) => `Added: ${time}`,
    label: 'New passkey',
    button: 'Add a passkey',
    create: 'Make it on this device',
  },
  password: {
    title: 'Password',
    none: 'You have no password and need none: you sign in by mail. If you set one, you can sign in with it, too.',
    label: 'New password',
    change: 'Change it',
    set: 'Set it',
  },
  google: {
    title: 'Google account',
    on: 'Linked: you can also sign in with Google.',
    off: 'Not linked.',
    link: 'Link it',
    unlink: 'Unlink it',
  },
};

export const securityWords: Readonly<Record<'hu' | 'en', SecurityWords>> = defineWords('security', {
  hu,
  en,
});
