import { defineWordsIn } from '#platform/text/words.ts';

/** What the service worker shows by itself. */
export const workerWords = defineWordsIn('hu', 'worker', { news: 'Friss hír' });
