import { defineWordsIn } from '#platform/text/words.ts';

/** Words of the pages on which members of the newsroom set a password, which are in Hungarian. */
export const memberPasswordWords = defineWordsIn('hu', 'member-password', {
  faults: {
    address: 'Ez nem e-mail-cím. Így néz ki egy: nev@pelda.hu.',
    mail: 'Most nem tudunk levelet küldeni. Új hivatkozást az üzemeltetőtől kérhet.',
    attempts:
      'Túl sok próbálkozás volt. Egy perc múlva próbálja újra; sok hibás próba után legfeljebb három órát kell várni.',
  },
  heads: { invitation: 'Meghívó', reset: 'Elfelejtett jelszó' },
  back: 'Vissza a belépéshez',
  signIn: 'Belépés',
  address: {
    title: 'Elfelejtett jelszó',
    text: 'Írja be az e-mail-címét, és küldünk egy levelet, amelyből új jelszót adhat meg.',
    email: 'E-mail-cím',
    button: 'Kérem a levelet',
  },
  sent: {
    title: 'Nézze meg a leveleit',
    text: 'Ha ezzel a címmel van szerkesztőségi fiók, elküldtük a levelet. Két percen belül megérkezik; nézze meg a levélszemetek között is.',
  },
  password: {
    invitation: {
      title: 'Üdvözöljük a szerkesztőségben',
      text: 'Adjon meg egy jelszót, amellyel ezután belép.',
    },
    reset: { title: 'Új jelszó', text: 'Az új jelszóval minden böngészőben újra be kell lépnie.' },
    label: 'Jelszó',
    button: 'Ez legyen a jelszavam',
  },
  ended: {
    title: 'Ez a hivatkozás már nem használható',
    text: 'Letelt az ideje, vagy már felhasználták.',
    invitation: 'Kérjen új meghívót a rendszergazdától.',
    reset: 'Kérjen új levelet.',
  },
  done: { title: 'Az új jelszó érvényes', text: 'Mostantól ezzel léphet be.' },
});
