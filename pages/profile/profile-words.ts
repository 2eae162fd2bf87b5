/** Words of a reader's account and of the download of their data. */
import { defineWords } from '#platform/text/words.ts';
import type { ProfileNotice } from './profile-form.ts';

export interface ProfileWords {
  title: string;
  since(day: string): string;
  otherLanguage: string;
  notices: Readonly<Record<ProfileNotice, string>>;
  deletes: { title(day: string): string; keep: string };
  name: { title: string; label: string; fault: string; save: string };
  address: {
    title: string;
    label: string;
    hint: string;
    send: string;
    code(email: string): string;
    confirm: string;
  };
  newsletters: string;
  saved: Readonly<Record<'on' | 'off', { text: string; button: string }>> & { title: string };
  sessions: {
    title: string;
    current: string;
    lastUsed(time: string): string;
    unknown: string;
    end: string;
    endOthers: string;
    signOut: string;
    security: string;
  };
  notifications: string;
  data: { title: string; text: string; download: string; remove: string };
  deletion: { title: string; what: string; facts: readonly string[]; confirm: string; cancel: string };
  download: { title: string; text: string; button: string; none: { title: string; text: string } };
}

const hu: ProfileWords = {
  title: 'Fiókom',
  since: (day) => `fiók ${day} óta`,
  otherLanguage: 'In English',
  notices: {
    nev: 'A nevét elmentettük.',
    'cim-kod': 'Elküldtük a kódot az új címére. Írja be ide tizenöt percen belül.',
    'cim-kesz': 'Az e-mail-címe megváltozott. A régi címére is írtunk róla.',
    'cim-hibas': 'Ez nem egy másik e-mail-cím. Írjon be egyet, például nev@pelda.hu.',
    'cim-foglalt': 'Ehhez a címhez már tartozik egy másik fiók.',
    'cim-kod-hibas': 'Nem ez a kód volt a levélben.',
    'cim-lejart': 'A kód ideje letelt. Kérjen másikat.',
    'cim-sok': 'Túl sok próbálkozás volt. A kódot negyedóra múlva, új cím kódját egy nap múlva kérheti újra.',
    'cim-belepes':
      'Az e-mail-címét a belépése után tíz percen belül módosíthatja. Lépjen ki, és lépjen be újra.',
    hirlevelek: 'A hírleveleit elmentettük.',
    kileptetve: 'A munkamenet véget ért.',
    letoltes: 'Elküldtük levélben a letöltés hivatkozását. Két napig érvényes.',
    torles: 'Elküldtük levélben a törlés megerősítését.',
    megtartva: 'A fiókja megmarad.',
    'mentett-be': 'A mentett cikkei mostantól minden eszközén ott lesznek, ahol be van lépve.',
    'mentett-ki': 'A mentett cikkeit töröltük a fiókjából. Amit egy eszközén eltett, ott megmarad.',
    'ertesites-ki': 'Abban a böngészőben nem kap több értesítést.',
  },
  deletes: {
    title: (day) => `A fiókját töröljük. A törlés napja: ${day}`,
    keep: 'Megtartom a fiókomat',
  },
  name: {
    title: 'Név',
    label: 'Így szólítjuk a leveleinkben',
    fault: 'A név legfeljebb 80 betű lehet, különleges jel nélkül.',
    save: 'Mentés',
  },
  address: {
    title: 'E-mail-cím',
    label: 'Új e-mail-cím',
    hint: 'Kódot küldünk rá. A bizonylatok, a hírlevelek és a belépés is az új címre jönnek majd.',
    send: 'Kódot kérek',
    code: (email) => `Kód, amelyet ide küldtünk: ${email}`,
    confirm: 'Megváltoztatom a címemet',
  },
  newsletters: 'Hírlevelek',
  saved: {
    title: 'Mentett cikkek',
    on: {
      text: 'A mentett cikkei a fiókjában vannak, és minden eszközén ott lesznek, ahol be van lépve.',
      button: 'Csak az eszközeimen legyenek meg',
    },
    off: {
      text: 'A mentett cikkei most csak azon az eszközön vannak meg, ahol eltette őket.',
      button: 'Legyenek meg a fiókomban is',
    },
  },
  sessions: {
    title: 'Ahol be van lépve',
    current: 'ez az eszköz',
    lastUsed: (time) => `utoljára: ${time}`,
    unknown: 'Ismeretlen böngésző',
    end: 'Kiléptetem',
    endOthers: 'Kilépés minden más eszközön',
    signOut: 'Kilépés',
    security: 'Jelszó, belépőkulcs, kétlépcsős belépés',
  },
  notifications: 'Értesítések',
  data: {
    title: 'Az adataim',
    text: 'Letöltheti mindazt, amit önről tárolunk, vagy törölheti a fiókját. A letöltés hivatkozását levélben küldjük.',
    download: 'Kérem az adataimat',
    remove: 'Törlöm a fiókomat',
  },
  deletion: {
    title: 'Biztosan törli a fiókját?',
    what: 'Mi történik?',
    facts: [
      'A rendszeres támogatása azonnal megszűnik, több terhelés nem lesz.',
      'Hét napja van meggondolni: ha addig belép, a fiókja megmarad.',
      'Utána a nevét, a címét, a hírleveleit és az értesítéseit véglegesen töröljük.',
      'A befizetéseit a számviteli törvény miatt nyolc évig megőrizzük, de a személyéhez többé nem kötjük.',
    ],
    confirm: 'Igen, törlöm',
    cancel: 'Mégsem',
  },
  download: {
    title: 'Az adataim',
    text: 'Egy ZIP-fájl: minden, amit önről tárolunk, gépi formában és olvashatóan is.',
    button: 'Letöltés',
    none: {
      title: 'Ez a letöltés nincs meg',
      text: 'A hivatkozás két napig érvényes, és csak annak szól, aki kérte. A fiókjában újat kérhet.',
    },
  },
};

const en: ProfileWords = {
  title: 'My account',
  since: (day) => `account since ${day}`,
  otherLanguage: 'Magyarul',
  notices: {
    nev: 'Your name is saved.',
    'cim-kod': 'We have sent the code to your new address. Enter it here within fifteen minutes.',
    'cim-kesz': 'Your e-mail address has changed. We have told your old address, too.',
    'cim-hibas': 'This is not another e-mail address. Enter one, such as name@example.com.',
    'cim-foglalt': 'Another account has this address.',
    'cim-kod-hibas': 'This was not the code in the mail.',
    'cim-lejart': 'The time of the code is over. Ask for another one.',
    'cim-sok':
      'There were too many attempts. Try the code again in a quarter of an hour, or ask for a new one tomorrow.',
    'cim-belepes':
      'You can change your address within ten minutes of signing in. Please sign out and in again.',
    hirlevelek: 'Your newsletters are saved.',
    kileptetve: 'The session has ended.',
    letoltes: 'We have sent you a mail with the link to the download. It is valid for two days.',
    torles: 'We have sent you a mail that confirms the deletion.',
    megtartva: 'Your account stays.',
    'mentett-be': 'Your saved stories will now be on every device on which you are signed in.',
    'mentett-ki': 'Your saved stories are no longer in your account. Those saved on a device stay there.',
    'ertesites-ki': 'That browser gets no more notifications.',
  },
  deletes: { title: (day) => `Your account will be deleted on ${day}`, keep: 'Keep my account' },
  name: {
    title: 'Name',
    label: 'How we address you in mails',
    fault: 'A name may have 80 letters at most, without special signs.',
    save: 'Save',
  },
  address: {
    title: 'E-mail address',
    label: 'New e-mail address',
    hint: 'We send a code to it. Receipts, newsletters and sign-ins will go to the new address.',
    send: 'Send me a code',
    code: (email) => `Code that we sent to ${email}`,
    confirm: 'Change my address',
  },
  newsletters: 'Newsletters',
  saved: {
    title: 'Saved stories',
    on: {
      text: 'Your saved stories are in your account, and on every device on which you are signed in.',
      button: 'Have them on my devices only',
    },
    off: {
      text: 'Your saved stories are only on the device on which you saved them.',
      button: 'Have them in my account, too',
    },
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'this device',
    lastUsed: (time) => `last used: ${time}`,
    unknown: 'Unknown browser',
    end: 'Sign it out',
    endOthers: 'Sign out all other devices',
    signOut: 'Sign out',
    security: 'Password, passkey, second step',
  },
  notifications: 'Notifications',
  data: {
    title: 'My data',
    text: 'You can download all that we store about you, or delete your account. The link to the download comes by mail.',
    download: 'Request my data',
    remove: 'Delete my account',
  },
  deletion: {
    title: 'Do you really want to delete your account?',
    what: 'What happens',
    facts: [
      'Your regular support ends at once; nothing more is charged.',
      'You have seven days to think: if you sign in before they are over, your account stays.',
      'After that your name, address, newsletters and notifications are deleted for good.',
      'The law on accounting obliges us to store your payments for eight years, without your name.',
    ],
    confirm: 'Yes, delete it',
    cancel: 'Cancel',
  },
  download: {
    title: 'My data',
    text: 'A ZIP file with all that we store about you, for programs and for reading.',
    button: 'Download',
    none: {
      title: 'This download does not exist',
      text: 'The link is valid for two days, and only for the person who requested it. You can request another in your account.',
    },
  },
};

export const profileWords: Readonly<Record<'hu' | 'en', ProfileWords>> = defineWords('profile', { hu, en });
