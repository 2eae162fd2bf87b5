import { describe, expect, it } from 'vitest';
import { emptySearch } from '#features/search/public.ts';
import { broaderSearches } from './broader-searches.ts';

const bridges = { type: 'tags', value: 'hidak', text: 'hidak', protected: false } as const;
const g7 = { type: 'superTags', value: 'g7', text: 'G7', protected: true } as const;

describe('broader searches for an empty result', () => {
  it('omit the filters, except the protected ones [X08] [SRCH-09]', () => {
    const [first] = broaderSearches({ ...emptySearch, term: 'híd', tags: [g7, bridges] });
    expect(first).toEqual({
      kind: 'without-filters',
      question: { ...emptySearch, term: 'híd', tags: [g7] },
    });
    expect(broaderSearches({ ...emptySearch, term: 'híd', tags: [g7] })).toEqual([]);
  });

  it('omit the dates, or the quotation marks [X08]', () => {
    const easier = broaderSearches({ ...emptySearch, term: '„fából híd”', from: '2024-01-01' });
    expect(easier.map(({ kind }) => kind)).toEqual(['without-dates', 'without-quotes']);
    expect(easier[0]?.question.from).toBe('');
    expect(easier[1]?.question.term).toBe('fából híd');
  });

  it('contain each significant word alone, without duplicates [X08]', () => {
    const easier = broaderSearches({ ...emptySearch, term: 'a nyírfából faragott nyírfából híd fémes' });
    expect(easier.map(({ question }) => question.term)).toEqual(['nyírfából', 'faragott', 'fémes']);
  });

  it('do not exist for a single word', () => {
    expect(broaderSearches({ ...emptySearch, term: 'rezgésérzékelő' })).toEqual([]);
  });
});
