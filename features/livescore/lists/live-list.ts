/** Live scores as a part of another page: a tab of a supplement, the head of a section or of a story [SUPP-12]. */
import type { DayGroup, DayMatch, PlayerRow, TableGroup } from '../football/football-data.ts';
import type { FootballTab } from '../football/football-query.ts';
import type { SessionChoice, SessionData, StandingRow } from '../formula1/formula1-data.ts';
import type { LeagueSeason } from '../provider/resources.ts';
import type { ListLanguage } from '../view/livescore-words.ts';

/** A request for a list, in the form of the components of supplements and sections. */
export type LiveListRequest =
  | { factory: 'football'; props: { leagues: number[]; season: number | null; hasTable: boolean } }
  | { factory: 'timetable'; props: LeagueSeason & { start: string | null } }
  | { factory: 'group-table' | TopListFactory; props: LeagueSeason }
  | { factory: 'formula1' }
  | { factory: 'race'; props: { race: number } };

export type TopListFactory = 'top-scorers' | 'top-yellow-cards' | 'top-red-cards';

export interface LiveList {
  /** Of the league and season, or of the Grand Prix; '' until the provider has answered. */
  title: string;
  content: LiveListContent;
  /** Address of the page with everything. */
  more: string;
  /** Publisher of the data. */
  source: string;
  /** Unix seconds of the last answer, if it is older than it should be. */
  oldSince: number | null;
  timeZone: string;
  /** Of the story or the supplement; sections are in Hungarian. */
  language: ListLanguage;
}

export type LiveListContent =
  | { kind: 'day'; day: string; groups: DayGroup[] | null; nearest: NearestDay[]; table: TableGroup[] }
  | { kind: 'timetable'; stages: Stage[] }
  | { kind: 'tables'; groups: TableGroup[] }
  | { kind: 'players'; tab: Exclude<FootballTab, 'tabella'>; players: PlayerRow[] }
  | { kind: 'weekend'; season: number; weekend: ListedWeekend | null; standings: StandingRow[] }
  | { kind: 'race'; season: number; session: SessionData | null };

export interface NearestDay {
  text: string;
  href: string;
}

/** A heading at its place in the list of a competition's matches [SUPP-13]. */
export interface Stage {
  title: string;
  matches: DayMatch[];
}

export interface ListedWeekend {
  id: number;
  name: string;
  sessions: SessionChoice[];
  /** The latest session with a result, or the last race of the season; null before the first one. */
  session: SessionData | null;
}
