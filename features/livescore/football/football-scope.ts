/** Country, league and season of a request, from what the provider has. */

import type { Reader } from '../copies/read-copies.server.ts';
import { resources } from '../provider/resources.ts';
import { chooseCountry, chooseLeague, chooseSeason } from './choose-league.ts';
import type { FootballQuery } from './football-query.ts';
import type { MatchData } from './match/match-data.ts';
import type { QuickLink } from './quick-links.ts';
import type { League, LeagueSeason } from './tables/tables.ts';

export interface FootballScope {
  countries: { name: string; code: string | null }[];
  country: string | null;
  /** Of the country. */
  leagues: League[];
  league: League | null;
  season: LeagueSeason | null;
  /** The defaults of these parameters. */
  defaults: ScopeDefaults;
  /** The defaults once the match is closed, which has its own. */
  defaultsWithoutMatch: ScopeDefaults;
}

export interface ScopeDefaults {
  country: string | null;
  league: number | null;
  season: number | null;
}

interface ScopeNeeds {
  reader: Reader;
  quickLinks: readonly QuickLink[];
  /** The provider's name of the edition's country. */
  ownCountry: string;
  today: string;
}

export async function chooseScope(
  query: FootballQuery,
  match: MatchData | null,
  { reader, quickLinks, ownCountry, today }: ScopeNeeds,
): Promise<FootballScope> {
  const wanted = query.liga ?? match?.league.id ?? null;
  const [known, home, matchHome] = await Promise.all([
    reader.read(resources.countries()),
    query.orszag === null ? countryOfLeague(query.liga, quickLinks, reader) : null,
    match?.league.country ?? null,
  ]);
  const countries = known ?? [];
  const country = chooseCountry(query.orszag, home ?? matchHome, countries, quickLinks, ownCountry);
  const leagues = country === null ? [] : ((await reader.read(resources.leaguesOfCountry(country))) ?? []);
  const league = chooseLeague(wanted, leagues, quickLinks);
  const defaultsOf = (open: MatchData | null): ScopeDefaults => ({
    country: chooseCountry(null, open?.league.country ?? null, countries, quickLinks, ownCountry),
    league: chooseLeague(open?.league.id ?? null, leagues, quickLinks)?.id ?? null,
    season: (league && chooseSeason(seasonOf(open, league), league, today)?.year) ?? null,
  });
  return {
    countries,
    country,
    leagues,
    league,
    season: league && chooseSeason(query.szezon ?? seasonOf(match, league), league, today),
    defaults: defaultsOf(match),
    defaultsWithoutMatch: defaultsOf(null),
  };
}

function seasonOf(match: MatchData | null, league: League): number | null {
  return match?.league.id === league.id ? match.league.season : null;
}

/** The provider is asked only about leagues that no quick link names. */
async function countryOfLeague(
  id: number | null,
  quickLinks: readonly QuickLink[],
  reader: Reader,
): Promise<string | null> {
  if (id === null) return null;
  const known = quickLinks.find((link) => link.id === id);
  if (known) return known.country;
  return (await reader.read(resources.league(id)))?.[0]?.country ?? null;
}
