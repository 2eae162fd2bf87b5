import { defineWordsIn } from '#platform/text/words.ts';

/** Browser texts of the sports pages, which are in Hungarian. */
export const sportsBoardWords = defineWordsIn('hu', 'sports-board', {
  failed: 'Nem sikerült betölteni, amit kért.',
  again: 'Újra megpróbálom',
  loading: 'Betöltés…',
  favourite: (name: string) => `Kedvenc: ${name}`,
  hideScores: 'Eredmények elrejtése',
  showScore: (match: string) => `Eredmény mutatása: ${match}`,
  show: 'Megnézem',
  hiddenScore: (match: string) => `Eredmény elrejtve: ${match}`,
  zone: 'A kezdési idők az eszköz helyi ideje szerint.',
});
