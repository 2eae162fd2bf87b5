/** The matches of a day, grouped by league: the chosen one first, then those that editors follow, in their order. */
import { daysAfter } from '#platform/time/day.ts';
import { clockTime, dayKey, machineTime } from '#platform/time/hungarian-date.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { ListLanguage } from '../view/livescore-words.ts';
import type { Fixture, Score } from './fixture.ts';
import { hasScore, isLive, stateGroup } from './fixture-state.ts';
import { footballAddress } from './football-address.ts';
import type { DayGroup, DayMatch } from './football-data.ts';
import { footballTimeZone } from './football-path.ts';
import { matchLineOf } from './match/match-data.ts';
import { stateText } from './match/match-text.ts';
import { competitionName } from './names/competition-names.ts';
import { listedTeam } from './tables/present-table.ts';

/** @param leagues Ids in their order. @param titles Names that editors gave to leagues. */
export function presentDay(
  fixtures: readonly Fixture[],
  leagues: readonly number[],
  titles: ReadonlyMap<number, string>,
  language: ListLanguage = 'hu',
): DayGroup[] {
  const byLeague = Map.groupBy(fixtures, ({ league }) => league.id);
  return [...new Set(leagues)].flatMap((id) => {
    const matches = byLeague.get(id) ?? [];
    const [first] = matches;
    if (!first) return [];
    const { name, logo } = first.league;
    const sorted = matches.toSorted((a, b) => (a.kickOff ?? 0) - (b.kickOff ?? 0) || a.id - b.id);
    return [
      {
        league: id,
        title: titles.get(id) ?? competitionName(name, language),
        logo: pictureAddress(logo),
        matches: sorted.map((one) => toMatch(one, language)),
      },
    ];
  });
}

export function toMatch(fixture: Fixture, language: ListLanguage = 'hu'): DayMatch {
  const { id, state } = fixture;
  return {
    id,
    href: footballAddress({ match: id }),
    isLive: isLive(state),
    ...statusOf(fixture, language),
    home: listedTeam(fixture.home, language),
    away: listedTeam(fixture.away, language),
    score: hasScore(state) ? pair(fixture.goals) : null,
    shootOut: pair(fixture.score.shootOut),
  };
}

function statusOf(fixture: Fixture, language: ListLanguage): Pick<DayMatch, 'status' | 'dateTime'> {
  const { kickOff, state } = fixture;
  if (state !== 'not-started' || kickOff === null)
    return { status: stateText(matchLineOf(fixture), language), dateTime: null };
  return {
    status: clockTime(kickOff, { timeZone: footballTimeZone, language }),
    dateTime: machineTime(kickOff),
  };
}

function pair({ home, away }: Score): [number, number] | null {
  return home === null || away === null ? null : [home, away];
}

/** For screen readers: `Magyarország–Svájc 1–3`; '' before the kick-off. */
export function matchNews(groups: readonly DayGroup[]): Record<string, string> {
  const matches = groups.flatMap((group) => group.matches);
  return Object.fromEntries(
    matches.map(({ id, home, away, score, isLive, status }) => {
      const result = score === null ? '' : `${home.name}–${away.name} ${score.join('–')}`;
      return [id, isLive || result === '' ? result : `${result}, ${status}`];
    }),
  );
}

/** The two UTC days of the provider that a day of Budapest belongs to. */
export function providerDays(day: string): [string, string] {
  return [daysAfter(day, -1), day];
}

export function isOnDay({ kickOff }: Fixture, day: string): boolean {
  return kickOff !== null && dayKey(kickOff, footballTimeZone) === day;
}

/**
 * Unix seconds from which the day's matches change by themselves: at once while one is live or late, otherwise from the
 * next kick-off on; null when all are over.
 */
export function liveFrom(matches: readonly Pick<Fixture, 'kickOff' | 'state'>[]): number | null {
  const times = matches.flatMap(({ kickOff, state }) => {
    if (stateGroup(state) === 'live' || stateGroup(state) === 'unknown') return [0];
    return state === 'not-started' && kickOff !== null ? [kickOff] : [];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** The nearest days with a match before and after a day. */
export function nearestDays(fixtures: readonly Fixture[], day: string): string[] {
  const days = [...new Set(fixtures.flatMap(({ kickOff }) => (kickOff === null ? [] : [keyOf(kickOff)])))];
  const before = days.filter((one) => one < day).toSorted();
  const after = days.filter((one) => one > day).toSorted();
  return [before.at(-1), after[0]].filter((one) => one !== undefined);
}

function keyOf(kickOff: number): string {
  return dayKey(kickOff, footballTimeZone);
}
