import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the page of all podcasts, which is in Hungarian. */
export const podcastsWords = defineWordsIn('hu', 'podcasts', {
  title: 'Podcast',
  description: (names: string) => `Adásaink: ${names}.`,
  latest: 'Legfrissebb adások',
  none: 'Még nincs podcastunk.',
});
