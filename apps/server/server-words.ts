import { defineWordsIn } from '#platform/text/words.ts';

/** Plain text for when a page cannot be rendered. */
export const serverWords = defineWordsIn('hu', 'server', { failed: 'Belső kiszolgálóhiba.' });
