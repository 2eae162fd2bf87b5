import { describe, expect, it } from 'vitest';
import { nothingAsked } from './archive-address.ts';
import { easierQuestions } from './easier-questions.ts';

const bridges = { type: 'tags', value: 'hidak', text: 'hidak', protected: false } as const;
const g7 = { type: 'superTags', value: 'g7', text: 'G7', protected: true } as const;

describe('where nothing was found', () => {
  it('offers the search without its filters, and keeps those that cannot go [X08] [SRCH-09]', () => {
    const [first] = easierQuestions({ ...nothingAsked, term: 'híd', tags: [g7, bridges] });
    expect(first).toEqual({
      kind: 'without-filters',
      question: { ...nothingAsked, term: 'híd', tags: [g7] },
    });
    expect(easierQuestions({ ...nothingAsked, term: 'híd', tags: [g7] })).toEqual([]);
  });

  it('offers it without its dates, and without its quotation marks [X08]', () => {
    const easier = easierQuestions({ ...nothingAsked, term: '„fából híd”', from: '2024-01-01' });
    expect(easier.map(({ kind }) => kind)).toEqual(['without-dates', 'without-quotes']);
    expect(easier[0]?.question.from).toBe('');
    expect(easier[1]?.question.term).toBe('fából híd');
  });

  it('offers each of its telling words alone, once [X08]', () => {
    const easier = easierQuestions({ ...nothingAsked, term: 'a nyírfából faragott nyírfából híd fémes' });
    expect(easier.map(({ question }) => question.term)).toEqual(['nyírfából', 'faragott', 'fémes']);
  });

  it('has nothing easier than one word', () => {
    expect(easierQuestions({ ...nothingAsked, term: 'rezgésérzékelő' })).toEqual([]);
  });
});
