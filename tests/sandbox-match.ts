/** Matches as the sandbox answers for them, and changed copies of its answers. */
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import type { Fixture } from '../features/livescore/football/fixture.ts';
import {
  type MatchData,
  type MatchExtras,
  matchDataOf,
} from '../features/livescore/football/match/match-data.ts';
import { fixtureItem } from '../features/livescore/provider/answers.fixture.ts';
import { readFixtures } from '../features/livescore/provider/read-fixtures.ts';

const afterAll = '2026-11-25T10:00:00Z';

/** @param at The time at which the sandbox is asked; after all matches by default. */
export function sandboxFixture(id: number, at = afterAll): Fixture {
  return fixtureFrom(footballAnswer('fixtures', new URLSearchParams({ id: String(id) }), new Date(at)));
}

export function sandboxMatch(id: number, at = afterAll, extras: Partial<MatchExtras> = {}): MatchData {
  return matchOf(sandboxFixture(id, at), at, extras);
}

/** A match of invented clubs with the given status and details. */
export function inventedMatch(status: object, rest: object = {}): MatchData {
  const details = { events: [], lineups: [], statistics: [] };
  return matchOf(
    fixtureFrom([fixtureItem({ status, rest: { ...details, ...rest } })]),
    '2024-08-10T17:00:00Z',
  );
}

export function matchOf(fixture: Fixture, at: string, extras: Partial<MatchExtras> = {}): MatchData {
  const now = new Date(at);
  const nothing = { prediction: null, headToHead: [], liveBlog: null, checkedAt: now, now };
  return matchDataOf(fixture, { ...nothing, ...extras });
}

function fixtureFrom(response: unknown): Fixture {
  const [fixture] = readFixtures(response, () => undefined) ?? [];
  if (!fixture) throw new Error('the sandbox does not have this match');
  return fixture;
}
