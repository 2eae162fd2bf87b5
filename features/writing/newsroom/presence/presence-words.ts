import { defineWords } from '#platform/text/words.ts';

export const presenceWords = defineWords('presence', {
  hu: {
    here: 'Itt van még:',
    more: (count: number) => `és még ${count}`,
    came: (names: string) => `Megnyitotta a cikket: ${names}.`,
    went: (names: string) => `Bezárta a cikket: ${names}.`,
    inField: 'itt dolgozik',
  },
  en: {
    here: 'Also here:',
    more: (count: number) => `and ${count} more`,
    came: (names: string) => `Opened the story: ${names}.`,
    went: (names: string) => `Closed the story: ${names}.`,
    inField: 'is here',
  },
});
