/** Changes of the numbers of stories of labels, and the terms by which labels are found. */
import { describe, expect, it } from 'vitest';
import { labelsOf, nameTermsOf, type StoryLabel } from '../words/story-terms.ts';
import { LabelCounts } from './label-counts.ts';

const bridges: StoryLabel = { kind: 'tags', slug: 'hidak', name: 'Hidak' };
const anna: StoryLabel = { kind: 'authors', slug: 'szekely-anna', name: 'Székely Anna' };
/** The terms of an indexed story of one domain. */
const indexed = ['!telex/2026', '!telex/2026-11', '/telex', '/g7', '#hidak', '@szekely-anna', '§tudomany'];

/** `telex tags hidak +1` */
function changesOf(counts: LabelCounts): string[] {
  return counts
    .changes()
    .map(({ paper, kind, slug, stories }) => `${paper} ${kind} ${slug} ${stories > 0 ? '+' : ''}${stories}`);
}

describe('the numbers of stories of labels', () => {
  it('grow on each domain that shows a story', () => {
    const counts = new LabelCounts();
    counts.add(['telex', 'transtelex'], [bridges, anna]);
    counts.add(['telex'], [bridges]);
    expect(changesOf(counts)).toEqual([
      'telex tags hidak +2',
      'telex authors szekely-anna +1',
      'transtelex tags hidak +1',
      'transtelex authors szekely-anna +1',
    ]);
    expect(counts.domains()).toEqual(['telex', 'transtelex']);
  });

  it('shrink by the terms of a withdrawn story, once for each domain and not for each month', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: [...indexed, '!transtelex/2026', '!transtelex/2026-11'] }, -1);
    expect(changesOf(counts)).toEqual([
      ...['telex', 'transtelex'].flatMap((domain) => [
        `${domain} tags hidak -1`,
        `${domain} authors szekely-anna -1`,
        `${domain} superTags tudomany -1`,
      ]),
    ]);
  });

  it('stay for a label that a changed story keeps; its domain changes anyway', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: indexed }, -1);
    counts.add(['telex'], [bridges]);
    expect(changesOf(counts)).toEqual([
      'telex tags hidak 0',
      'telex authors szekely-anna -1',
      'telex superTags tudomany -1',
    ]);
    counts.adjust({ labels: indexed }, 1);
    expect(changesOf(counts)).toEqual(['telex tags hidak +1']);
    expect(counts.domains()).toEqual(['telex']);
  });

  it('are no change for a label without a name that one story gains and another loses', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: indexed }, -1);
    counts.adjust({ labels: indexed }, 1);
    expect(changesOf(counts)).toEqual([]);
  });

  it('are separate for a tag, a section and an author with the same slug', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: ['!telex/2026', '#sport', '§sport', '@sport', '^sport', '=sport', 'sport'] }, 1);
    expect(changesOf(counts)).toEqual([
      'telex tags sport +1',
      'telex superTags sport +1',
      'telex authors sport +1',
    ]);
  });

  it('are of no domain for a story that no domain shows', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: ['/telex', '#hidak'] }, 1);
    counts.add([], [bridges]);
    expect([counts.changes(), counts.domains()]).toEqual([[], []]);
  });

  it('come with the name where it is known, so that a stored name is not lost', () => {
    const counts = new LabelCounts();
    counts.adjust({ labels: ['!telex/2026', '#regi', '#hidak'] }, 1);
    counts.add(['telex'], [bridges]);
    expect(counts.changes().map(({ slug, name, words }) => [slug, name, words !== ''])).toEqual([
      ['regi', '', false],
      ['hidak', 'Hidak', true],
    ]);
  });
});

describe('the terms of a name', () => {
  const termsOf = (name: string) => nameTermsOf(name).split(' ');

  it('are its words with and without accents, and their beginnings', () => {
    expect(termsOf('Őri Pé')).toEqual([
      "'=ori'",
      "'==őri'",
      "'>o'",
      "'>or'",
      "'>ori'",
      "'=pe'",
      "'==pé'",
      "'>p'",
      "'>pe'",
    ]);
  });

  it('have beginnings of ten letters at most, and each term once', () => {
    const terms = termsOf('Árvíztűrőgép árvíz');
    expect(terms).toContain("'>arvizturog'");
    expect(terms.filter((one) => one.startsWith("'>arvizturog"))).toEqual(["'>arvizturog'"]);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('have the parts of a double name too, and escape an apostrophe', () => {
    expect(termsOf('Nagy-Kovács')).toEqual(
      expect.arrayContaining(["'=nagy-kovacs'", "'=nagy'", "'==kovács'"]),
    );
    expect(termsOf('O’Connor')).toEqual(expect.arrayContaining(["'=o''connor'", "'=connor'"]));
  });

  it('are none for a name without a letter or a digit', () => {
    expect(['', '—', '!?'].map(nameTermsOf)).toEqual(['', '', '']);
  });
});

describe('the labels of a story', () => {
  it('are its tags, sections and authors, in this order', () => {
    const one = (slug: string) => [{ slug, name: slug.toUpperCase() }];
    expect(labelsOf({ authors: one('c'), superTags: one('b'), tags: one('a') })).toEqual([
      { kind: 'tags', slug: 'a', name: 'A' },
      { kind: 'superTags', slug: 'b', name: 'B' },
      { kind: 'authors', slug: 'c', name: 'C' },
    ]);
  });
});
