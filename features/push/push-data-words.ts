import { defineWords } from '#platform/text/words.ts';

/** The part about notifications in a reader's download. */
export const pushDataWords = defineWords('push-data', {
  hu: { title: 'Értesítések' },
  en: { title: 'Notifications' },
});
