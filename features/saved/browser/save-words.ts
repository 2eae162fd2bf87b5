import { defineWords } from '#platform/text/words.ts';

/** Interface texts of the save button. */
export const saveWords = defineWords('save', {
  hu: {
    saved: 'Mentve',
    wasSaved: 'Bekerült a mentett cikkek közé.',
    wasRemoved: 'Kikerült a mentett cikkek közül.',
    full: 'Betelt a lista: száz mentett cikk fér bele. Töröljön belőle, hogy újat tehessen el.',
    refused: 'Ez a böngésző nem engedi, hogy a cikket eltegyük.',
  },
  en: {
    saved: 'Saved',
    wasSaved: 'Added to your saved stories.',
    wasRemoved: 'Removed from your saved stories.',
    full: 'The list is full: it holds a hundred stories. Remove some to save new ones.',
    refused: 'This browser does not allow stories to be saved.',
  },
});
