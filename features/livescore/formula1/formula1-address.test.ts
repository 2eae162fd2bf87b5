/** Addresses of the Formula 1 page and their parameters, also of forms and of damaged links. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '#features/sites/public.ts';
import { formula1Address, tabs } from './formula1-address.ts';
import { formula1Fields, storiesPageOfFormula1, tabOfFormula1 } from './formula1-query.ts';

function parse(query: string) {
  return parseQuery(formula1Fields, new URLSearchParams(query));
}

const tabOf = (query: string) => tabOfFormula1(parse(query));

it('an address is read as what it was written for [F1-01]', () => {
  const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
  const place = fc.record({
    oldal: fc.constantFrom(...tabs),
    szezon: fc.integer({ min: 1950, max: 2099 }),
    verseny: id,
    futam: id,
    csapat: id,
    versenyzo: id,
    isGrid: fc.boolean(),
  });
  fc.assert(
    fc.property(place, ({ isGrid, ...named }) => {
      const futam = named.futam === null || !isGrid ? named.futam : -named.futam;
      const query = parse(formula1Address({ ...named, futam }).split('?')[1] ?? '');
      expect([tabOfFormula1(query), query.szezon]).toEqual([named.oldal, named.szezon]);
      const isCalendar = named.oldal === 'versenynaptar';
      expect(query).toMatchObject({
        verseny: isCalendar ? named.verseny : null,
        futam: isCalendar ? futam : null,
        csapat: named.oldal === 'csapatok' ? named.csapat : null,
        versenyzo: named.oldal === 'versenyzok' ? named.versenyzo : null,
      });
    }),
  );
});

it('an address has only what its tab reads, and is the path alone for the page as it opens', () => {
  expect(formula1Address({})).toBe('/rovat/sport/forma1');
  expect(formula1Address({ szezon: null, verseny: null, csapat: 3 })).toBe('/rovat/sport/forma1');
  expect(formula1Address({ oldal: 'pontverseny', verseny: 12, versenyzo: 3 })).toBe(
    '/rovat/sport/forma1?oldal=pontverseny',
  );
});

describe('a parameter that is invalid counts as missing [F1-09]', () => {
  it.each([
    'szezon=1899',
    'szezon=2100',
    'szezon=24',
    'szezon=2024.0',
    'szezon=+2024',
    'verseny=0',
    'verseny=-12',
    'verseny=012',
    'verseny=1e3',
    'verseny=1234567890',
    'verseny=',
    'futam=0',
    'futam=-0',
    'futam=--5',
    'futam=%2B5',
    'futam=5x',
    'csapat=%E2%88%925',
    'versenyzo=Minta',
    'oldal=tabella',
    'oldal=0',
    'oldal=-1',
    'innen=tabella',
    'oldal=CSAPATOK',
  ])('%s', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it('and leaves the others as they are', () => {
    expect(parse('szezon=x&verseny=12&futam=-5')).toMatchObject({ szezon: null, verseny: 12, futam: -5 });
  });
});

it('a number as the page is one of the stories below, not a tab [X13]', () => {
  expect([tabOf('oldal=3'), storiesPageOfFormula1(parse('oldal=3'))]).toEqual(['versenynaptar', 3]);
  expect([tabOf('oldal=csapatok'), storiesPageOfFormula1(parse('oldal=csapatok'))]).toEqual(['csapatok', 1]);
});

describe('the form of a tab, with a value of each select, leads to [F1-02]', () => {
  it.each([
    ['the tab of the season alone', 'innen=csapatok&szezon=2024&verseny=&csapat=&versenyzo=', 'csapatok'],
    ['its own choice', 'innen=csapatok&verseny=&csapat=4&versenyzo=', 'csapatok'],
    [
      'a Grand Prix that was chosen elsewhere',
      'innen=csapatok&verseny=12&csapat=4&versenyzo=',
      'versenynaptar',
    ],
    ['a team that was chosen elsewhere', 'innen=versenynaptar&verseny=12&csapat=4&versenyzo=', 'csapatok'],
    [
      'a driver who was chosen elsewhere',
      'innen=versenynaptar&verseny=12&csapat=&versenyzo=31',
      'versenyzok',
    ],
    ['a driver from a team', 'innen=csapatok&verseny=&csapat=4&versenyzo=31', 'versenyzok'],
    ['a team from a driver', 'innen=versenyzok&verseny=&csapat=4&versenyzo=31', 'csapatok'],
    ['the standings again', 'innen=pontverseny&szezon=2023&verseny=&csapat=&versenyzo=', 'pontverseny'],
    ['a driver from the standings', 'innen=konstruktor&verseny=&csapat=&versenyzo=31', 'versenyzok'],
  ])('%s', (_, query, tab) => {
    expect(tabOf(query)).toBe(tab);
  });

  it('the tab of the address, whatever the form says', () => {
    expect(tabOf('oldal=konstruktor&innen=csapatok&csapat=4')).toBe('konstruktor');
  });
});
