import { describe, expect, it } from 'vitest';
import { loadStemmer } from './load-stemmer.server.ts';

const { senses, stems } = await loadStemmer();
const namesOf = (word: string) => senses(word).map(({ name }) => name);

describe('the sense of a word', () => {
  it.each([
    ['kórról', ['kór/noun']],
    ['körök', ['kör/noun']],
    ['korát', ['kor/noun']],
    ['várak', ['vár/noun']],
    ['várja', ['vár/verb']],
    ['vár', ['vár/noun', 'vár/verb']],
  ])('%s is distinguished from others with its stem as %j [S09]', (word, names) => {
    expect(namesOf(word)).toEqual(names);
  });

  it.each(['híd', 'Kecskeméten', 'kormányhivatal', 'lezárás', '2026-ban'])(
    'of %s has no name: no other word has its stem [S09]',
    (word) => {
      expect(namesOf(word).filter((name) => name !== null)).toEqual([]);
    },
  );

  it('of a name that is in no dictionary is its spelling [S09]', () => {
    expect(namesOf('Kóródival')).toContain('kóródi');
    expect(namesOf('Korodi').filter((name) => name !== null)).toEqual([]);
  });

  it('has one of its stems', () => {
    for (const word of ['kórról', 'várja', 'körül', 'Kóródi'])
      expect(stems(word)).toEqual(expect.arrayContaining(senses(word).map(({ stem }) => stem)));
  });
});
