import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the currency converter; apart, because the browser has them. */
export const converterWords = defineWordsIn('hu', 'converter', {
  title: 'Valutaváltó',
  amount: 'Összeg',
  from: 'Miből',
  to: 'Mibe',
  wrong: 'Írjon be egy összeget számmal.',
  button: 'Átváltás',
  note: 'Középárfolyamon; a pénzváltók és a bankok mással számolnak.',
});
