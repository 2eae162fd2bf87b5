import { describe, expect, it } from 'vitest';
import { readAffixFile } from './affix-file.ts';
import { makeAffixTable } from './affix-table.ts';

const table = makeAffixTable(
  readAffixFile(
    `SET UTF-8
SFX A Y 3
SFX A 0 ban [^a]
SFX A a ában a
SFX A 0 ni/C .
SFX B Y 4
SFX B 0 ság/A [^k]
SFX B 0 ságban [^k]
SFX B 0 ott/A [^k]
SFX B 0 ott [^k]
SFX C Y 1
SFX C 0 abb/A .
PFX X Y 1
PFX X 0 meg/% .`.split('\n'),
  ),
);

function kept(ending: string): (string | null)[] {
  return (table.suffixes.groups.get(ending) ?? []).flatMap(({ suffixes }) => suffixes.map((one) => one.kept));
}

describe('the table of suffixes', () => {
  it('keeps of a suffix what makes a new word', () => {
    expect(kept('sag')).toEqual(['ság']);
    expect(kept('sagban')).toEqual(['ság']);
  });
  it('keeps nothing of an inflection, nor of a comparative', () => {
    expect(kept('ban')).toEqual([null]);
    expect(kept('abb')).toEqual([null]);
  });
  it('reads a participle as the past tense too', () => {
    expect(kept('ott')).toEqual(['ott', null]);
  });
  it('puts what looks the same without accents together, by what was taken off', () => {
    expect(table.suffixes.groups.get('aban')).toMatchObject([{ strip: 'a', suffixes: [{ add: 'ában' }] }]);
  });
  it('sees from a class what kind of word is in it', () => {
    expect([table.isVerb('A'), table.isVerb('B')]).toEqual([true, false]);
    expect([table.takesSuffix('XB'), table.takesSuffix('X')]).toEqual([true, false]);
    expect([table.takesPreverb('X'), table.takesPreverb('A')]).toEqual([true, false]);
  });
});
