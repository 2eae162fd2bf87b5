import { defineWordsIn } from '#platform/text/words.ts';

/** What the server writes when it cannot render a page. */
export const serverWords = defineWordsIn('hu', 'server', { failed: 'Belső kiszolgálóhiba.' });
