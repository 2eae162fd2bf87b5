import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the page of notifications, which is in Hungarian. */
export const notificationsWords = defineWordsIn('hu', 'notifications', {
  title: 'Értesítések',
  description: 'Válassza ki, miről kér értesítést a böngészőjébe, és mikor ne zavarjuk.',
  intro:
    'Szólunk, ha fontos dolog történik. Válassza ki, miről szeretne értesítést kapni ebbe a böngészőbe, és mikor ne zavarjuk.',
  withoutScript:
    'Az értesítéseket a böngésző kéri és mutatja, ehhez JavaScript kell. Hírleveleink és RSS-csatornáink enélkül is működnek.',
  followed: 'Amit követ',
  consent:
    'Az engedélyt bármikor visszavonhatja ezen az oldalon. Csak azt tároljuk, hogy ez a böngésző mely témákat kérte; a nevét és az e-mail-címét nem.',
  off: 'Minden értesítés kikapcsolása',
  unsupported: {
    title: 'Ez a böngésző nem tud értesítést fogadni',
    text: 'Privát ablakban az értesítések nem működnek. iPhone-on és iPaden előbb tegye ki a lapot a főképernyőre a megosztás gombbal, és onnan nyissa meg.',
  },
  denied: {
    title: 'A böngészőben le vannak tiltva az értesítéseink',
    text: 'A címsor elején lévő ikonra kattintva engedélyezheti őket, utána töltse újra ezt az oldalt.',
  },
  isOn: 'Ebben a böngészőben be vannak kapcsolva az értesítések',
  quiet: {
    title: 'Csendes idő',
    label: 'Legyen csendes idő',
    hint: 'Ami közben érkezne, a végén érkezik meg, ha addig nem veszti érvényét.',
    from: 'Mikortól',
    to: 'Meddig',
  },
  goal: (match: string, score: string) => `Gól! ${match} ${score}`,
});
