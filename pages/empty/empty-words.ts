import { defineWords } from '#platform/text/words.ts';

/** Interface texts of the empty page. */
export const emptyWords = defineWords('empty', {
  hu: {
    title: 'Ez az oldal üres',
    text: (_site: string) => 'Szándékosan nincs rajta semmi: a helye foglalt.',
  },
  en: { title: 'This page is empty', text: (site: string) => `Nothing of ${site} stands here yet.` },
});
