import { defineWords } from '#platform/text/words.ts';

/** The part about the account in a reader's download. */
export const accountDataWords = defineWords('account-data', {
  hu: { title: 'Fiók' },
  en: { title: 'Account' },
});
