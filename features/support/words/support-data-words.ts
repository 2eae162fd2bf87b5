import { defineWords } from '#platform/text/words.ts';

/** The part about support in a reader's download. */
export const supportDataWords = defineWords('support-data', {
  hu: { title: 'Támogatás' },
  en: { title: 'Support' },
});
