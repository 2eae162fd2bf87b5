import { defineWords } from '../text/words.ts';

/** Behind a time in the zone of the reader's device. */
export const deviceTimeWords = defineWords('device-time', {
  hu: { name: 'helyi idő' },
  en: { name: 'local time' },
});
