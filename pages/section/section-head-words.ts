import { defineWordsIn } from '#platform/text/words.ts';

/** Descriptions of lists for search engines, in Hungarian on all pages. */
export const sectionHeadWords = defineWordsIn('hu', 'section-head', {
  author: (name: string, site: string) => `${name} írásai, a legfrissebb elöl. ${site}`,
  tag: (name: string, site: string) => `${name}: cikkeink a témában, a legfrissebb elöl. ${site}`,
});
