import { defineWordsIn } from '#platform/text/words.ts';

/** Words of the order and the days of a search, on a page in Hungarian. */
export const narrowingWords = defineWordsIn('hu', 'narrowing', {
  order: 'Sorrend',
  orders: { relevance: 'Legjobb találat', time: 'Legújabb' },
  period: 'Időszak',
  from: 'Ettől',
  to: 'Eddig',
  apply: 'Szűkítés',
});
