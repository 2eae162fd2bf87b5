import { defineWords } from '#platform/text/words.ts';

export const accountDeletionMailWords = defineWords('account-deletion-mail', {
  hu: {
    subject: (site: string) => `Töröljük a fiókját – ${site}`,
    title: 'Töröljük a fiókját',
    text: (day: string) =>
      `A törlés napja: ${day} A rendszeres támogatása már megszűnt, több terhelés nem lesz.`,
    law: 'A számviteli törvény miatt a befizetéseit nyolc évig meg kell őriznünk, de a személye nélkül.',
    changed: 'Ha meggondolta magát, addig elég belépnie.',
    button: 'Megtartom a fiókomat',
    reason: 'Azért kapta ezt a levelet, mert a fiókjában a törlését kérte.',
  },
  en: {
    subject: (site: string) => `Your account will be deleted – ${site}`,
    title: 'Your account will be deleted',
    text: (day: string) =>
      `Date of the deletion: ${day} Your regular support has ended already; nothing more will be charged.`,
    law: 'The law on accounting obliges us to store payments for eight years, but without your name.',
    changed: 'If you change your mind, sign in before that day.',
    button: 'Keep my account',
    reason: 'You received this mail because your account requested its deletion.',
  },
});
