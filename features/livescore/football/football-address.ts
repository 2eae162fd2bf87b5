/** Addresses of the football page's states. */
import { footballPath } from './football-path.ts';
import type { FootballTab } from './football-query.ts';

/** Parameters of a state; null for a default. */
export interface FootballPlace {
  country: string | null;
  league: number | null;
  season: number | null;
  tab: FootballTab;
  day: string | null;
  match: number;
}

export function footballAddress(place: Partial<FootballPlace>): string {
  const query = new URLSearchParams(queryOf(place)).toString();
  return query === '' ? footballPath : `${footballPath}?${query}`;
}

/** The parameters of a state, without those that say what the page shows anyway. */
export function queryOf(place: Partial<FootballPlace>): Record<string, string> {
  const { country = null, league = null, season = null, tab = 'tabella', day = null, match = 0 } = place;
  return {
    ...(country === null ? {} : { orszag: country }),
    ...(league === null ? {} : { liga: String(league) }),
    ...(season === null ? {} : { szezon: String(season) }),
    ...(tab === 'tabella' ? {} : { oldal: tab }),
    ...(day === null ? {} : { nap: day }),
    ...(match === 0 ? {} : { meccs: String(match) }),
  };
}
