import { defineWords } from '#platform/text/words.ts';

/** Titles of the parts of a reader's download. */
export const personalDataWords = defineWords('personal-data', {
  hu: {
    support: 'Támogatás',
    newsletters: 'Hírlevelek',
    notifications: 'Értesítések',
    consents: 'Hozzájárulások',
  },
  en: {
    support: 'Support',
    newsletters: 'Newsletters',
    notifications: 'Notifications',
    consents: 'Consents',
  },
});
