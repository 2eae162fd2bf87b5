import { defineWordsIn } from '#platform/text/words.ts';

/** Browser texts of the form of notifications. */
export const pushFormWords = defineWordsIn('hu', 'push-form', {
  enable: 'Értesítések engedélyezése',
  change: 'Választás mentése',
  saving: 'Mentés…',
  saved: 'Elmentettük: ezekről a témákról kap értesítést ebben a böngészőben.',
  off: 'Kikapcsoltuk: ebben a böngészőben nem kap több értesítést.',
  noTopic: 'Válasszon legalább egy témát, vagy kapcsolja ki az értesítéseket.',
  notAllowed: 'A böngésző kérdésére nem kaptunk engedélyt, így most nem küldünk értesítést.',
  offline: 'Nincs kapcsolat. Próbálja újra, ha visszatért a hálózat.',
  failed: 'Most nem sikerült. Próbálja újra néhány perc múlva.',
});
