import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the app's view, which is in Hungarian. */
export const appWidgetWords = defineWordsIn('hu', 'app-widget', {
  empty: 'Még nincs hír. Nézzen vissza később.',
});
