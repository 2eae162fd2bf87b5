import { describe, expect, it } from 'vitest';
import { loadStemmer } from './load-stemmer.server.ts';

const { roots, foldedRoots } = await loadStemmer();

describe('the roots of a word', () => {
  it.each([
    ['lezárásról', ['lezar']],
    ['dolgozás', ['dolgozik']],
    ['érzések', ['erez']],
    ['mozgásban', ['mozog']],
    ['evés', ['eszik']],
    ['menés', ['megy']],
  ])('%s, a noun in -ás or -és, has its verb %j [S09]', (word, found) => {
    expect(roots(word)).toEqual(expect.arrayContaining(found));
  });

  it.each([
    ['bükki', ['bukk']],
    ['kecskemétiek', ['kecskemet']],
    ['iskolai', ['iskola']],
  ])('%s, an adjective in -i, has its place %j [S09]', (word, found) => {
    expect(roots(word)).toEqual(found);
  });

  it.each([
    ['cserélni', ['csere']],
    ['kicserélték', ['csere']],
    ['cserélés', ['cserel', 'csere']],
  ])('%s has its noun %j, also indirectly [S09]', (word, found) => {
    expect(roots(word)).toEqual(found);
  });

  it.each([
    ['magányosságról', ['maganyos']],
    ['gyógyszerfüggőség', ['gyogyszerfuggo']],
    ['gyorsaság', ['gyors']],
    ['rendőrség', ['rendor']],
    ['segítséget', ['segit']],
  ])('%s, a noun in -ság or -ség, has the word that it derives from %j [S09]', (word, found) => {
    expect(roots(word)).toEqual(found);
  });

  it.each(['egészség', 'gazdaság', 'mezőgazdaság', 'szövetség', 'feleség', 'ország', 'község'])(
    '%s means something else than what it derives from [S09]',
    (word) => {
      expect(roots(word)).toEqual([]);
    },
  );

  it.each(['társ', 'kés', 'más', 'talál', 'használ', 'régi', 'bácsi', 'híd', 'Orbánnal', 'a'.repeat(300)])(
    '%s has none [S09]',
    (word) => {
      expect(roots(word)).toEqual([]);
    },
  );

  it('are found for words typed without accents [S09]', () => {
    expect(foldedRoots('lezarasok')).toContain('lezar');
    expect(foldedRoots('bukki')).toContain('bukk');
  });
});
