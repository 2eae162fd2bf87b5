/** Page data of Formula 1, with all names and values as readers see them; null is what the provider does not have. */
import type { Tab } from './formula1-address.ts';

export interface Formula1Data {
  tab: Tab;
  season: number;
  /** Newest first. */
  seasons: number[];
  weekends: WeekendChoice[];
  teams: Choice[];
  drivers: Choice[];
  shown: CalendarData | TeamData | DriverData | StandingsData;
  /** Unix seconds of the last answer about what is shown, if it is older than it should be. */
  oldSince: number | null;
  /** Publisher of the data. */
  source: string;
  /** Of the site, for all times. */
  timeZone: string;
}

export interface Choice {
  id: number;
  name: string;
}

export type WeekendState = 'live' | 'over' | 'cancelled' | 'next' | 'later' | 'unknown';

export interface WeekendChoice extends Choice {
  /** Unix seconds of the first and the last session; null while they are not known. */
  from: number | null;
  to: number | null;
  state: WeekendState;
  hasSprint: boolean;
}

export interface CalendarData {
  kind: 'versenynaptar';
  /** Null for a season without races. */
  weekend: WeekendData | null;
}

export interface WeekendData extends Choice {
  /** City and country. */
  place: string | null;
  sessions: SessionChoice[];
  session: SessionData | null;
  circuit: CircuitData | null;
}

export type SessionState = 'scheduled' | 'live' | 'completed' | 'cancelled' | 'postponed' | 'unknown';

export interface SessionChoice extends Choice {
  start: number | null;
  state: SessionState;
  /** The text of an unknown state. */
  stateName: string;
  hasGrid: boolean;
}

export interface SessionData extends SessionChoice {
  /** The starting grid instead of the result. */
  isGrid: boolean;
  hasLaps: boolean;
  laps: { current: number | null; total: number | null };
  fastestLap: { driver: string; time: string } | null;
  rows: ResultRow[];
}

export interface Driver {
  id: number | null;
  name: string | null;
  image: string | null;
  /** Such as `VER`; numbers change from season to season. */
  abbreviation: string | null;
}

export interface Team {
  id: number | null;
  name: string | null;
  logo: string | null;
}

export interface ResultRow {
  position: number | null;
  driver: Driver;
  team: Team;
  time: string | null;
  laps: number | null;
  grid: number | null;
}

/** A property with its value; null when the provider does not have it. */
export interface Fact {
  title: string;
  value: string | null;
}

export interface CircuitData {
  name: string | null;
  image: string | null;
  outline: CircuitOutline | null;
  facts: Fact[];
}

/** The line of a circuit as an SVG path. */
export interface CircuitOutline {
  viewBox: string;
  path: string;
}

export interface SeasonStanding {
  position: number | null;
  points: number;
}

export interface TeamData {
  kind: 'csapatok';
  /** Null for a season without teams. */
  team: (Team & { facts: Fact[]; drivers: Driver[]; standing: SeasonStanding | null }) | null;
}

export interface DriverData {
  kind: 'versenyzok';
  driver: DriverProfile | null;
}

export interface DriverProfile extends Driver {
  facts: Fact[];
  team: Team | null;
  standing: SeasonStanding | null;
  /** Newest first. */
  teams: { season: number; team: Team }[];
}

export interface StandingsData {
  kind: 'pontverseny' | 'konstruktor';
  rows: StandingRow[];
  chart: PointsChartData | null;
}

export interface StandingRow {
  id: number | null;
  position: number | null;
  name: string | null;
  /** Of the driver or the team. */
  image: string | null;
  abbreviation: string | null;
  team: Team | null;
  points: number;
  wins: number | null;
}

export interface PointsChartData {
  rounds: Choice[];
  /** In the order of the standings. */
  lines: { id: number; name: string; label: string; totals: number[] }[];
}
