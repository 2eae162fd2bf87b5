/** Which Grand Prix and which session a page of Formula 1 shows when the address does not say [F1-10] [F1-11]. */
import { dayAt } from '#platform/time/day.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import type { Race } from './race.ts';
import { isOpen } from './race-kinds.ts';

const zone = 'Europe/Budapest';

export interface Weekend {
  competitionId: number;
  /** By their start; those without one last. */
  sessions: Race[];
}

/** The Grands Prix of a season, by the start of their first session. */
export function weekendsOf(races: readonly Race[]): Weekend[] {
  const byCompetition = Map.groupBy(races, ({ competition }) => competition.id);
  return [...byCompetition]
    .map(([competitionId, sessions]) => ({ competitionId, sessions: sessions.toSorted(byStart) }))
    .sort((a, b) => startOf(a) - startOf(b));
}

/**
 * The next Grand Prix with a session that is still to come; the last one with a completed session if that was today, or if
 * nothing is to come. A past session without a result is not to come: its result may never be known.
 */
export function defaultWeekend(races: readonly Race[], now: Date): Weekend | null {
  const weekends = weekendsOf(races);
  const next = weekends.find(({ sessions }) => sessions.some((race) => isToCome(race, now)));
  const last = weekends.findLast(({ sessions }) => sessions.some(({ state }) => state === 'completed'));
  if (last && (!next || hasEndedToday(last, now))) return last;
  return next ?? last ?? weekends.at(-1) ?? null;
}

/** The first session of a Grand Prix that is still to come, or its last one. */
export function defaultRace({ sessions }: Weekend, now: Date): Race | null {
  return sessions.find((race) => isToCome(race, now)) ?? sessions.at(-1) ?? null;
}

/** A live session counts, and one that is late; one of a day that is over does not. */
function isToCome({ state, start }: Race, now: Date): boolean {
  if (!isOpen(state)) return false;
  return state === 'live' || (start !== null && dayOf(start) >= dayAt(now, zone));
}

function hasEndedToday({ sessions }: Weekend, now: Date): boolean {
  const race = sessions.findLast(({ type }) => type === 'race');
  return race?.state === 'completed' && race.start !== null && dayOf(race.start) === dayAt(now, zone);
}

function dayOf(seconds: number): string {
  return dayKey(seconds, zone);
}

function startOf({ sessions }: Weekend): number {
  return sessions[0]?.start ?? Infinity;
}

function byStart(a: Race, b: Race): number {
  // Parts of a qualifying begin at the same time, and have ids in their order.
  return (a.start ?? Infinity) - (b.start ?? Infinity) || a.id - b.id;
}

/** The season of an address, or the newest one up to the current year [F1-09]. */
export function defaultSeason(seasons: readonly number[], now: Date, asked: number | null): number {
  const year = Number(dayAt(now, zone).slice(0, 4));
  if (asked !== null && seasons.includes(asked)) return asked;
  return (
    seasons
      .filter((one) => one <= year)
      .toSorted((a, b) => a - b)
      .at(-1) ?? year
  );
}
