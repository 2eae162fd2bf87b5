/** A match in the provider's shape. */

import { flagUrl, pictureUrl } from '../pictures/picture-urls.ts';
import type {
  Goals,
  SandboxCompetition,
  SandboxEvent,
  SandboxLineup,
  SandboxMatch,
  SandboxTeam,
} from './football-data.ts';
import { type MatchMoment, matchAt } from './match-at.ts';

export interface MatchOfCompetition {
  competition: SandboxCompetition;
  match: SandboxMatch;
}

const longNames: Readonly<Record<string, string>> = {
  NS: 'Not Started',
  '1H': 'First Half',
  HT: 'Halftime',
  '2H': 'Second Half',
  BT: 'Break Time',
  ET: 'Extra Time',
  P: 'Penalty In Progress',
  FT: 'Match Finished',
  AET: 'Match Finished',
  PEN: 'Match Finished',
};

/** @param isSingle Only a match that is asked for by its id has events, line-ups and statistics. */
export function fixtureAnswer(of: MatchOfCompetition, now: Date, isSingle: boolean): object {
  const { competition, match } = of;
  const moment = matchAt(match, now);
  const seconds = Date.parse(match.at) / 1000;
  const details = {
    events: moment.events.map((event) => eventAnswer(event, match)),
    lineups: areLineupsKnown(match, now) ? match.lineups.map((lineup) => lineupAnswer(lineup, match)) : [],
    statistics: [],
    players: [],
  };
  return {
    fixture: {
      id: match.id,
      referee: null,
      timezone: 'UTC',
      timestamp: seconds,
      date: new Date(seconds * 1000).toISOString().replace('.000Z', '+00:00'),
      periods: { first: moment.status === 'NS' ? null : seconds, second: null },
      venue: { id: null, name: match.stadium, city: match.city },
      status: {
        long: longNames[moment.status] ?? '',
        short: moment.status,
        elapsed: moment.minute?.elapsed ?? null,
        extra: moment.minute?.extra ?? null,
      },
    },
    league: { ...leagueAnswer(competition), round: match.round },
    teams: { home: sideAnswer(match.home, moment, 1), away: sideAnswer(match.away, moment, -1) },
    goals: scoreAnswer(moment.goals),
    score: {
      halftime: scoreAnswer(moment.halfTime),
      fulltime: scoreAnswer(moment.fullTime),
      extratime: scoreAnswer(moment.extraTime),
      penalty: scoreAnswer(moment.shootOut),
    },
    ...(isSingle ? details : {}),
  };
}

export function leagueAnswer({ id, name, country, season }: SandboxCompetition): object {
  return { id, name, country, logo: pictureUrl('football/leagues', id), flag: flagOf(country), season };
}

export function teamAnswer({ id, name }: SandboxTeam): object {
  return { id, name, logo: pictureUrl('football/teams', id) };
}

/** A player of a team, who may have no id. */
export function personAnswer(name: string | null, team: SandboxTeam | undefined): object {
  return { id: (name !== null && team?.players.get(name)) || null, name };
}

/** International competitions have none. */
export function flagOf(country: string): string | null {
  return country === 'Hungary' ? flagUrl('hu') : null;
}

function scoreAnswer(goals: Goals | null): { home: number | null; away: number | null } {
  return { home: goals?.[0] ?? null, away: goals?.[1] ?? null };
}

function sideAnswer(team: SandboxTeam, { goals, shootOut }: MatchMoment, sign: number): object {
  const ahead = (difference(shootOut) || difference(goals)) * sign;
  return { ...teamAnswer(team), winner: ahead === 0 ? null : ahead > 0 };
}

function difference(goals: Goals | null): number {
  return goals === null ? 0 : goals[0] - goals[1];
}

const noPlayer = { id: null, name: null };

function eventAnswer(event: SandboxEvent, match: SandboxMatch): object {
  const of = [match.home, match.away].find(({ id }) => id === event.team);
  const shared = {
    time: { elapsed: event.minute?.elapsed ?? null, extra: event.minute?.extra ?? null },
    team: of ? teamAnswer(of) : null,
    comments: null,
  };
  if (event.kind === 'sub') {
    const [player, assist] = [event.off, event.on].map((name) => personAnswer(name, of));
    return { ...shared, player, assist, type: 'subst', detail: 'Substitution' };
  }
  const person = { player: personAnswer(event.player, of), assist: noPlayer };
  if (event.kind === 'card')
    return {
      ...shared,
      ...person,
      type: 'Card',
      detail: event.colour === 'Y' ? 'Yellow Card' : 'Red Card',
    };
  const detail = { '': 'Normal Goal', pen: 'Penalty', own: 'Own Goal' }[event.how];
  return { ...shared, ...person, type: 'Goal', detail };
}

/** Published forty minutes before kick-off. */
function areLineupsKnown({ at }: SandboxMatch, now: Date): boolean {
  return now.getTime() >= Date.parse(at) - 40 * 60_000;
}

/** Positions by row: goalkeeper, defence, midfield, attack. */
function lineupAnswer({ team, rows, substitutes }: SandboxLineup, match: SandboxMatch): object {
  const of = [match.home, match.away].find(({ id }) => id === team);
  const position = (row: number): string => {
    if (row === 0) return 'G';
    if (row === 1) return 'D';
    return row === rows.length - 1 ? 'F' : 'M';
  };
  return {
    team: of ? { ...teamAnswer(of), colors: null } : null,
    coach: { id: null, name: null, photo: null },
    formation: rows
      .slice(1)
      .map((row) => row.length)
      .join('-'),
    startXI: rows.flatMap((row, at) =>
      row.map((name, place) => ({
        player: {
          ...personAnswer(name, of),
          number: null,
          pos: position(at),
          grid: `${at + 1}:${row.length - place}`,
        },
      })),
    ),
    substitutes: substitutes.map((name) => ({
      player: { ...personAnswer(name, of), number: null, pos: null, grid: null },
    })),
  };
}
