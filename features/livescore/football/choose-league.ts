/** Which country, league and season a request means [FOOT-01] [FOOT-04]. */
import type { QuickLink } from './quick-links.ts';
import type { Country, League, LeagueSeason } from './tables/tables.ts';

/**
 * A country among the options; otherwise that of the league, the first of the quick links, or the edition's.
 * @param leagueCountry Of the requested league or match, if the provider knows it.
 */
export function chooseCountry(
  wanted: string | null,
  leagueCountry: string | null,
  countries: readonly Country[],
  quickLinks: readonly QuickLink[],
  ownCountry: string,
): string | null {
  const isOption = (name: string | null): name is string =>
    name !== null && countries.some((country) => country.name === name);
  if (isOption(wanted)) return wanted;
  if (wanted === null && isOption(leagueCountry)) return leagueCountry;
  const candidates = [...quickLinks.map(({ country }) => country), ownCountry, countries[0]?.name ?? null];
  return candidates.find(isOption) ?? null;
}

/** A league of the country; otherwise the first that editors follow, or its first championship. */
export function chooseLeague(
  wanted: number | null,
  leagues: readonly League[],
  quickLinks: readonly QuickLink[],
): League | null {
  const byId = (id: number | null): League | undefined => leagues.find((league) => league.id === id);
  const followed = quickLinks.find(({ id }) => byId(id) !== undefined);
  return (
    byId(wanted) ??
    (followed && byId(followed.id)) ??
    leagues.find(({ kind }) => kind === 'league') ??
    leagues[0] ??
    null
  );
}

/** A season of the league; otherwise the newest one with data. */
export function chooseSeason(wanted: number | null, league: League, today: string): LeagueSeason | null {
  const newestFirst = league.seasons.toReversed();
  return (
    newestFirst.find(({ year }) => year === wanted) ??
    newestFirst.find((season) => hasData(season, today)) ??
    newestFirst[0] ??
    null
  );
}

function hasData({ start, has }: LeagueSeason, today: string): boolean {
  return (start === null || start <= today) && (has.standings || has.events || has.topScorers);
}

/** `2024/25`, or `2024` for a season within one year. */
export function seasonName({ year, start, end }: LeagueSeason): string {
  const last = Number((end ?? '').slice(0, 4));
  const first = Number((start ?? '').slice(0, 4)) || year;
  return last > first ? `${first}/${String(last).slice(2)}` : String(year);
}
