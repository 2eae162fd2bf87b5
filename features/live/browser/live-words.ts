import { defineWords } from '#platform/text/words.ts';

/** Interface texts for updates of live pages. */
export const liveWords = defineWords('live', {
  hu: {
    newPosts: (count: number) => `${count} új bejegyzés`,
    changed: 'Frissült, megnézem',
    isNew: 'Új',
    isChanged: 'Frissült',
    withdrawn: 'Ezt a bejegyzést visszavontuk.',
    elsewhere: 'Ez a bejegyzés már nincs ezen az oldalon.',
  },
  en: {
    newPosts: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
    changed: 'Updated, show it',
    isNew: 'New',
    isChanged: 'Updated',
    withdrawn: 'This post was withdrawn.',
    elsewhere: 'This post is no longer on this page.',
  },
});

export type LiveWords = (typeof liveWords)[keyof typeof liveWords];
