import { defineWords } from '#platform/text/words.ts';

export const mailWords = defineWords('mail', {
  hu: { taxNumber: 'Adószám' },
  en: { taxNumber: 'Tax number' },
});
