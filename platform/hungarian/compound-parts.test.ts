import { describe, expect, it } from 'vitest';
import { loadStemmer } from './load-stemmer.server.ts';

const { parts, halves, foldedHalves, stems, foldedStems } = await loadStemmer();

describe('the parts of a compound', () => {
  it.each([
    ['pályaudvarokon', ['udvar', 'palya']],
    ['teherpályaudvaron', ['palyaudvar', 'teher']],
    ['vasúttársaságnak', ['tarsasag', 'vasut']],
    ['kisvasúttal', ['vasut']],
    ['miniszterelnökkel', ['elnok', 'miniszter']],
    ['bankszámlakivonatot', ['kivonat', 'szamla', 'bank', 'bankszamla']],
  ])('%s has %j, the last part first [S09]', (word, found) => {
    expect(parts(word)).toEqual(found);
  });

  it.each([
    ['vasúti', 'vasut'],
    ['egészségügyiek', 'egeszsegugy'],
    ['fővárosi', 'fovaros'],
    ['vasúttársasági', 'vasuttarsasag'],
    ['budapestiek', 'budapest'],
  ])('%s, an adjective in -i, has its noun %s [S09]', (word, noun) => {
    expect(parts(word)).toContain(noun);
  });

  it.each([
    'vasút',
    'hatalma',
    'autóra',
    'rendszerben',
    'település',
    'született',
    'jelentett',
    'kocsi',
    'bácsi',
    'elleni',
    'végrehajtás',
    'megoldásra',
    'Kossuth-díjas',
    'Orbánnal',
    'a'.repeat(300),
  ])('%s has none [S09]', (word) => {
    expect(parts(word)).toEqual([]);
  });

  it('are not among its stems', () => {
    for (const word of ['teherpályaudvaron', 'vasúti', 'kisvasúttal'])
      for (const part of parts(word)) expect(stems(word)).not.toContain(part);
  });
});

it('recognises a compound without accents that looks like a preverb and a verb [S09]', () => {
  expect(foldedStems('telefontoltok')).toEqual(['telefontol', 'telefontolto']);
});

describe('the halves of a compound', () => {
  it.each([
    ['kenyérárakat', [['kenyér', 'ár']]],
    ['párbajtőrcsapat', [['párbajtőr', 'csapat']]],
    ['vízdíjról', [['víz', 'díj']]],
    ['kávéár', [['kávé', 'ár']]],
  ])('of %s are %j, also short ones [S09]', (word, found) => {
    expect(halves(word)).toEqual(found);
  });

  it('are found without accents [S09]', () => {
    expect(foldedHalves('kenyerarakat')).toEqual([['kenyér', 'ár']]);
  });

  it.each(['határ', 'hatalom', 'asztal', 'ország', 'település', 'iskola'])(
    'of %s are none, whatever it looks like [S09]',
    (word) => {
      expect(halves(word)).toEqual([]);
    },
  );
});
