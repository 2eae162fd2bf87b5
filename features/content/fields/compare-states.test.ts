import { describe, expect, it } from 'vitest';
import { compareStates } from './compare-states.ts';

const block = (key: string, html: string) => ({ kind: 'paragraph', key, html });
const state = {
  story: {
    title: 'Régi',
    lead: '',
    flags: ['pr'],
    body: [block('a', 'Egy.'), block('b', 'Kettő.')],
    version: 1,
  },
  relations: { tagIds: [3, 1], authorIds: [], corrections: [] },
};

describe('two versions of a story', () => {
  it('differ in the fields that the newsroom changed, in the order of the table [S31]', () => {
    const later = {
      story: { ...state.story, title: 'Új', lead: 'Lead.', version: 2 },
      relations: { ...state.relations, tagIds: [1, 3] },
    };
    expect(compareStates(state, later)).toEqual([
      { field: 'title', before: 'Régi', after: 'Új' },
      { field: 'tagIds', before: [3, 1], after: [1, 3] },
      { field: 'lead', before: '', after: 'Lead.' },
    ]);
    expect(compareStates(later, later)).toEqual([]);
  });

  it('differ in single blocks of the text, and in their order', () => {
    const [one, two] = state.story.body;
    const withBody = (...body: unknown[]) => ({ ...state, story: { ...state.story, body } });
    const changed = block('b', 'Kettő, javítva.');
    expect(compareStates(state, withBody(one, changed, block('c', 'Három.')))).toEqual([
      { field: 'body', before: [two], after: [changed, block('c', 'Három.')] },
    ]);
    expect(compareStates(state, withBody(two, one))).toEqual([
      { field: 'body', before: [one, two], after: [two, one] },
    ]);
  });

  it('are not compared in what one of them did not record', () => {
    expect(compareStates({ ...state, relations: null }, state)).toEqual([]);
  });
});
