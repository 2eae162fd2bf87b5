import { defineWordsIn } from '#platform/text/words.ts';

/** For search engines, in Hungarian on all pages. */
export const electionMapWords = defineWordsIn('hu', 'election-map', {
  description: (title: string) => `${title}: térkép és táblázat.`,
});
