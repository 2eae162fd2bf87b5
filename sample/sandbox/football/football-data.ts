/** The competitions of which the sandbox has the results. */
import type { TableRules } from '#features/livescore/public.ts';
import { type Line, readRecords } from '../read-records.ts';
import { competitionRules } from './competition-rules.ts';

export interface SandboxTeam {
  id: number;
  name: string;
  /** Ids of its players, by name; most have none. */
  players: ReadonlyMap<string, number>;
}

/** Goals of both sides. */
export type Goals = readonly [number, number];

export interface SandboxGoal {
  kind: 'goal';
  minute: Minute;
  /** The one that benefits. */
  team: number;
  how: '' | 'pen' | 'own';
  player: string;
}

export type SandboxEvent =
  | SandboxGoal
  | { kind: 'card'; minute: Minute | null; team: number; colour: 'Y' | 'R'; player: string }
  | { kind: 'sub'; minute: Minute; team: number; off: string; on: string };

export interface Minute {
  elapsed: number;
  extra: number | null;
}

export interface SandboxLineup {
  team: number;
  /** Rows from the goalkeeper on, each from right to left. */
  rows: string[][];
  substitutes: string[];
}

export interface SandboxMatch {
  id: number;
  at: string;
  round: string;
  home: SandboxTeam;
  away: SandboxTeam;
  status: string;
  halfTime: Goals | null;
  /** After 90 minutes. */
  fullTime: Goals | null;
  /** After 120 minutes. */
  extraTime: Goals | null;
  shootOut: Goals | null;
  stadium: string | null;
  city: string | null;
  events: SandboxEvent[];
  lineups: SandboxLineup[];
}

export interface SandboxCompetition {
  id: number;
  name: string;
  country: string;
  type: string;
  season: number;
  start: string;
  end: string;
  /** Whether the scorers of all goals are known. */
  hasScorers: boolean;
  teams: SandboxTeam[];
  /** A league has one without a name, a cup has none. */
  groups: { name: string; teams: number[] }[];
  matches: SandboxMatch[];
  rules: TableRules;
}

export const competitionFiles = [
  'euro-2024',
  'world-cup-2022',
  'world-cup-2026',
  'nb1-2023',
  'nb1-2024',
  'hungarian-cup-2024',
] as const;
export type CompetitionFile = (typeof competitionFiles)[number];

let known: SandboxCompetition[] | undefined;

/** Read at the first use. */
export function sandboxCompetitions(): SandboxCompetition[] {
  known ??= competitionFiles.map(readCompetition);
  return known;
}

export function readCompetition(file: CompetitionFile): SandboxCompetition {
  const lines = readRecords(`football/${file}.txt`);
  const league = lines.find(({ kind }) => kind === 'league');
  if (!league) throw new Error(`${file} has no league`);
  const teams = lines
    .filter(({ kind }) => kind === 'team')
    .map((line) => ({
      id: Number(line.text(0)),
      name: line.text(1),
      players: playersOf(lines, line.text(0)),
    }));
  const groups = lines
    .filter(({ kind }) => kind === 'group')
    .map((line) => ({ name: line.text(0), teams: line.text(1).split(' ').map(Number) }));
  const matches = matchesIn(lines, new Map(teams.map((team) => [team.id, team])));
  return {
    id: Number(league.text(0)),
    name: league.text(1),
    country: league.text(2),
    type: league.text(3),
    season: Number(league.text(4)),
    start: league.text(5),
    end: league.text(6),
    teams,
    matches,
    rules: competitionRules[file],
    groups: league.text(3) === 'League' ? [{ name: '', teams: teams.map(({ id }) => id) }] : groups,
    hasScorers: matches.some(({ events }) => events.some(({ kind }) => kind === 'goal')),
  };
}

function playersOf(lines: readonly Line[], team: string): Map<string, number> {
  const own = lines.filter((line) => line.kind === 'player' && line.text(1) === team);
  return new Map(own.map((line) => [line.text(2), Number(line.text(0))]));
}

function matchesIn(lines: readonly Line[], teams: ReadonlyMap<number, SandboxTeam>): SandboxMatch[] {
  const matches: SandboxMatch[] = [];
  for (const line of lines) {
    const match = matches.at(-1);
    if (line.kind === 'match') matches.push(matchOf(line, teams));
    else if (line.kind === 'lineup') match?.lineups.push(lineupOf(line));
    else if (match) match.events.push(...eventsOf(line));
  }
  return matches;
}

function matchOf(line: Line, teams: ReadonlyMap<number, SandboxTeam>): SandboxMatch {
  const team = (at: number): SandboxTeam => {
    const found = teams.get(Number(line.text(at)));
    if (!found) throw new Error(`match ${line.text(0)} has an unknown team`);
    return found;
  };
  return {
    id: Number(line.text(0)),
    at: line.text(1),
    round: line.text(2),
    home: team(3),
    away: team(4),
    status: line.text(5),
    halfTime: goalsOf(line.text(6)),
    fullTime: goalsOf(line.text(7)),
    extraTime: goalsOf(line.text(8)),
    shootOut: goalsOf(line.text(9)),
    stadium: line.text(10) || null,
    city: line.text(11) || null,
    events: [],
    lineups: [],
  };
}

function goalsOf(text: string): Goals | null {
  const [home = '', away = ''] = text.split('-');
  return text === '' ? null : [Number(home), Number(away)];
}

function lineupOf(line: Line): SandboxLineup {
  const rows = line
    .text(1)
    .split('|')
    .map((row) => row.split(','));
  return { team: Number(line.text(0)), rows, substitutes: line.text(2).split(',').filter(Boolean) };
}

function eventsOf(line: Line): SandboxEvent[] {
  const minute = minuteOf(line.text(0));
  const team = Number(line.text(1));
  const [what, who] = [line.text(2), line.text(3)];
  if (line.kind === 'card' && (what === 'Y' || what === 'R'))
    return [{ kind: 'card', minute, team, colour: what, player: who }];
  if (minute === null) return [];
  if (line.kind === 'goal' && (what === '' || what === 'pen' || what === 'own'))
    return [{ kind: 'goal', minute, team, how: what, player: who }];
  return line.kind === 'sub' ? [{ kind: 'sub', minute, team, off: what, on: who }] : [];
}

function minuteOf(text: string): Minute | null {
  const [elapsed = '', extra] = text.split('+');
  return elapsed === ''
    ? null
    : { elapsed: Number(elapsed), extra: extra === undefined ? null : Number(extra) };
}
