import { defineWords } from '#platform/text/words.ts';

/** Interface texts of documents; `gift` is the block with the number for the one percent. */
export const documentWords = defineWords('document', {
  hu: {
    contents: 'Tartalom',
    lastChanged: 'Utolsó módosítás:',
    gift: {
      taxNumber: 'A kedvezményezett adószáma',
      copy: 'Másolás',
      copied: 'Az adószám a vágólapon van.',
      holder: 'Neve',
      deadline: 'Határidő',
    },
  },
  en: {
    contents: 'Contents',
    lastChanged: 'Last changed:',
    gift: {
      taxNumber: 'Tax number of the beneficiary',
      copy: 'Copy',
      copied: 'The tax number is on the clipboard.',
      holder: 'Name',
      deadline: 'Deadline',
    },
  },
});
