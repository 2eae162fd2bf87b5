/** The Grands Prix of a season and the sessions of each, as readers choose among them. */
import { dayAt } from '#platform/time/day.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import { type Weekend, weekendsOf } from '../default-race.ts';
import type { SessionChoice, WeekendChoice, WeekendState } from '../formula1-data.ts';
import { competitionTitle, typeTitle } from '../formula1-words.ts';
import type { Race } from '../race.ts';
import { isOpen } from '../race-kinds.ts';

const zone = 'Europe/Budapest';

export function weekendChoices(races: readonly Race[], now: Date): WeekendChoice[] {
  const weekends = weekendsOf(races);
  const states = weekends.map((weekend) => stateOf(weekend, now));
  const next = states.indexOf('later');
  return weekends.map(({ competitionId, sessions }, at) => {
    const starts = sessions.flatMap(({ start }) => start ?? []);
    return {
      id: competitionId,
      name: weekendTitle(sessions),
      from: starts.at(0) ?? null,
      to: starts.at(-1) ?? null,
      state: at === next ? 'next' : (states[at] ?? 'unknown'),
      hasSprint: sessions.some(({ type }) => type === 'sprint'),
    };
  });
}

export function weekendTitle(sessions: readonly Race[], language: 'hu' | 'en' = 'hu'): string {
  return sessions[0] ? competitionTitle(sessions[0].competition, language) : '';
}

/** A weekend that is past without a result of its race is unknown: the result may never come. */
function stateOf({ sessions }: Weekend, now: Date): WeekendState {
  if (sessions.some(({ state }) => state === 'live')) return 'live';
  if (sessions.every(({ state }) => state === 'cancelled')) return 'cancelled';
  const last = sessions.findLast(({ type }) => type === 'race') ?? sessions.at(-1);
  if (last && !isOpen(last.state)) return last.state === 'completed' ? 'over' : 'cancelled';
  if (last?.start == null) return 'later';
  return dayKey(last.start, zone) < dayAt(now, zone) ? 'unknown' : 'later';
}

export function sessionChoice(race: Race, language: 'hu' | 'en' = 'hu'): SessionChoice {
  const { id, start, state, stateName, type } = race;
  const hasGrid = (type === 'race' || type === 'sprint') && state !== 'cancelled';
  return { id, start, state, stateName, hasGrid, name: typeTitle(race, language) };
}
