import { defineWords } from '#platform/text/words.ts';

/** Texts of the shell for readers who are signed in. */
export const accountWords = defineWords('account', {
  hu: { thanks: 'Köszönjük!' },
  en: { thanks: 'Thank you!' },
});
