/** Words of the pages on which people sign in. The newsroom's are Hungarian, those of readers English, too. */
import { defineWords } from '#platform/text/words.ts';
import type { MailSignInFault, SignInFault } from '../sign-in/sign-in-fault.ts';

export interface SignInWords {
  title: string;
  email: string;
  signIn: string;
  otherLanguage: string;
  mail: {
    intro: string;
    button: string;
    hasPassword: string;
    code: { title: string; intro: string; fromGoogle: string; label: string; again: string };
    link: { intro: string; button: string };
    faults: Readonly<Record<MailSignInFault, string>>;
  };
  password: {
    titles: { reader: string; newsroom: string; preview: string };
    preview: string;
    label: string;
    forgotten: string;
    byMail: string;
  };
  others: { label: string; passkey: string; google: string };
  factor: { title: string; intro: string; passkey: string; label: string };
  passkey: { title: string; intro: string; script: string };
  back: string;
  faults: Readonly<Record<SignInFault, string>>;
}

const sessionEnded = {
  hu: 'A munkamenete közben véget ért, ezért amit elküldött, azt nem mentettük. Lépjen be, és küldje el újra.',
  en: 'Your session ended meanwhile, so nothing that you sent was saved. Please sign in and send it again.',
};

const hu: SignInWords = {
  title: 'Belépés',
  email: 'E-mail-cím',
  signIn: 'Belépés',
  otherLanguage: 'In English',
  mail: {
    intro:
      'Jelszó nem kell: levélben küldünk egy hivatkozást és egy kódot. Ha még nincs fiókja, az első belépéssel jön létre; hogy mit tárolunk, az adatkezelési tájékoztatóban olvashatja.',
    button: 'Kérem a levelet',
    hasPassword: 'Van jelszavam',
    code: {
      title: 'Nézze meg a leveleit',
      intro:
        'Elküldtük a levelet. Kattintson benne a gombra, vagy írja ide a hatjegyű kódot. Ha két percen belül nem érkezik meg, nézze meg a levélszemetek között is.',
      fromGoogle:
        'A Google-fiókja még nincs összekapcsolva nálunk, ezért levelet küldtünk a címére. Kattintson benne a gombra, vagy írja ide a hatjegyű kódot: ezzel belép, és legközelebb a Google-fiókja egyből beengedi.',
      label: 'Kód a levélből',
      again: 'Másik címet adok meg, vagy új levelet kérek',
    },
    link: { intro: 'Ezzel a gombbal belép ebben a böngészőben.', button: 'Belépek' },
    faults: {
      address: 'Ez nem e-mail-cím. Így néz ki egy: nev@pelda.hu.',
      code: 'Ez a kód nem jó. Lehet, hogy elgépelte, letelt a fél óra, vagy nem ebben a böngészőben kérte a levelet.',
      link: 'Ez a hivatkozás már nem használható: letelt a fél óra, vagy egyszer már beléptek vele. Kérjen újat.',
      attempts:
        'Túl sok próbálkozás volt. Kódot tíz perc múlva írhat be újra, levelet egy óra múlva kérhet; tizenöt levél után egy nap múlva.',
      mail: 'Most nem tudunk levelet küldeni, ezért így belépni sem lehet. Próbálja meg később.',
      google:
        'Ezzel a Google-fiókkal nem sikerült belépni. Lépjen be levéllel, és a „Belépés és biztonság” lapon kapcsolja össze.',
      session: sessionEnded.hu,
    },
  },
  password: {
    titles: {
      reader: 'Belépés jelszóval',
      newsroom: 'Belépés a szerkesztőségbe',
      preview: 'Belépés az előnézetbe',
    },
    preview: 'Ez a lap még nem jelent meg: amíg készül, csak a szerkesztőség munkatársai olvassák.',
    label: 'Jelszó',
    forgotten: 'Elfelejtettem a jelszavamat',
    byMail: 'Nincs jelszavam, vagy elfelejtettem: levéllel lépek be',
  },
  others: {
    label: 'Belépés másként',
    passkey: 'Belépés belépőkulccsal',
    google: 'Belépés Google-fiókkal',
  },
  factor: {
    title: 'Második lépés',
    intro: 'Írja be a hitelesítő alkalmazásban látható hatjegyű kódot, vagy az egyik helyreállító kódját.',
    passkey: 'Belépőkulccsal igazolom',
    label: 'Kód',
  },
  passkey: {
    title: 'Belépés belépőkulccsal',
    intro: 'A készüléke ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal igazolja, hogy ön az.',
    script: 'Belépőkulcshoz JavaScript kell. Másként anélkül is beléphet.',
  },
  back: 'Vissza a belépés elejére',
  faults: {
    password: 'Az e-mail-cím vagy a jelszó nem jó. Lehet, hogy elgépelte.',
    code: 'Ez a kód nem jó. Lehet, hogy elgépelte, lejárt, vagy már felhasználta.',
    passkey: 'Ez a belépőkulcs nem ehhez a fiókhoz tartozik.',
    ended: 'Letelt az öt perc, vagy túl sok volt a hibás kód. Kezdje újra a belépést.',
    attempts:
      'Túl sok próbálkozás volt. Egy perc múlva próbálja újra; sok hibás próba után legfeljebb három órát kell várni.',
    google: 'A Google-fiókkal nem sikerült belépni. Lépjen be másként, és kapcsolja össze a fiókját.',
    away: 'A kiszolgáló most nem tudja ellenőrizni, ki lép be. Egy perc múlva próbálja újra.',
    session: sessionEnded.hu,
  },
};

const en: SignInWords = {
  title: 'Sign in',
  email: 'E-mail address',
  signIn: 'Sign in',
  otherLanguage: 'Magyarul',
  mail: {
    intro:
      'You need no password: we send you a mail with a link and a code. If you have no account yet, the first sign-in creates it; our privacy policy says what we store.',
    button: 'Send the mail',
    hasPassword: 'I have a password',
    code: {
      title: 'Check your mail',
      intro:
        'We have sent the mail. Click the button in it, or enter the code of six digits here. If it does not arrive within two minutes, look in your spam folder as well.',
      fromGoogle:
        'Your Google account is not linked with us yet, so we have sent a mail to its address. Click the button in it, or enter the code of six digits here: this signs you in, and next time your Google account does it at once.',
      label: 'Code from the mail',
      again: 'Use another address, or send a new mail',
    },
    link: { intro: 'This button signs you in with this browser.', button: 'Sign in' },
    faults: {
      address: 'This is not an e-mail address. They look like name@example.com.',
      code: 'This code is not right. It may be mistyped, older than half an hour, or requested in another browser.',
      link: 'This link can no longer be used: it is older than half an hour, or somebody has signed in with it. Please request a new one.',
      attempts:
        'There were too many attempts. You can try a code again in ten minutes, and ask for a mail in an hour; after fifteen mails in a day.',
      mail: 'We cannot send mails now, so you cannot sign in this way. Please try again later.',
      google:
        'This Google account could not be used. Sign in by mail, and link it in the settings of your sign-in.',
      session: sessionEnded.en,
    },
  },
  password: {
    titles: {
      reader: 'Sign in with a password',
      newsroom: 'Sign in to the newsroom',
      preview: 'Sign in to the preview',
    },
    preview: 'This site is not published yet: until then only its newsroom reads it.',
    label: 'Password',
    forgotten: 'I forgot my password',
    byMail: 'I have no password, or forgot it: sign in by mail',
  },
  others: {
    label: 'Other ways to sign in',
    passkey: 'Sign in with a passkey',
    google: 'Sign in with Google',
  },
  factor: {
    title: 'Second step',
    intro: 'Enter the code of six digits that your authenticator app shows, or one of your recovery codes.',
    passkey: 'Use a passkey',
    label: 'Code',
  },
  passkey: {
    title: 'Sign in with a passkey',
    intro: 'Your device checks that it is you by fingerprint, face or PIN.',
    script: 'Passkeys need JavaScript. The other ways to sign in work without it.',
  },
  back: 'Back to the beginning',
  faults: {
    password: 'The e-mail address or the password is not right. It may be mistyped.',
    code: 'This code is not right. It may be mistyped, expired, or used before.',
    passkey: 'This passkey does not belong to this account.',
    ended: 'The five minutes are over, or there were too many wrong codes. Please begin again.',
    attempts:
      'There were too many attempts. Try again in a minute; after many wrong ones the wait is three hours at most.',
    google: 'The Google account could not be used. Sign in another way, and link your account.',
    away: 'The server cannot check now who signs in. Try again in a minute.',
    session: sessionEnded.en,
  },
};

export const signInWords: Readonly<Record<'hu' | 'en', SignInWords>> = defineWords('sign-in', { hu, en });
