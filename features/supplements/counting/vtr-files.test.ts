/** The election office's files with what they should not have: other types, missing keys, other pages. */
import { describe, expect, it } from 'vitest';
import {
  candidate,
  itemsOf,
  listOrganisation,
  place,
  readConfig,
  readFileOf,
  report,
  reportOf,
  turnoutReport,
} from './vtr-files.ts';

const file = (...items: unknown[]) => ({ generated: null, items });

describe('the versions of files', () => {
  it('are texts or numbers, and two of them come with the day of the election', () => {
    expect(readConfig({ ver: '04031930', napkozi: '1', szavossz: 2 })).toEqual({
      ver: '04031930',
      napkozi: '1',
      szavossz: '2',
    });
    expect(readConfig({ ver: 7, szavossz: null })).toEqual({ ver: '7', szavossz: null });
  });

  it.each([
    null,
    undefined,
    'hiba',
    [],
    {},
    { ver: '' },
    { ver: null },
    { ver: {} },
    { ver: 'a', napkozi: [] },
  ])('are none in %j', (body) => {
    expect(readConfig(body)).toBeNull();
  });
});

describe('a file', () => {
  it('has a list, or one thing under another name', () => {
    expect(readFileOf({ list: [1, 2] })?.items).toEqual([1, 2]);
    expect(readFileOf({ data: { a: 1 } })?.items).toEqual([{ a: 1 }]);
    expect(readFileOf({ list: [] })?.items).toEqual([]);
  });

  it.each([null, 'Karbantartás', 7, [], {}, { list: 'x' }, { list: null, data: 5 }])('is not %j', (body) => {
    expect(readFileOf(body)).toBeNull();
  });

  it('has the time of its header, with its zone; none where that is no time', () => {
    const timeIn = (header: unknown) => readFileOf({ header, list: [] })?.generated;
    expect(timeIn({ generated: '2022-04-03T21:15:00+02:00' })).toEqual(new Date('2022-04-03T19:15:00Z'));
    for (const header of [
      undefined,
      null,
      'x',
      {},
      { generated: 'most' },
      { generated: 12 },
      { generated: '' },
    ])
      expect(timeIn(header), JSON.stringify(header)).toBeNull();
  });
});

describe('the items of a file', () => {
  it('are those that have their keys, in their order; all others are left out', () => {
    const good = { ej_id: 1, maz: 1, evk: '2', neve: ' Kiss Anna ' };
    const items = [
      good,
      null,
      'x',
      { ...good, ej_id: '' },
      { ...good, maz: undefined },
      { ...good, ej_id: 9 },
    ];
    expect(itemsOf(file(...items), candidate)).toEqual([
      { ej_id: '1', maz: '01', evk: '02', neve: 'Kiss Anna' },
      { ej_id: '9', maz: '01', evk: '02', neve: 'Kiss Anna' },
    ]);
    expect(itemsOf(null, candidate)).toEqual([]);
  });

  it('may say nothing about who is independent', () => {
    const independent = { ej_id: 1, maz: 1, evk: 1, jlcs_kod: null, jlcs_nev: null };
    expect(itemsOf(file(independent), candidate)).toHaveLength(1);
    // A name of spaces is none.
    expect(itemsOf(file({ ...independent, neve: '  ' }), candidate)).toEqual([]);
  });

  it('have codes of two digits, which longer ones keep', () => {
    expect(itemsOf(file({ maz: 1, evk: '14' }, { maz: '20', evk: 103 }), place)).toEqual([
      { maz: '01', evk: '14' },
      { maz: '20', evk: '103' },
    ]);
  });

  it('have no fields that results do not need', () => {
    const [one] = itemsOf(
      file({ tl_id: 5, jlcs_nev: 'LISTA', belso: 'x', __proto__: { a: 1 } }),
      listOrganisation,
    );
    expect(one).toEqual({ tl_id: '5', jlcs_nev: 'LISTA' });
  });
});

describe('a number', () => {
  const percentOf = (feldar: unknown) => report.safeParse({ feldar, tetelek: [] }).data?.feldar;

  it.each([
    [41.2, 41.2],
    ['41,20', 41.2],
    ['98.97', 98.97],
    [0, 0],
    ['100', 100],
  ])('is read from %j', (given, number) => {
    expect(percentOf(given)).toBe(number);
  });

  it.each([-1, '-1', 'sok', '1 000', '12,3,4', Number.NaN, true, {}])('is not read from %j', (given) => {
    expect(report.safeParse({ feldar: given, tetelek: [] }).success).toBe(false);
  });

  it('of people is whole', () => {
    const voters = (megj: unknown) => turnoutReport.safeParse({ jelido: '7:00', valp: 10, megj }).success;
    expect([voters(3), voters('3'), voters(3.5), voters('3,5'), voters(-3)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the report in an item', () => {
  const own = { feldar: 5, tetelek: [{ tl_id: 1, szavazat: 2 }] };

  it('is the item itself, or the first part of it that is one', () => {
    expect(reportOf(own)).toMatchObject({ feldar: 5 });
    expect(reportOf({ maz: '01', megjegyzes: 'x', jkv: own, masik: { ...own, feldar: 6 } })).toMatchObject({
      feldar: 5,
    });
  });

  it.each([
    null,
    undefined,
    'x',
    5,
    {},
    { jkv: null },
    { jkv: { feldar: 5 } },
    { jkv: { ...own, feldar: -1 } },
  ])('is none in %j', (item) => {
    expect(reportOf(item)).toBeNull();
  });
});
