import { defineWordsIn } from '#platform/text/words.ts';

/** For the newsroom, in Hungarian. */
export const previewWords = defineWordsIn('hu', 'preview', {
  title: 'Előnézet',
  text: 'Ez a lap még nem jelent meg.',
  leave: 'Kilépés',
});
