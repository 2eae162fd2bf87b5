import { describe, expect, it } from 'vitest';
import { countSchema } from '../records/election.ts';
import { countedRecords } from './counted-records.ts';
import { readVtr, type VtrFiles } from './read-vtr.ts';
import { readConfig, readFileOf, type VtrFile } from './vtr-files.ts';

const fetchedAt = new Date('2030-04-07T19:30:00Z');
const counting = { isCounting: true, fetchedAt };

function file(
  list: unknown,
  header: object = { header: { generated: '2030-04-07T21:15:00+02:00' } },
): VtrFile {
  const read = readFileOf({ ...header, list });
  if (!read) throw new Error('the file cannot be read');
  return read;
}

/** Invented: two districts, of which one has a report; a coalition of two, a party, a nationality. */
const files: VtrFiles = {
  Megyek: file([{ maz: '01', maz_nev: 'Próba' }]),
  Jlcs: file([
    { jlcs_kod: 1, jlcs_nev: 'EGYIK-MÁSIK', szin: '#ee8016' },
    { jlcs_kod: 2, jlcs_nev: 'HARMADIK', szin: '#52bfa9' },
  ]),
  ListakEsJeloltek: file([
    { tl_id: 10, lista_tip: 'O', jlcs_kod: 1, szkod: 100 },
    { tl_id: 10, lista_tip: 'O', jlcs_kod: 1, szkod: 101 },
    { tl_id: 11, lista_tip: 'O', jlcs_kod: 2, jlcs_nev: 'HARMADIK', szkod: 102 },
    { tl_id: 12, lista_tip: 'N', jlcs_nev: 'NEMZETISÉG', szkod: 103 },
  ]),
  EgyeniJeloltek: file([
    { ej_id: 1, neve: 'Kiss Anna', maz: '01', evk: '01', jlcs_kod: 1 },
    { ej_id: 2, neve: 'Nagy Béla', maz: '01', evk: '01', jlcs_kod: 2 },
    { ej_id: 3, neve: 'Tóth Csaba', maz: '01', evk: 2, jlcs_kod: 1 },
  ]),
  OevkJkv: file([
    {
      maz: '01',
      evk: '01',
      egyeni_jkv: {
        feldar: '41,20',
        vp_osszes: 1000,
        szavazott_osszesen: 330,
        tetelek: [
          { ej_id: 1, szavazat: 120 },
          { ej_id: 2, szavazat: '200' },
        ],
      },
    },
  ]),
  ListasJkv: file([
    {
      feldar: 41.2,
      vp_osszes: 2000,
      szavazott_osszesen: 340,
      szl_ervenyes: 330,
      szl_ervenytelen: 10,
      tetelek: [
        { tl_id: 10, szavazat: 200 },
        { tl_id: 11, szavazat: 120 },
        { tl_id: 12, szavazat: 20 },
      ],
    },
  ]),
};

const count = countSchema.parse({
  name: 'proba',
  kind: 'count',
  source: 'kitalált adatok',
  title: 'Próba',
  rules: 'parliament',
  listSeats: 10,
});

describe('the election office’s files', () => {
  it('become results: each list once with its organisations, each district with its candidates', () => {
    const results = readVtr(files, counting);
    expect(results).toMatchObject({ percent: 41.2, at: '2030-04-07T19:15:00.000Z', voted: 340, invalid: 10 });
    expect(
      results?.lists.map(({ name, kind, organisations, votes }) => [name, kind, organisations, votes]),
    ).toEqual([
      ['EGYIK-MÁSIK', 'party', 2, 200],
      ['HARMADIK', 'party', 1, 120],
      ['NEMZETISÉG', 'nationality', 1, 20],
    ]);
    expect(results?.districts).toEqual([
      {
        code: '01-01',
        name: 'Próba 1.',
        registered: 1000,
        voted: 330,
        counted: 41.2,
        candidates: [
          ['Kiss Anna', 'EGYIK-MÁSIK', 120],
          ['Nagy Béla', 'HARMADIK', 200],
        ],
      },
      {
        code: '01-02',
        name: 'Próba 2.',
        registered: 0,
        voted: 0,
        counted: 0,
        candidates: [['Tóth Csaba', 'EGYIK-MÁSIK', 0]],
      },
    ]);
  });

  it('may have the header, the field and the types of another year', () => {
    const other = readVtr(
      {
        ...files,
        ListasJkv: {
          ...file([], { PvOnHeader: { generated: 'most' } }),
          items: [{ jkv: { feldar: '7', tetelek: [{ tl_id: '11', szavazat: '5' }] } }],
        },
      },
      counting,
    );
    expect(other).toMatchObject({ percent: 7, at: fetchedAt.toISOString(), registered: 0 });
    expect(other?.lists.map(({ votes }) => votes)).toEqual([0, 5, 0]);
    expect(readFileOf({ PvOnHeader: {}, data: { a: 1 } })?.items).toEqual([{ a: 1 }]);
  });

  it('without a report of the country are no results, and what is no file is none', () => {
    expect(readVtr({ ...files, ListasJkv: file([{ tl_id: 1 }]) }, counting)).toBeNull();
    const { ListasJkv: _, ...others } = files;
    expect(readVtr(others, counting)).toBeNull();
    for (const body of [null, 'szöveg', [], {}, { list: 3 }]) expect(readFileOf(body)).toBeNull();
    expect(readConfig({ ver: 4031900, szavossz: '04032114' })).toEqual({
      ver: '4031900',
      szavossz: '04032114',
    });
    expect(readConfig({ napkozi: '1' })).toBeNull();
  });

  it('have the turnout by hour, the earliest first [SUPP-06]', () => {
    const reports = [
      { jelido: '2030-04-07T09:00:00', valp: 2000, megj: 220 },
      { jelido: '07:00', valp: 2000, megj: 40 },
    ];
    const results = readVtr({ ...files, ReszvetelOrszag: file(reports) }, counting);
    expect(results?.turnout).toEqual({
      registered: 2000,
      hours: [
        ['7:00', 40],
        ['9:00', 220],
      ],
    });
  });
});

describe('before the counting, when the office has the turnout only', () => {
  const { OevkJkv: _, ListasJkv: __, ...morning } = files;
  const turnout = file([{ jelido: '07:00', valp: 2000, megj: 40 }], {
    header: { generated: '2030-04-07T07:20:00+02:00' },
  });
  const results = readVtr({ ...morning, ReszvetelOrszag: turnout }, { isCounting: false, fetchedAt });
  if (!results) throw new Error('there are no results');

  it('the turnout is shown with its time, and lists and candidates without votes [SUPP-06] [S46]', () => {
    const { election, chamber, turnout: shown } = countedRecords(count, results);
    expect(shown).toMatchObject({ registered: 2000, hours: [['7:00', 40]] });
    expect(election.progress).toEqual({ percent: 0, at: '2030-04-07T05:20:00.000Z', isFinal: false });
    expect(election.lists.map(({ votes, seats }) => [votes, seats])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(election.districts.map(({ counted }) => counted)).toEqual([0, 0]);
    expect(chamber).toBeNull();
  });
});

describe('a count as records', () => {
  const results = readVtr(files, counting);
  if (!results) throw new Error('there are no results');

  it('has its percent and time at every figure [S46]', () => {
    const { election, chamber } = countedRecords(count, results);
    const progress = { percent: 41.2, at: '2030-04-07T19:15:00.000Z', isFinal: false };
    expect(election.progress).toEqual(progress);
    expect(chamber?.progress).toEqual(progress);
  });

  it('is final when everything is counted and the edition says that the result is certified, not before [S46]', () => {
    const finalOf = (isCertified: boolean, percent: number) =>
      countedRecords({ ...count, isCertified }, { ...results, percent }).election.progress?.isFinal;
    expect([finalOf(false, 100), finalOf(true, 99.9), finalOf(true, 100)]).toEqual([false, false, true]);
  });

  it('has seats of lists and of the districts in which they lead; a changed vote changes them', () => {
    const seatsIn = (given: typeof results) =>
      countedRecords(count, given).chamber?.groups.map(({ name, seats }) => [name, seats]);
    expect(seatsIn(results)).toEqual([
      ['EGYIK-MÁSIK', 6],
      ['HARMADIK', 4],
      ['NEMZETISÉG', 1],
    ]);
    const other = results.districts.map((district) => ({
      ...district,
      candidates: district.candidates.map(([name, list, votes]): [string, string, number] =>
        name === 'Kiss Anna' ? [name, list, 201] : [name, list, votes],
      ),
    }));
    expect(seatsIn({ ...results, districts: other })).toEqual([
      ['HARMADIK', 6],
      ['EGYIK-MÁSIK', 4],
      ['NEMZETISÉG', 1],
    ]);
  });

  it('has no chamber before the first vote, and gives the lists of the European Parliament no surplus', () => {
    const none = {
      ...results,
      lists: results.lists.map((list) => ({ ...list, votes: 0 })),
      districts: [],
    };
    expect(countedRecords(count, none).chamber).toBeNull();
    const european = countedRecords({ ...count, rules: 'lists', listSeats: 3 }, results);
    expect(european.election.lists.map(({ seats, surplus }) => [seats, surplus])).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(european.chamber?.seats).toBe(3);
  });

  it('has the majority of the whole body from the first report on, and none of a country’s members elsewhere [S55]', () => {
    const early = { ...results, percent: 1.1, districts: results.districts.slice(0, 1) };
    const body = { ...count, listSeats: 93, districtSeats: 106 };
    for (const given of [early, results])
      expect(countedRecords(body, given).chamber).toMatchObject({ seats: 199, isParliament: true });
    expect(countedRecords({ ...count, rules: 'lists' }, results).chamber?.isParliament).toBe(false);
  });

  it('has the turnout of its own reports only, until the result is certified [S55]', () => {
    expect(countedRecords(count, results).turnout?.total ?? null).toBeNull();
    const silent = { ...results, turnout: null };
    expect(countedRecords(count, silent).turnout).toMatchObject({ hours: [], total: null, districts: [] });
    const certified = countedRecords({ ...count, isCertified: true }, { ...silent, percent: 100 });
    const { registered, voted, districts } = results;
    expect(certified.turnout).toMatchObject({ hours: [], total: { registered, voted } });
    expect(certified.turnout?.districts).toHaveLength(districts.length);
  });

  it('has colours of the palette near those of the office, no two alike', () => {
    const { election } = countedRecords(count, results);
    expect(election.lists.map(({ colour }) => colour)).toEqual([1, 6, 8]);
  });
});
