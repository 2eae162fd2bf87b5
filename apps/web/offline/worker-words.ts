import { defineWordsIn } from '#platform/text/words.ts';

/** Texts of the page that the service worker shows by itself. */
export const workerWords = defineWordsIn('hu', 'worker', { news: 'Friss hír' });
