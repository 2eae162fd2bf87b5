/** The football page's data from what was loaded. */
import { byName } from '#platform/text/name-order.ts';
import { daysAfter, noonOf } from '#platform/time/day.ts';
import { fullDate, longDate, shortDateTime } from '#platform/time/hungarian-date.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { type ListLanguage, listWords } from '../view/livescore-words.ts';
import type { SportsPage } from '../view/sports-page.ts';
import { seasonName } from './choose-league.ts';
import type { Fixture } from './fixture.ts';
import { type FootballPlace, footballAddress, queryOf } from './football-address.ts';
import type { DayChoices, DayData, DayGroup, FootballData, LeagueChoices } from './football-data.ts';
import { footballPageWords } from './football-page-words.ts';
import { footballTimeZone } from './football-path.ts';
import { type FootballQuery, type FootballTab, footballTabs, tabOf } from './football-query.ts';
import type { FootballScope, ScopeDefaults } from './football-scope.ts';
import type { MatchData } from './match/match-data.ts';
import { awayName, homeName } from './match/match-text.ts';
import { mayHaveList } from './may-have-list.ts';
import { competitionName } from './names/competition-names.ts';
import { countryName } from './names/country-names.ts';
import { liveFrom, matchNews, presentDay } from './present-day.ts';
import type { QuickLink } from './quick-links.ts';
import { presentPlayers, presentTable } from './tables/present-table.ts';
import type { League, Standings, TopPlayer } from './tables/tables.ts';

export interface FootballTables {
  table: Standings | null;
  players: TopPlayer[] | null;
}

export interface FootballParts {
  query: FootballQuery;
  scope: FootballScope;
  match: MatchData | null;
  back: string;
  source: string;
  tables: FootballTables;
  /** Null while nothing is known of the day. */
  fixtures: readonly Fixture[] | null;
  day: string;
  /** Of a request without a day. */
  defaultDay: string;
  today: string;
  /** Ids of the leagues whose matches are listed, the chosen one first. */
  followed: readonly number[];
  quickLinks: readonly QuickLink[];
  nearest: readonly string[];
  oldSince: number | null;
}

export function presentFootball(parts: FootballParts): SportsPage<FootballData> {
  const { scope, match, tables, fixtures, quickLinks } = parts;
  const titles = new Map(quickLinks.map(({ id, title }) => [id, title]));
  const tab = tabOf(parts.query);
  const closed = closedPlaceOf(parts, tab);
  const groups = fixtures && linkedFrom(closed, presentDay(fixtures, parts.followed, titles));
  const title = titleOf(scope, titles);
  const data: FootballData = {
    quickLinks: quickLinks.map(({ id, title: name }) => ({
      title: name,
      href: footballAddress({ league: id === quickLinks[0]?.id ? null : id }),
      current: id === scope.league?.id,
    })),
    choices: { league: leagueChoices(scope, titles, closed), day: dayChoices(parts, closed, groups) },
    tabs: footballTabs
      .filter((one) => one === tab || mayHaveData(one, scope, parts.today))
      .map((one) => ({
        title: footballPageWords.tabs[one],
        href: footballAddress({ ...closed, tab: one }),
        current: one === tab,
      })),
    tab,
    title,
    leagueLogo: pictureAddress(scope.league?.logo ?? null),
    table: tables.table && presentTable(tables.table),
    players: tables.players && tab !== 'tabella' ? presentPlayers(tables.players, tab) : null,
    day: dayOf(parts, closed, groups),
    match,
    back: parts.back,
    source: parts.source,
    oldSince: parts.oldSince === null ? null : shortDateTime(parts.oldSince, budapest),
  };
  return {
    address: footballAddress(placeOf(parts, tab)),
    title: match === null ? pageTitle(title, tab) : `${homeName(match, 'hu')}–${awayName(match, 'hu')}`,
    liveFrom: liveFrom([...(match === null ? [] : [match]), ...(fixtures ?? [])]),
    news: matchNews(groups ?? []),
    data,
  };
}

/** Links to matches keep the league, season and tab, so that the way back leads to them. */
function linkedFrom(closed: FootballPlace, groups: DayGroup[]): DayGroup[] {
  return groups.map((group) => ({
    ...group,
    matches: group.matches.map((match) => ({
      ...match,
      href: footballAddress({ ...closed, day: null, match: match.id }),
    })),
  }));
}

function mayHaveData(tab: FootballTab, { season }: FootballScope, today: string): boolean {
  return tab === 'tabella' || mayHaveList(season, tab === 'gol' ? 'topScorers' : 'topCards', today);
}

function pageTitle(title: string, tab: FootballTab): string {
  const words = footballPageWords;
  return title === '' ? words.title : `${title}: ${words.tabs[tab].toLowerCase()}`;
}

function placeOf({ query, scope, match, day, defaultDay }: FootballParts, tab: FootballTab): FootballPlace {
  return {
    ...scopePlace(scope, scope.defaults),
    tab,
    day: day === defaultDay ? null : day,
    match: match === null ? 0 : query.meccs,
  };
}

/** The same league, season and day without the open match. */
function closedPlaceOf({ scope, day, today }: FootballParts, tab: FootballTab): FootballPlace {
  return {
    ...scopePlace(scope, scope.defaultsWithoutMatch),
    tab,
    day: day === today ? null : day,
    match: 0,
  };
}

/** Only parameters that differ from the defaults, so that addresses stay short. */
function scopePlace(
  { country, league, season }: FootballScope,
  defaults: ScopeDefaults,
): Pick<FootballPlace, 'country' | 'league' | 'season'> {
  const isOwnCountry = country === defaults.country;
  // The league says the country.
  const saysLeague = league !== null && (league.id !== defaults.league || !isOwnCountry);
  return {
    country: isOwnCountry || saysLeague ? null : country,
    league: saysLeague ? league.id : null,
    season: season === null || season.year === defaults.season ? null : season.year,
  };
}

function titleOf({ league, season }: FootballScope, titles: ReadonlyMap<number, string>): string {
  if (!league) return '';
  return [leagueName(league, titles), season ? seasonName(season) : ''].filter(Boolean).join(' ');
}

function leagueName({ id, name }: League, titles: ReadonlyMap<number, string>): string {
  return titles.get(id) ?? competitionName(name, 'hu');
}

function leagueChoices(
  scope: FootballScope,
  titles: ReadonlyMap<number, string>,
  { tab, day }: FootballPlace,
): LeagueChoices {
  const { countries, country, leagues, league, season } = scope;
  const byLabel = (a: { label: string }, b: { label: string }): number => byName('hu')(a.label, b.label);
  return {
    kept: queryOf({ tab, day }),
    country: {
      value: country ?? '',
      options: countries.map((one) => ({ value: one.name, label: countryName(one) })).toSorted(byLabel),
    },
    league: {
      value: league ? String(league.id) : '',
      options: leagues
        .map((one) => ({ value: String(one.id), label: leagueName(one, titles) }))
        .toSorted(byLabel),
    },
    season: {
      value: season ? String(season.year) : '',
      options: (league?.seasons ?? [])
        .toReversed()
        .map((one) => ({ value: String(one.year), label: seasonName(one) })),
    },
  };
}

function dayChoices(
  { match, day }: FootballParts,
  closed: FootballPlace,
  groups: DayData['groups'],
): DayChoices {
  return {
    kept: queryOf({ ...closed, day: null }),
    value: day,
    match: {
      value: String(match?.id ?? 0),
      groups: (groups ?? []).map(({ title, matches }) => ({
        title,
        options: matches.map(({ id, home, away }) => ({
          value: String(id),
          label: `${home.name}–${away.name}`,
        })),
      })),
    },
  };
}

function dayOf(
  { day, nearest, today }: FootballParts,
  closed: FootballPlace,
  groups: DayData['groups'],
): DayData {
  const at = (date: string): string => footballAddress({ ...closed, day: date === today ? null : date });
  return {
    date: day,
    title: dayTitle(day),
    previous: at(daysAfter(day, -1)),
    next: at(daysAfter(day, 1)),
    groups,
    nearest: nearest.map((date) => ({ text: nearestText(date, day), href: at(date) })),
  };
}

const budapest = { timeZone: footballTimeZone, language: 'hu' } as const;

/** `A következő játéknap: 2024. július 14.` @param from The day that is shown. */
export function nearestText(date: string, from: string, language: ListLanguage = 'hu'): string {
  const { dayBefore, dayAfter } = listWords[language];
  const day = fullDate(noonOf(date), { timeZone: footballTimeZone, language });
  return `${date < from ? dayBefore : dayAfter}: ${day}`;
}

export function dayTitle(date: string, language: ListLanguage = 'hu'): string {
  return longDate(noonOf(date), { timeZone: footballTimeZone, language });
}
