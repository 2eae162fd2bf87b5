import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import type { Areas, Election } from '../records/election.ts';
import { closeRaces } from './close-races.ts';
import { allotSeats, seatsByList } from './dhondt.ts';
import { type ListResult, parliamentSeats, surplusVotes } from './parliament.ts';

/** Organisations on the lists of 2022 that got seats, and those of the others, from the office's list of lists. */
const organisations: Record<string, number> = {
  'Fidesz–KDNP': 2,
  'DK–Jobbik–Momentum–MSZP–LMP–Párbeszéd': 6,
};

let election: Election;
let areas: Areas;
beforeAll(async () => {
  const edition = await loadTestEdition();
  const found = recordOf(edition, 'election', 'hungary-2022');
  const foundAreas = recordOf(edition, 'areas', 'ep-2024-areas');
  if (!found || !foundAreas) throw new Error('the edition has no such records');
  election = found;
  areas = foundAreas;
});

function listsOf({ lists }: Election): ListResult[] {
  return lists.map(({ name, kind, colour, votes }) => {
    return { name, kind, colour, votes, organisations: organisations[name] ?? 1 };
  });
}

describe('the parliament of 2022, computed from the votes of lists and districts', () => {
  it('has the official surplus votes [SUPP-06]', () => {
    const surplus = surplusVotes(election.districts);
    expect(surplus.get('Fidesz–KDNP')).toBe(1_330_256);
    expect(surplus.get('DK–Jobbik–Momentum–MSZP–LMP–Párbeszéd')).toBe(1_579_149);
    expect(surplus.get('Mi Hazánk')).toBe(307_064);
  });

  it('has the official seats: 48, 38, 6, and one of a nationality [SUPP-06]', () => {
    const { lists, listSeats } = parliamentSeats({
      lists: listsOf(election),
      districts: election.districts,
      seats: 93,
    });
    expect(listSeats).toBe(92);
    expect(lists.filter(({ seats }) => seats > 0).map(({ name, seats }) => [name, seats])).toEqual([
      ['Fidesz–KDNP', 48],
      ['DK–Jobbik–Momentum–MSZP–LMP–Párbeszéd', 38],
      ['Mi Hazánk', 6],
      ['Magyarországi Németek Országos Önkormányzata', 1],
    ]);
    expect(lists.filter(({ passes }) => passes)).toHaveLength(3);
  });

  it('gives no seat to a list of three organisations below fifteen percent', () => {
    const lists = [
      { name: 'A', kind: 'party', colour: 0, votes: 860, organisations: 1 },
      { name: 'B', kind: 'party', colour: 1, votes: 140, organisations: 3 },
    ] satisfies ListResult[];
    const seatsOf = (of: ListResult[]) =>
      parliamentSeats({ lists: of, districts: [], seats: 10 }).lists.map(({ seats }) => seats);
    expect(seatsOf(lists)).toEqual([10, 0]);
    expect(seatsOf(lists.map((list) => ({ ...list, organisations: 2 })))).toEqual([9, 1]);
  });

  it('gives a nationality its seat for exactly a quarter of the votes of a seat, and none for one vote less', () => {
    const party = { name: 'A', kind: 'party', colour: 0, votes: 97_500, organisations: 1 } as const;
    const nationality = { name: 'N', kind: 'nationality', colour: 1, organisations: 1 } as const;
    const seatsWith = (votes: number, ofParty: number) =>
      parliamentSeats({
        lists: [
          { ...party, votes: ofParty },
          { ...nationality, votes },
        ],
        districts: [],
        seats: 10,
      }).lists.map(({ seats }) => seats);
    // 100 000 ÷ 10 ÷ 4
    expect(seatsWith(2_500, 97_500)).toEqual([9, 1]);
    expect(seatsWith(2_499, 97_501)).toEqual([10, 0]);
  });

  it('has no seats before the first vote', () => {
    const lists = listsOf(election).map((list) => ({ ...list, votes: 0 }));
    const districts = [{ candidates: election.districts[0]?.candidates.map(([a, b]) => [a, b, 0]) ?? [] }];
    const { lists: computed } = parliamentSeats({
      lists,
      seats: 93,
      districts: districts.map(({ candidates }) => {
        return {
          candidates: candidates.map(([a, b]) => [String(a), String(b), 0] as [string, string, number]),
        };
      }),
    });
    expect(computed.every(({ seats }) => seats === 0)).toBe(true);
  });
});

describe('the European Parliament in 2024', () => {
  it('has the official Hungarian seats: 11, 7, 2 and 1, from domestic votes [SUPP-08]', () => {
    const [country] = areas.areas;
    const votes = country?.votes ?? [];
    const sum = votes.reduce((all, one) => all + one, 0);
    const lists = areas.lists
      .map(([name], at) => ({ name, votes: votes[at] ?? 0 }))
      .filter((list) => list.votes >= sum * 0.05);
    expect([...seatsByList(allotSeats(lists, 21)).values()].toSorted((a, b) => b - a)).toEqual([11, 7, 2, 1]);
  });
});

describe('close races', () => {
  it('of 2022 begin with the smallest lead by share; one vote more changes it [SUPP-06] [S55]', () => {
    const [closest, second] = closeRaces(election, 2);
    expect([closest?.district.code, closest?.lead]).toEqual(['01-14', 381]);
    expect([second?.district.code, second?.lead]).toEqual(['01-13', 468]);
    const changed = {
      progress: null,
      districts: election.districts.map((district) => ({
        ...district,
        candidates: district.candidates.map(([name, list, votes], at): [string, string, number] =>
          district.code === closest?.district.code && at === 0
            ? [name, list, votes + 1]
            : [name, list, votes],
        ),
      })),
    };
    expect(closeRaces(changed, 1)[0]?.lead).toBe(382);
  });

  it('leave out districts that are not counted yet', () => {
    const districts = [
      {
        code: '01-01',
        name: 'Próba 1.',
        registered: 9,
        voted: 0,
        counted: 0,
        candidates: [['A', 'B', 0]] satisfies [string, string, number][],
      },
    ];
    expect(closeRaces({ districts, progress: null }, 5)).toEqual([]);
  });
});
