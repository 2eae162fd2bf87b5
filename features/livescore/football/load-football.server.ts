/** Loads the football page: the page and its call share it, so that both read the same query [FOOT-01]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import { dayAt } from '#platform/time/day.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import { soonest } from '#platform/time/soonest.ts';
import { createReader, type Reader } from '../copies/read-copies.server.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import { resources } from '../provider/resources.ts';
import type { SportsPage } from '../view/sports-page.ts';
import type { Fixture } from './fixture.ts';
import { type FootballPlace, footballAddress } from './football-address.ts';
import type { FootballData } from './football-data.ts';
import { footballTimeZone } from './football-path.ts';
import { type FootballQuery, tabOf } from './football-query.ts';
import { chooseScope, type FootballScope } from './football-scope.ts';
import { footballSource } from './football-source.ts';
import { loadDay, untilTomorrow } from './load-day.ts';
import { loadMatch, type MatchNeeds } from './match/load-match.server.ts';
import { nearestDays } from './present-day.ts';
import { type FootballTables, presentFootball } from './present-football.ts';
import type { QuickLink } from './quick-links.ts';

export interface FootballNeeds extends MatchNeeds {
  livescore: Pick<LivescoreFeature, 'setting' | 'read' | 'dependencyOn'>;
  quickLinks: readonly QuickLink[];
}

export interface LoadedFootball {
  page: SportsPage<FootballData>;
  dependencies: Dependency[];
  /** Milliseconds until something changes without an answer of the provider. */
  freshForMs: number | null;
}

export async function loadFootball(query: FootballQuery, needs: FootballNeeds): Promise<LoadedFootball> {
  const { clock, livescore, quickLinks } = needs;
  const now = clock.now();
  const today = dayAt(now, footballTimeZone);
  const reader = createReader(livescore, now);
  const loaded = query.meccs === 0 ? null : await loadMatch(query.meccs, needs);
  const match = loaded?.match ?? null;
  const scope = await chooseScope(query, match, {
    reader,
    quickLinks,
    ownCountry: livescore.setting?.country ?? '',
    today,
  });
  const matchDay = match?.kickOff == null ? null : dayKey(match.kickOff, footballTimeZone);
  const defaultDay = matchDay ?? today;
  const day = query.nap ?? defaultDay;
  const followed = [...(scope.league ? [scope.league.id] : []), ...quickLinks.map(({ id }) => id)];
  const [tables, fixtures] = await Promise.all([
    match === null ? loadTab(query, scope, reader) : { table: null, players: null },
    loadDay(day, followed, reader),
  ]);
  const page = presentFootball({
    source: footballSource(livescore.setting?.sources.football),
    query,
    scope,
    match,
    back: backFrom(scope, { tab: tabOf(query), day: day === today ? null : day }),
    tables,
    day,
    defaultDay,
    today,
    followed,
    quickLinks,
    fixtures,
    nearest: fixtures?.length === 0 ? nearestDays(await loadSeason(scope, reader), day) : [],
    oldSince: reader.oldSince(),
  });
  return {
    page,
    dependencies: [...reader.dependencies, ...(loaded?.dependencies ?? [])],
    freshForMs: soonest(untilTomorrow(today, now), soonest(reader.freshForMs(), loaded?.freshForMs ?? null)),
  };
}

function backFrom(
  { country, league, season, defaultsWithoutMatch }: FootballScope,
  open: Pick<FootballPlace, 'tab' | 'day'>,
): string {
  return footballAddress({
    ...open,
    country: league ? null : country,
    league: league?.id ?? null,
    season: season?.year === defaultsWithoutMatch.season ? null : (season?.year ?? null),
  });
}

async function loadTab(query: FootballQuery, scope: FootballScope, reader: Reader): Promise<FootballTables> {
  const { league, season } = scope;
  const nothing = { table: null, players: null };
  if (!league || !season) return nothing;
  const of = { league: league.id, season: season.year };
  switch (tabOf(query)) {
    case 'tabella': {
      const table = await reader.read(resources.standings(of));
      return { ...nothing, table: table === 'none' ? null : table };
    }
    // A list is shown only if the provider has that kind of event of every match [S53].
    case 'gol':
      return season.has.topScorers ? players(resources.topScorers(of)) : nothing;
    case 'sarga':
      return season.has.topCards ? players(resources.yellowCards(of)) : nothing;
    case 'piros':
      return season.has.topCards ? players(resources.redCards(of)) : nothing;
  }

  async function players(resource: ReturnType<typeof resources.topScorers>): Promise<FootballTables> {
    return { ...nothing, players: await reader.read(resource) };
  }
}

async function loadSeason({ league, season }: FootballScope, reader: Reader): Promise<readonly Fixture[]> {
  if (!league || !season) return [];
  return (await reader.read(resources.matchesOfSeason({ league: league.id, season: season.year }))) ?? [];
}
