/** Data of the football page, JSON-serialisable. */
import type { FootballTab } from './football-query.ts';
import type { MatchData } from './match/match-data.ts';
import type { Zone } from './tables/zone.ts';

export interface FootballData {
  quickLinks: { title: string; href: string; current: boolean }[];
  choices: { league: LeagueChoices; day: DayChoices };
  tabs: { title: string; href: string; current: boolean }[];
  tab: FootballTab;
  /** Of the league and season; '' without one. */
  title: string;
  leagueLogo: string | null;
  table: TableGroup[] | null;
  players: PlayerRow[] | null;
  day: DayData;
  /** The open match. */
  match: MatchData | null;
  /** Address of „Vissza”. */
  back: string;
  /** Publisher of the data. */
  source: string;
  /** Time of an answer that is older than it should be, `június 14., 9:05`; null if none is. */
  oldSince: string | null;
}

interface Option {
  value: string;
  label: string;
}

export interface LeagueChoices {
  /** Parameters that the form keeps. */
  kept: Record<string, string>;
  country: { value: string; options: Option[] };
  league: { value: string; options: Option[] };
  season: { value: string; options: Option[] };
}

export interface DayChoices {
  /** Parameters that the form keeps. */
  kept: Record<string, string>;
  value: string;
  match: { value: string; groups: { title: string; options: Option[] }[] };
}

/** A team in a list: its name in Hungarian, and the address of its crest. */
export interface ListedTeam {
  id: number | null;
  name: string;
  logo: string | null;
}

export interface TableGroup {
  title: string;
  rows: TableRowData[];
}

export interface TableRowData {
  /** '' where a row shares the rank of the one above [FOOT-14]. */
  rank: string;
  team: ListedTeam;
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  goals: string;
  difference: number | null;
  points: number | null;
  /** The latest results, the newest last. */
  form: ('W' | 'D' | 'L')[];
  zone: Zone | null;
}

export interface PlayerRow {
  /** '' where a row shares the rank of the one above. */
  rank: string;
  name: string;
  photo: string | null;
  team: ListedTeam;
  /** Goals or cards. */
  count: number | null;
  /** Of the red cards those after a second yellow one; null if not known. */
  secondYellow: number | null;
}

export interface DayData {
  /** `2024-06-15` */
  date: string;
  /** `2024. június 15., szombat` */
  title: string;
  previous: string;
  next: string;
  /** Null while nothing is known of the day; empty where there is no match [S56]. */
  groups: DayGroup[] | null;
  /** Days on which the chosen league plays, when nothing is played on this one. */
  nearest: { text: string; href: string }[];
}

export interface DayGroup {
  league: number;
  title: string;
  logo: string | null;
  matches: DayMatch[];
}

export interface DayMatch {
  id: number;
  href: string;
  isLive: boolean;
  /** The minute or the state in words; before the kick-off its time. */
  status: string;
  /** Of the kick-off, if the status is its time. */
  dateTime: string | null;
  home: ListedTeam;
  away: ListedTeam;
  /** Null before the kick-off [FOOT-10]. */
  score: [number, number] | null;
  shootOut: [number, number] | null;
}
