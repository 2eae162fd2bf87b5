import { defineWordsIn } from '#platform/text/words.ts';

/** On the front, where there is no place for breaking news yet. */
export const breakingWords = defineWordsIn('hu', 'breaking', { title: 'Rendkívüli' });
