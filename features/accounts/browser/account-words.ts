import { defineWords } from '#platform/text/words.ts';

/** What the shell says to readers who are signed in. */
export const accountWords = defineWords('account', {
  hu: { thanks: 'Köszönjük!' },
  en: { thanks: 'Thank you!' },
});
