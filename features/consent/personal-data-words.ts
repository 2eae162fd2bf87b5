import { defineWords } from '#platform/text/words.ts';

/** The part in a reader's download to which several features give. */
export const personalDataWords = defineWords('personal-data', {
  hu: {
    consents: 'Hozzájárulások',
  },
  en: {
    consents: 'Consents',
  },
});
