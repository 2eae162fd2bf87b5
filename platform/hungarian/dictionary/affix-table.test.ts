import { describe, expect, it } from 'vitest';
import { readAffixFile } from './affix-file.ts';
import { createAffixTable } from './affix-table.ts';

const noPause = async () => undefined;
const table = await createAffixTable(
  await readAffixFile(
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
    noPause,
  ),
  noPause,
);

function lemmaSuffixesOf(ending: string): (string | null)[] {
  return (table.suffixes.groups.get(ending) ?? []).flatMap(({ suffixes }) =>
    suffixes.map((one) => one.lemmaSuffix),
  );
}

describe('the table of suffixes', () => {
  it('has the derivational part of a suffix', () => {
    expect(lemmaSuffixesOf('sag')).toEqual(['ság']);
    expect(lemmaSuffixesOf('sagban')).toEqual(['ság']);
  });
  it('has none for an inflection or a comparative', () => {
    expect(lemmaSuffixesOf('ban')).toEqual([null]);
    expect(lemmaSuffixesOf('abb')).toEqual([null]);
  });
  it('reads a participle as the past tense, too', () => {
    expect(lemmaSuffixesOf('ott')).toEqual(['ott', null]);
  });
  it('groups suffixes that are the same without accents, by the stripped part', () => {
    expect(table.suffixes.groups.get('aban')).toMatchObject([{ strip: 'a', suffixes: [{ add: 'ában' }] }]);
  });
  it('derives the word kind of a class', () => {
    expect([table.isVerb('A'), table.isVerb('B')]).toEqual([true, false]);
    expect([table.takesSuffix('XB'), table.takesSuffix('X')]).toEqual([true, false]);
    expect([table.takesPreverb('X'), table.takesPreverb('A')]).toEqual([true, false]);
  });
});
