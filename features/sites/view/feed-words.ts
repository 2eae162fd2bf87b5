import { defineWords } from '#platform/text/words.ts';

/** Words of the link to a feed. */
export const feedWords = defineWords('feed', {
  hu: { feed: 'RSS', feedOf: (title: string) => `RSS-hírcsatorna: ${title}` },
  en: { feed: 'RSS', feedOf: (title: string) => `RSS feed: ${title}` },
});
