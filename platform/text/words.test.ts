import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOfWords } from './word-faults.ts';
import { defineWords, defineWordsIn, replaceWords } from './words.ts';

const early = defineWords('early', {
  hu: {
    title: 'Cím',
    ends: ['Még', 'óra'],
    group: { found: (count: number, of: string) => `${count} találat: ${of}`, none: 'Nincs' },
  },
  en: {
    title: 'Title',
    ends: ['', 'hours'],
    group: { found: (count: number, of: string) => `${count} found in ${of}`, none: 'None' },
  },
});

const texts = {
  hu: {
    early: { title: 'Főcím', ends: ['Hátravan', 'óra'], group: { found: '{2}: {1} darab' } },
    late: { title: 'Új' },
  },
  en: { early: { group: { none: 'Nothing' } } },
};

beforeAll(() => replaceWords(texts));

describe('words that an edition replaces', () => {
  it('are its own, and the others the defaults, in each language', () => {
    expect(early.hu.title).toBe('Főcím');
    expect(early.hu.ends).toEqual(['Hátravan', 'óra']);
    expect(early.hu.group.none).toBe('Nincs');
    expect(early.en.title).toBe('Title');
    expect(early.en.group.none).toBe('Nothing');
  });

  it('have values at the places that the text names, with numbers in its language', () => {
    expect(early.hu.group.found(12_345, 'archívum')).toBe(`archívum: ${(12_345).toLocaleString('hu')} darab`);
    expect(early.en.group.found(2, 'archive')).toBe('2 found in archive');
  });

  it('are replaced in modules that are loaded later, also in those of one language', () => {
    const late = defineWords('late', { hu: { title: 'Régi' }, en: { title: 'Old' } });
    expect([late.hu.title, late.en.title]).toEqual(['Új', 'Old']);
    replaceWords({ ...texts, en: { one: { title: 'New' } } });
    expect(defineWordsIn('en', 'one', { title: 'Old' }).title).toBe('New');
  });
});

describe('faults of an edition’s words', () => {
  it('are none in texts that have the shape of the defaults', () => {
    expect(faultsOfWords({ hu: { early: texts.hu.early }, en: texts.en })).toEqual([]);
  });

  it.each([
    [{ erly: { title: 'x' } }, 'words/hu.yaml: erly: there are no such words'],
    [
      { early: { titel: 'x' } },
      'words/hu.yaml: early.titel: there is no such text; there are title, ends, group',
    ],
    [{ early: { toString: 'x' } }, 'words/hu.yaml: early.toString: there is no such text'],
    [{ early: { title: { a: 'x' } } }, 'words/hu.yaml: early.title: this is one text'],
    [{ early: { group: 'x' } }, 'words/hu.yaml: early.group: this has texts by name: found, none'],
    [{ early: { ends: { a: 'x' } } }, 'words/hu.yaml: early.ends: this has a list of texts'],
    [{ early: { ends: ['a', 'b', 'c'] } }, 'words/hu.yaml: early.ends.2: there is no such text'],
    [
      { early: { group: { found: '{3} of {1}' } } },
      'words/hu.yaml: early.group.found: {3} is not among the values of this text, {1} to {2}',
    ],
    [{ early: { group: { found: '{count}' } } }, 'early.group.found: {count} is not among the values'],
  ])('name file and key: %j', (hu, fault) => {
    expect(faultsOfWords({ hu })).toEqual([expect.stringContaining(fault)]);
  });
});
