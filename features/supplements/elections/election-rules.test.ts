/** Rules of results: districts, comparisons, shades, seats, colours; and records that contradict themselves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listColours } from '../counting/list-colours.ts';
import {
  type District,
  type Election,
  electionSchema,
  greyPosition,
  turnoutSchema,
} from '../records/election.ts';
import type { Progress } from '../records/record-fields.ts';
import { tournamentSchema } from '../records/tournament.ts';
import { closeRaces } from './close-races.ts';
import { compareDistricts } from './compare-districts.ts';
import { allotSeats, seatsByList } from './dhondt.ts';
import { districtMapSchema, districtName } from './district-map.ts';
import { districtResult, isDecided } from './district-result.ts';
import { listShares } from './list-shares.ts';
import { electionOutcomes, outcomesOfTournament } from './record-outcomes.ts';
import { shadeLimits, shadeOf } from './shade.ts';

const district: District = {
  code: '01-01',
  name: 'Próba 1.',
  registered: 1_000,
  voted: 600,
  counted: null,
  candidates: [
    ['Első', 'Kék', 250],
    ['Második', 'Zöld', 300],
    ['Harmadik', 'Sárga', 50],
  ],
};

describe('a district', () => {
  it('has a winner, a second, a lead and a turnout, whatever the order of its candidates', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(district.candidates, { minLength: 3 }), (candidates) => {
        expect(districtResult({ ...district, candidates })).toMatchObject({
          winner: 'Második',
          list: 'Zöld',
          share: 0.5,
          lead: 50,
          turnout: 0.6,
          second: { name: 'Első', list: 'Kék' },
        });
      }),
    );
  });

  it('before the first vote, or with one candidate, divides by nothing', () => {
    const empty = {
      ...district,
      registered: 0,
      voted: 0,
      candidates: [['Első', 'Kék', 0]] as District['candidates'],
    };
    expect(districtResult(empty)).toMatchObject({ share: 0, turnout: 0, second: null, lead: 0 });
  });

  it('is a close race by the share of its lead, if somebody has voted', () => {
    const far = {
      ...district,
      code: '01-02',
      candidates: [
        ['A', 'Kék', 900],
        ['B', 'Zöld', 1],
      ] as District['candidates'],
    };
    const none = { ...district, code: '01-03', candidates: [['A', 'Kék', 0]] as District['candidates'] };
    const codes = closeRaces({ districts: [far, none, district], progress: null }, 10).map(
      (race) => race.district.code,
    );
    expect(codes).toEqual(['01-01', '01-02']);
    expect(closeRaces({ districts: [far, district], progress: null }, 1)).toHaveLength(1);
  });

  it('is no close race before half of its stations are counted, and a small district is not closer [S55]', () => {
    const small: District = {
      ...district,
      code: '01-02',
      counted: 50,
      candidates: [
        ['A', 'Kék', 60],
        ['B', 'Zöld', 40],
      ],
    };
    const progress = { percent: 30, at: null, isFinal: false };
    const codesOf = (counted: number | null) =>
      closeRaces({ districts: [small, { ...district, counted }], progress }, 10).map(
        (race) => race.district.code,
      );
    expect([codesOf(49.9), codesOf(null)]).toEqual([['01-02'], ['01-02']]);
    // 50 votes of 600 are less than 20 of 100.
    expect(codesOf(60)).toEqual(['01-01', '01-02']);
  });

  it('is decided when the result is certified, or the voters who are left are fewer than the lead [S55]', () => {
    const decided = (registered: number, progress: Progress | null) =>
      isDecided({ progress }, districtResult({ ...district, registered }));
    const counting = { percent: 99, at: null, isFinal: false };
    expect([decided(650, counting), decided(649, counting)]).toEqual([false, true]);
    expect(decided(1_000, { ...counting, percent: 100 })).toBe(false);
    expect(decided(1_000, { ...counting, isFinal: true })).toBe(true);
    expect(decided(1_000, null)).toBe(true);
  });

  it('is named after its county until the office says otherwise', () => {
    const map = districtMapSchema.parse({
      name: 'proba',
      counties: { '01': ['Bp.', 'Budapest'] },
      tiles: {},
    });
    expect(districtName(map, '01-07')).toBe('Budapest 7.');
    expect(districtName(map, '09-10')).toBe('09 10.');
  });
});

describe('the comparison with the election before', () => {
  const before: District = {
    ...district,
    voted: 500,
    candidates: [
      ['Régi', 'KÉK', 300],
      ['Másik', 'Zöld-Piros', 100],
      ['Kettős', 'Sárga', 50],
      ['Kettős 2.', 'SÁRGA', 50],
    ],
  };

  it('finds a list in capitals and with other dashes, and none that stood twice or not at all', () => {
    const now: District = {
      ...district,
      candidates: [
        ['A', 'Kék', 1],
        ['B', 'Zöld–Piros', 1],
        ['C', 'Sárga', 1],
        ['D', 'Új', 1],
        ['E', '', 1],
      ],
    };
    const { winner, list, shares, turnoutChange } = compareDistricts(now, before);
    expect([winner, list]).toEqual(['Régi', 'KÉK']);
    expect([...shares]).toEqual([
      ['Kék', 0.6],
      ['Zöld–Piros', 0.2],
    ]);
    expect(turnoutChange).toBeCloseTo(0.1);
  });
});

describe('shares of lists', () => {
  const lists = fc.array(fc.record({ name: fc.string(), votes: fc.nat(1_000_000), colour: fc.nat(8) }), {
    maxLength: 12,
  });

  it('are ordered, between nothing and everything, and everything together', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const shares = listShares(given);
        const sum = shares.reduce((total, { share }) => total + share, 0);
        expect(shares.map(({ votes }) => votes)).toEqual(
          given.map(({ votes }) => votes).toSorted((a, b) => b - a),
        );
        expect(sum === 0 || Math.abs(sum - 1) < 1e-9).toBe(true);
      }),
    );
  });

  it('have shades with limits that belong to the darker one', () => {
    expect([0, 0.394, ...shadeLimits, 1].map(shadeOf)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it('have one shade for equal percents, as they are printed', () => {
    expect([0.396, 0.4, 0.404].map(shadeOf)).toEqual([2, 2, 2]);
  });
});

describe('seats by D’Hondt [SUPP-05]', () => {
  const lists = fc
    .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
    .map((votes) => votes.map((count, at) => ({ name: `lista ${at}`, votes: count })));

  it('are all given, and a list with more votes never has fewer', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 100 }), (given, count) => {
        const seats = seatsByList(allotSeats(given, count));
        const sum = [...seats.values()].reduce((total, one) => total + one, 0);
        expect(sum).toBe(count);
        const ordered = given.toSorted((a, b) => b.votes - a.votes);
        for (const [at, list] of ordered.entries()) {
          const next = ordered[at + 1];
          if (next && next.votes < list.votes)
            expect(seats.get(list.name) ?? 0).toBeGreaterThanOrEqual(seats.get(next.name) ?? 0);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('colours of a count', () => {
  const list = (colour: string | null, votes: number, kind: 'party' | 'nationality' = 'party') => ({
    colour,
    votes,
    kind,
  });

  it('are another one for each of the greatest parties, near the office’s own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ hue: fc.nat(0xffffff), votes: fc.nat(1_000) }), { maxLength: 12 }),
        (given) => {
          const lists = given.map(({ hue, votes }) => list(`#${hue.toString(16).padStart(6, '0')}`, votes));
          const own = listColours(lists).filter((position) => position !== greyPosition);
          expect(new Set(own).size).toBe(own.length);
        },
      ),
    );
    const [blue, red] = listColours([list('#0000ff', 5), list('ff0000', 9)]);
    expect([blue, red]).toEqual([listColours([list('#0000ff', 5)])[0], listColours([list('#ff0000', 9)])[0]]);
  });

  it('are grey for nationalities, for greys, and for what is no colour', () => {
    const lists = [list('#00ff00', 5, 'nationality'), list('#888888', 5), list(null, 5), list('zöld', 5)];
    expect(listColours(lists)).toEqual(Array(4).fill(greyPosition));
  });
});

describe('an election’s outcome [S45]', () => {
  const election = electionSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'election',
    title: 'Próba',
    listSeats: 93,
    registered: 1_000,
    voted: 600,
    invalid: 0,
    valid: 600,
    lists: [
      { name: 'Kék', votes: 291 },
      { name: 'Zöld', votes: 309 },
    ],
    districts: [district],
  });

  it('is the winner of a district and the share of a list, in hundredths', () => {
    const { districts, lists } = electionOutcomes(election);
    expect(districts[0]?.winner).toBe('Második');
    expect(lists.map(({ share }) => share)).toEqual([4_850, 5_150]);
  });

  it('is known when the result is certified, or when the lead cannot be lost [S45] [S55]', () => {
    const counted = { ...election, progress: { percent: 100, at: null, isFinal: false } };
    const outcome = (more: Partial<Election>, own: Partial<District> = {}) =>
      electionOutcomes({ ...counted, ...more, districts: [{ ...district, counted: 100, ...own }] });
    expect(outcome({}).districts[0]?.winner).toBeNull();
    expect(outcome({}).lists[0]?.share).toBeNull();
    expect(outcome({}, { registered: 600, voted: 600 }).districts[0]?.winner).toBe('Második');
    const certified = outcome({ progress: { percent: 100, at: null, isFinal: true } });
    expect([certified.districts[0]?.winner, certified.lists[0]?.share]).toEqual(['Második', 4_850]);
    // A rehearsal is never certified.
    expect(outcome({ isRehearsal: true }).lists[0]?.share).toBe(4_850);
    expect(outcome({ isRehearsal: true }, { counted: 99.9 }).districts[0]?.winner).toBe('Második');
    const half = { isRehearsal: true, progress: { percent: 50, at: null, isFinal: false } };
    expect(outcome(half, { counted: 99.9 }).districts[0]?.winner).toBeNull();
    expect(outcome(half).districts[0]?.winner).toBe('Második');
  });

  it('is none of a district that has two first ones', () => {
    const winnerOf = (more: Partial<District>) =>
      electionOutcomes({ ...election, districts: [{ ...district, ...more }] }).districts[0]?.winner;
    expect(
      winnerOf({
        candidates: [
          ['A', 'Kék', 5],
          ['B', 'Zöld', 5],
        ],
      }),
    ).toBeNull();
  });
});

const match = { at: '2024-06-15T18:00:00+02:00', home: 'HUN', away: 'SUI', score: [1, 3] };
const tournament = {
  name: 'proba',
  source: 'kitalált',
  kind: 'tournament',
  teams: { HUN: 'Magyarország', SUI: 'Svájc' },
  tieBreaks: ['difference'],
  advance: 1,
  groups: [{ name: 'A', teams: ['HUN', 'SUI'] }],
  stages: [{ title: 'Csoportkör', kind: 'group', matches: [match] }],
};
const tournamentWith = (...matches: object[]) => ({
  ...tournament,
  stages: [{ title: 'Csoportkör', kind: 'group', matches }],
});

describe('a tournament’s outcome [S45]', () => {
  it('orders a group only when all of its matches are over', () => {
    const outcome = (...matches: object[]) =>
      outcomesOfTournament(tournamentSchema.parse(tournamentWith(...matches)));
    expect(outcome(match).groups[0]).toMatchObject({
      from: Date.parse(match.at) / 1000,
      order: [
        { team: 'SUI', rank: 1 },
        { team: 'HUN', rank: 2 },
      ],
    });
    expect(outcome({ ...match, score: null }).groups[0]?.order).toBeNull();
  });

  it('knows that the teams of a match are open', () => {
    const { matches } = outcomesOfTournament(
      tournamentSchema.parse(tournamentWith(match, { ...match, number: 49, home: 'W1', score: null })),
    );
    expect(matches.map(({ hasTeams, number }) => [hasTeams, number])).toEqual([
      [true, null],
      [false, 49],
    ]);
    expect(matches[1]?.home).toEqual({ code: 'W1', name: 'W1' });
  });
});

describe('a record', () => {
  it('has the score of ninety minutes, which its goals prove', () => {
    const parse = (more: object) => tournamentSchema.safeParse(tournamentWith({ ...match, ...more })).success;
    const goals = [
      ['away', 'A', '12'],
      ['away', 'B', '45+1'],
      ['home', 'C', '66'],
      ['away', 'D', '90+3'],
    ];
    expect(parse({ goals })).toBe(true);
    expect(parse({ goals: goals.slice(1) })).toBe(false);
    expect(parse({ goals: [...goals, ['home', 'E', '105']] })).toBe(true);
    expect(parse({ score: [3, 1], goals })).toBe(false);
    expect(parse({ goals: [['away', 'A', 'tizenkettő']] })).toBe(false);
  });

  it.each(['24:00', '7', '7:60', 'hét'])('has no turnout at %s', (hour) => {
    const record = { name: 'p', source: 's', kind: 'turnout', registered: 10, hours: [[hour, 1]] };
    expect(turnoutSchema.safeParse(record).success).toBe(false);
    expect(turnoutSchema.safeParse({ ...record, hours: [['7:00', 1]] }).success).toBe(true);
  });
});
