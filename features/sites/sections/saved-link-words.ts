import { defineWords } from '#platform/text/words.ts';

export const savedLinkWords = defineWords('saved-link', {
  hu: { title: 'Mentett cikkek' },
  en: { title: 'Saved stories' },
});
