/** Live lists of football: a day's matches, a season's timetable, tables and players. */
import { dayAt } from '#platform/time/day.ts';
import { dayKey, dayOfYear, machineTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import type { Reader } from '../copies/read-copies.server.ts';
import { chooseSeason, seasonName } from '../football/choose-league.ts';
import type { Fixture } from '../football/fixture.ts';
import { stateGroup } from '../football/fixture-state.ts';
import { footballAddress } from '../football/football-address.ts';
import type { DayMatch } from '../football/football-data.ts';
import { footballTimeZone } from '../football/football-path.ts';
import { loadDay, untilTomorrow } from '../football/load-day.ts';
import { competitionName, roundName } from '../football/names/competition-names.ts';
import { nearestDays, presentDay, toMatch } from '../football/present-day.ts';
import { dayTitle, nearestText } from '../football/present-football.ts';
import { presentPlayers, presentTable } from '../football/tables/present-table.ts';
import type { League, LeagueSeason as Season } from '../football/tables/tables.ts';
import { type LeagueSeason, resources } from '../provider/resources.ts';
import { type ListLanguage, listWords } from '../view/livescore-words.ts';
import type { LiveListRequest, NearestDay, Stage, TopListFactory } from './live-list.ts';
import type { ListNeeds, LoadedList } from './load-list.ts';

type PropsOf<Factory> =
  Extract<LiveListRequest, { factory: Factory }> extends { props: infer Props } ? Props : never;

/** The matches of today in some leagues; where there are none, the days of the nearest ones [FOOT-15]. */
export async function loadDayList(
  { leagues, season: wanted, hasTable }: PropsOf<'football'>,
  { reader, now, language }: ListNeeds,
): Promise<LoadedList> {
  const today = dayAt(now, footballTimeZone);
  const found = await Promise.all(leagues.map((league) => leagueOf(league, wanted, today, reader)));
  const fixtures = await loadDay(today, leagues, reader);
  const groups = fixtures && presentDay(fixtures, leagues, new Map(), language);
  const [first] = found;
  const of = first?.season ? { league: first.league.id, season: first.season.year } : null;
  const table = hasTable && of ? await reader.read(resources.standings(of)) : null;
  return {
    title: hasTable && first ? titleOf(first, language) : '',
    content: {
      kind: 'day',
      day: dayTitle(today, language),
      groups,
      nearest: groups?.length !== 0 ? [] : await nearestOf(found, today, { reader, language }),
      table: table !== null && table !== 'none' ? presentTable(table, language) : [],
    },
    more: footballAddress({ league: leagues.length === 1 ? (leagues[0] ?? null) : null }),
    freshForMs: untilTomorrow(today, now),
  };
}

interface FoundLeague {
  league: League;
  season: Season | null;
}

/** Null until the provider has answered, and for a league that it does not have. */
async function leagueOf(
  id: number,
  season: number | null,
  today: string,
  reader: Reader,
): Promise<FoundLeague | null> {
  const league = (await reader.read(resources.league(id)))?.[0];
  return league ? { league, season: chooseSeason(season, league, today) } : null;
}

/** `Európa-bajnokság 2024` */
function titleOf({ league, season }: FoundLeague, language: ListLanguage): string {
  const name = competitionName(league.name, language);
  return [name, season ? seasonName(season) : ''].filter(Boolean).join(' ');
}

async function nearestOf(
  found: readonly (FoundLeague | null)[],
  today: string,
  { reader, language }: Pick<ListNeeds, 'reader' | 'language'>,
): Promise<NearestDay[]> {
  const seasons = found.flatMap((one) =>
    one?.season ? [{ league: one.league.id, season: one.season.year }] : [],
  );
  const matches = await Promise.all(
    seasons.map(async (of) => ({ of, list: (await reader.read(resources.matchesOfSeason(of))) ?? [] })),
  );
  const days = nearestDays(
    matches.flatMap(({ list }) => list),
    today,
  );
  return days.map((day) => {
    const [played] = matches.filter(({ list }) =>
      list.some(({ kickOff }) => kickOff !== null && dayKey(kickOff, footballTimeZone) === day),
    );
    return {
      text: nearestText(day, today, language),
      href: footballAddress({ league: played?.of.league ?? null, day }),
    };
  });
}

async function foundSeason(of: LeagueSeason, { reader, now }: ListNeeds): Promise<FoundLeague | null> {
  return leagueOf(of.league, of.season, dayAt(now, footballTimeZone), reader);
}

export async function loadTablesList(of: LeagueSeason, needs: ListNeeds): Promise<LoadedList> {
  const [found, table] = await Promise.all([
    foundSeason(of, needs),
    needs.reader.read(resources.standings(of)),
  ]);
  return {
    title: found ? titleOf(found, needs.language) : '',
    content: {
      kind: 'tables',
      groups: table !== null && table !== 'none' ? presentTable(table, needs.language) : [],
    },
    more: footballAddress(of),
    freshForMs: null,
  };
}

const topLists = {
  'top-scorers': { tab: 'gol', resource: resources.topScorers, needs: 'topScorers' },
  'top-yellow-cards': { tab: 'sarga', resource: resources.yellowCards, needs: 'topCards' },
  'top-red-cards': { tab: 'piros', resource: resources.redCards, needs: 'topCards' },
} as const;

export function kindOfTopList(factory: TopListFactory): 'topScorers' | 'topCards' {
  return topLists[factory].needs;
}

/** A list is shown only if the provider has that kind of event of every match [S53]. */
export async function loadPlayersList(
  factory: TopListFactory,
  of: LeagueSeason,
  needs: ListNeeds,
): Promise<LoadedList> {
  const { tab, resource, needs: kind } = topLists[factory];
  const found = await foundSeason(of, needs);
  const isWhole = found?.season?.year === of.season && found.season.has[kind];
  const players = isWhole ? await needs.reader.read(resource(of)) : null;
  return {
    title: found ? titleOf(found, needs.language) : '',
    content: { kind: 'players', tab, players: presentPlayers(players ?? [], tab, needs.language) },
    more: footballAddress({ ...of, tab }),
    freshForMs: null,
  };
}

/** All matches of a season from a day on, below the headings of its stages [SUPP-13] [SUPP-14]. */
export async function loadTimetable(
  { start, ...of }: PropsOf<'timetable'>,
  needs: ListNeeds,
): Promise<LoadedList> {
  const season = { league: of.league, season: of.season };
  const [found, fixtures] = await Promise.all([
    foundSeason(season, needs),
    needs.reader.read(resources.matchesOfSeason(season)),
  ]);
  const shown = (fixtures ?? []).filter(
    ({ kickOff }) => start === null || kickOff === null || dayOf(kickOff) >= start,
  );
  return {
    title: found ? titleOf(found, needs.language) : '',
    content: { kind: 'timetable', stages: stagesOf(shown, needs.language) },
    more: footballAddress(season),
    freshForMs: null,
  };
}

/** Matches in their order, below the headings of their stages. */
export function stagesOf(fixtures: readonly Fixture[], language: ListLanguage): Stage[] {
  const sorted = fixtures.toSorted(
    (a, b) => (a.kickOff ?? Infinity) - (b.kickOff ?? Infinity) || a.id - b.id,
  );
  return [...Map.groupBy(sorted, (one) => stageTitle(one, language))].map(([title, matches]) => ({
    title,
    matches: matches.map((one) => datedMatch(one, language)),
  }));
}

/** `Csoportkör, június 14.`, and `Nyolcaddöntő` for all days of a round. */
function stageTitle({ kickOff, league }: Fixture, language: ListLanguage): string {
  if (!/^Group\b/.test(league.round ?? '') || kickOff === null) return roundName(league.round, language);
  return `${listWords[language].groupStage}, ${dayOfYear(kickOff, { timeZone: footballTimeZone, language })}`;
}

/** With its date before and after it; its state in words only where that is not the score. */
function datedMatch(fixture: Fixture, language: ListLanguage): DayMatch {
  const match = toMatch(fixture, language);
  const { kickOff, state } = fixture;
  const isPlain = state === 'not-started' || stateGroup(state) === 'finished';
  if (!isPlain || kickOff === null) return match;
  const status = shortDateTime(kickOff, { timeZone: footballTimeZone, language });
  return { ...match, status, dateTime: machineTime(kickOff) };
}

function dayOf(kickOff: number): string {
  return dayKey(kickOff, footballTimeZone);
}
