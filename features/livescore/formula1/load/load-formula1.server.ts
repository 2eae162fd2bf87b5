/** Loads what the Formula 1 page shows: what the address asks for, and defaults for what it asks in vain [F1-09]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { soonest } from '#platform/time/soonest.ts';
import { createReader } from '../../copies/read-copies.server.ts';
import type { LivescoreFeature } from '../../livescore-feature.server.ts';
import { resources } from '../../provider/resources.ts';
import type { SportsPage } from '../../view/sports-page.ts';
import { defaultSeason } from '../default-race.ts';
import { formula1Address, type Tab } from '../formula1-address.ts';
import type { Formula1Data } from '../formula1-data.ts';
import { type Formula1Query, tabOfFormula1 } from '../formula1-query.ts';
import { sportTitle } from '../formula1-words.ts';
import { sessionNews } from '../session-news.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadDriver, loadTeam } from './load-profiles.ts';
import { loadConstructorStandings, loadDriverStandings } from './load-standings.ts';
import { readLists } from './read-lists.ts';
import { constructorChoices, driverChoices } from './season-lists.ts';
import { formula1Source } from './source.ts';
import type { LoadedTab, TabNeeds } from './tab.ts';
import { weekendChoices } from './weekend-choices.ts';

export interface Formula1Needs {
  livescore: Pick<LivescoreFeature, 'setting' | 'read' | 'dependencyOn'>;
  clock: Clock;
}

/** An edition may have no source for Formula 1. */
export function hasFormula1({ livescore }: Pick<Formula1Needs, 'livescore'>): boolean {
  return livescore.setting?.sources.formula1 !== undefined;
}

interface AskedFormula1 {
  query: Formula1Query;
  timeZone: string;
}

export interface LoadedFormula1 {
  /** Its address has the valid parameters of the query. */
  page: SportsPage<Formula1Data>;
  dependencies: Dependency[];
  /** Milliseconds until it is worth loading again although no answer has changed; null for no special time. */
  freshForMs: number | null;
}

export async function loadFormula1(
  { query, timeZone }: AskedFormula1,
  { livescore, clock }: Formula1Needs,
): Promise<LoadedFormula1> {
  const now = clock.now();
  const reader = createReader(livescore, now);
  const known = (await reader.read(resources.raceSeasons())) ?? [];
  const season = defaultSeason(known, now, query.szezon);
  const lists = await readLists(season, reader);
  const tab = tabOfFormula1(query);
  const outlines = livescore.setting?.circuits ?? {};
  const loaded = await loadTab(tab, { query, lists, season, now, reader, outlines });
  const isNewest = season === defaultSeason(known, now, null);
  const isNamed = Object.values(loaded.ids).some((id) => id !== null);
  const data: Formula1Data = {
    tab,
    season,
    timeZone,
    source: formula1Source(livescore.setting?.sources.formula1),
    shown: loaded.shown,
    oldSince: reader.oldSince(),
    seasons: known.includes(season) ? known.toSorted((a, b) => b - a) : [season],
    weekends: weekendChoices(lists.races, now),
    teams: constructorChoices(lists),
    drivers: driverChoices(lists),
  };
  const page: SportsPage<Formula1Data> = {
    // The season of what is named stays in the address: next year another one is the newest.
    address: formula1Address({ oldal: tab, szezon: isNewest && !isNamed ? null : season, ...loaded.ids }),
    title: loaded.title === null ? sportTitle : `${loaded.title} – ${sportTitle}`,
    liveFrom: loaded.liveFrom,
    news: sessionNews(data),
    data,
  };
  const freshForMs = soonest(page.liveFrom === 0 ? liveRefreshMs : null, reader.freshForMs());
  return { page, freshForMs, dependencies: reader.dependencies };
}

function loadTab(tab: Tab, needs: TabNeeds): Promise<LoadedTab> {
  switch (tab) {
    case 'versenynaptar':
      return loadCalendar(needs);
    case 'csapatok':
      return loadTeam(needs);
    case 'versenyzok':
      return loadDriver(needs);
    case 'pontverseny':
      return loadDriverStandings(needs);
    case 'konstruktor':
      return loadConstructorStandings(needs);
  }
}
