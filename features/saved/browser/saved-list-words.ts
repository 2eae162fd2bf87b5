import { defineWordsIn } from '#platform/text/words.ts';

/** Messages of the page of saved stories about changes. */
export const savedListWords = defineWordsIn('hu', 'saved-list', {
  removed: (title: string) => `Eltávolítva: ${title}`,
  remove: (title: string) => `Eltávolítás: ${title}`,
  cleared: 'A lista üres.',
  restored: 'Visszakerült.',
  refused: 'Ez a böngésző nem engedi, hogy itt bármit megjegyezzünk.',
});
