/** Lifetimes of answers, by the state of the match, race or season. */
import type { Fixture } from '../football/fixture.ts';
import { stateGroup } from '../football/fixture-state.ts';
import type { Race } from '../formula1/race.ts';

const second = 1_000;
const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
const forGood = Infinity;

/** Lifetime of an empty answer: addresses may name any league, season or player, and most never exist. */
export function unlessEmpty(rows: readonly unknown[], freshForMs: number): number {
  return rows.length === 0 ? nothing : freshForMs;
}

const nothing = 6 * hour;

const [live, pause, list, lineups] = [15 * second, 30 * second, minute, 15 * minute];

export function matchFreshness(match: Fixture, now: Date): number {
  switch (stateGroup(match.state)) {
    case 'finished':
    case 'ended':
      return forGood;
    case 'unknown':
      return list;
    case 'live':
      return pauses.has(match.state) ? pause : isStopped.has(match.state) ? list : live;
    case 'not-started':
      return untilKickOff(match, now);
  }
}

const pauses = new Set<Fixture['state']>(['half-time', 'break']);
/** May go on for days. */
const isStopped = new Set<Fixture['state']>(['suspended', 'interrupted']);

/** Line-ups are published within the last hour; until then nothing changes but the date. */
function untilKickOff({ kickOff, state, details }: Fixture, now: Date): number {
  if (kickOff === null || state !== 'not-started') return hour;
  const left = kickOff * second - now.getTime();
  if (left <= 0) return left > -hour ? live : lineups;
  if (left > 2 * hour) return Math.min(hour, left - hour);
  return details !== null && details.lineups.length > 0 ? left : Math.min(lineups, left);
}

/** @param date Of the list, such as `2024-06-15`. */
export function dayFreshness(matches: readonly Fixture[], now: Date, date: string): number {
  const today = now.toISOString().slice(0, 10);
  // The provider's days are those of UTC, and a match of yesterday may still be played.
  const since = Date.parse(today) - Date.parse(date);
  // From its first minute on its matches may be played.
  if (since < 0) return Math.min(hour, Date.parse(date) - now.getTime());
  if (since <= day) return matches.every(isDecided) && since > 0 ? forGood : list;
  return matches.every(isDecided) ? forGood : day;
}

/** Sooner while one of its matches is played, whose result tables and games wait for. */
export function seasonFreshness(matches: readonly Fixture[], now: Date): number {
  if (matches.length === 0) return nothing;
  if (matches.every(isDecided)) return day;
  const untilKickOffs = matches
    .filter((match) => !isDecided(match))
    .map(({ kickOff }) => (kickOff ?? Infinity) * second - now.getTime());
  if (untilKickOffs.some((left) => left <= 0 && left > -4 * hour)) return 5 * minute;
  return Math.min(hour, ...untilKickOffs.filter((left) => left > 0));
}

function isDecided({ state }: Fixture): boolean {
  const group = stateGroup(state);
  return group === 'finished' || group === 'ended';
}

/** Sessions without a result that are long over do not count: their result may never come. */
export function racesFreshness(races: readonly Race[], now: Date): number {
  if (races.some(({ state }) => state === 'live')) return live;
  const isNear = races.some(({ state, start }) => {
    const until = (start ?? 0) * second - now.getTime();
    return state === 'scheduled' && until < hour && until > -6 * hour;
  });
  if (isNear) return list;
  return races.every(({ state }) => state === 'completed' || state === 'cancelled') ? day : hour;
}

/** A result that is not there yet may come at any time; one that is there may be corrected. */
export function resultFreshness(rows: readonly unknown[]): number {
  return rows.length === 0 ? 5 * minute : hour;
}
