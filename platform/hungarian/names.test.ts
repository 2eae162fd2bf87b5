import { describe, expect, it } from 'vitest';
import { loadStemmer } from './load-stemmer.server.ts';

const { names, typedNames, isOnlyName, places, stems } = await loadStemmer();

describe('the names that a word can be', () => {
  it.each([
    ['Szolnokon', 'szolnok', false],
    ['Hatvanban', 'hatvan', true],
    ['Egerből', 'eger', true],
    ['Érden', 'erd', false],
  ])('%s is %s, whose stem other words share: %s [S62]', (word, stem, isShared) => {
    expect(names(word)).toEqual([{ stem, isShared }]);
  });

  it.each(['vidék', 'kormány', 'szolnoki'])('%s is none [S62]', (word) => {
    expect(names(word)).toEqual([]);
  });

  it('depend on the case only where the word is known: hatvan, Hatvan [S62]', () => {
    expect(typedNames('hatvan')).toEqual([]);
    expect(typedNames('Hatvan')).toHaveLength(1);
    expect(isOnlyName('Hatvan')).toBe(false);
    for (const word of ['Baja', 'baja', 'erd', 'Tura', 'szolnok']) expect(isOnlyName(word)).toBe(true);
    expect(isOnlyName('tura')).toBe(false);
  });

  it.each([
    ['hatvani', 'hatvan'],
    ['váci', 'vac'],
    ['egri', 'eger'],
    ['szolnokiak', 'szolnok'],
  ])('are the place of the adjective %s: %s [S62]', (word, stem) => {
    expect(places(word).map((place) => place.stem)).toEqual([stem]);
  });

  it.each(['kocsi', 'bácsi', 'pápai', 'iskolai', 'Szolnok'])('%s is of no place [S62]', (word) => {
    expect(places(word)).toEqual([]);
  });
});

it('a word’s stems depend on how it is written [S62]', () => {
  expect(stems('érd', 'lower')).toEqual(['er']);
  expect(stems('Érd', 'capital')).toEqual(['erd']);
  expect(stems('Érd', 'initial').toSorted()).toEqual(['er', 'erd']);
});
