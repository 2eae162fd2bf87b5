/** Answers that differ from the documentation in several places at once: they are read, and what is read can be shown. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchOf } from '#tests/sandbox-match.ts';
import { timelineOf } from '../football/match/match-timeline.ts';
import { MatchView } from '../football/view/match/MatchView.tsx';
import { budapest } from '../football/view/match-place.ts';
import { documented } from './documented-answers.fixture.ts';
import { readFixtures } from './read-fixtures.ts';
import { readCircuits, readCompetitions, readConstructors, readDrivers } from './read-formula1.ts';
import {
  readConstructorStandings,
  readDriverStandings,
  readGrid,
  readRaces,
  readResults,
} from './read-races.ts';
import { readCountries, readLeagues, readPrediction, readStandings, readTopPlayers } from './read-tables.ts';

type Read = (response: unknown, notice: (what: string) => void) => unknown;

const answers: [name: keyof typeof documented, read: Read][] = [
  ['listedFixture', readFixtures],
  ['singleFixture', readFixtures],
  ['standings', readStandings],
  ['topPlayer', readTopPlayers],
  ['country', readCountries],
  ['leagueItem', readLeagues],
  ['prediction', readPrediction],
  ['competition', readCompetitions],
  ['race', readRaces],
  ['circuit', readCircuits],
  ['raceTeamProfile', readConstructors],
  ['driver', readDrivers],
  ['result', readResults],
  ['gridPlace', readGrid],
  ['driverStanding', readDriverStandings],
  ['constructorStanding', readConstructorStandings],
];

/** Values that a field may have unexpectedly: none, of another type, or a code or a minute that nobody has documented. */
const unexpected = fc.oneof(
  fc.constantFrom(null, undefined, '', [], {}, [null], false, '0', '-1', '12', '90+3', '47%'),
  fc.constantFrom('PST', 'ABD', 'CANC', 'AWD', 'SUSP', 'P', 'XYZ', 'Penalty Shootout', 'Own Goal', 'Var'),
  fc.integer({ min: -3, max: 400 }),
  fc.double(),
  fc.string({ unit: fc.constantFrom(...'őŰ<>&"{}/ 7') }),
);

/** An item of which about one value in ten is unexpected, at any depth. */
function varied(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: inside(value) }, { weight: 1, arbitrary: unexpected });
}

function inside(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(varied));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  return fc.record(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, varied(one)])));
}

describe('an answer with unexpected values in several places', () => {
  it.each(answers)('is read or refused, and never throws: %s', (name, read) => {
    const notices: string[] = [];
    fc.assert(
      fc.property(fc.array(varied(documented[name]), { maxLength: 3 }), (response) => {
        const found = read(response, (what) => notices.push(what));
        expect(found === null || found === 'none' || typeof found === 'object').toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(notices.every((notice) => notice !== '')).toBe(true);
  });

  it('is a match that can be shown, in Hungarian and in English [FOOT-16]', () => {
    let shown = 0;
    fc.assert(
      fc.property(varied(documented.singleFixture), fc.constantFrom('hu', 'en'), (item, language) => {
        for (const fixture of readFixtures([item], () => undefined) ?? []) {
          const match = matchOf(fixture, '2025-08-10T17:00:00Z');
          const html = renderToStaticMarkup(<MatchView match={match} place={{ ...budapest, language }} />);
          expect(html).not.toMatch(/>[^<]*(?:undefined|NaN|\[object)/);
          for (const { at } of timelineOf(match).marks) expect(Number.isFinite(at)).toBe(true);
          shown += 1;
        }
      }),
      { numRuns: 300 },
    );
    expect(shown).toBeGreaterThan(100);
  });

  it.each([
    ['PST', 'postponed'],
    ['ABD', 'abandoned'],
    ['CANC', 'cancelled'],
    ['AWD', 'awarded'],
    ['WO', 'walkover'],
    ['SUSP', 'suspended'],
    ['INT', 'interrupted'],
    ['P', 'shoot-out'],
    ['PEN', 'finished-after-shoot-out'],
    ['XYZ', 'unknown'],
  ])('has its state however little else is known: %s is %s', (short, state) => {
    const bare = { fixture: { id: '77', status: { short } }, league: { id: '99' }, teams: null, goals: null };
    const [fixture] = readFixtures([bare], () => undefined) ?? [];
    expect(fixture).toMatchObject({ id: 77, state, league: { id: 99, name: null } });
  });
});
