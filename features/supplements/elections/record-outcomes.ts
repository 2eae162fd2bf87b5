/**
 * The facts of a record that readers' games ask about, computed as the pages compute them: matches, orders of groups,
 * winners of districts, shares of lists.
 */
import type { Edition } from '#features/sites/public.ts';
import { recordOf } from '../edition-parts.ts';
import type { District, Election } from '../records/election.ts';
import { isCertified } from '../records/record-fields.ts';
import type { Group, Match, Tournament } from '../records/tournament.ts';
import { groupTable } from '../tournaments/group-table.ts';
import { districtResult, isDecided } from './district-result.ts';

export type RecordOutcomes = TournamentOutcomes | ElectionOutcomes;
export type TournamentOutcomes = ReturnType<typeof outcomesOfTournament>;
export type ElectionOutcomes = ReturnType<typeof electionOutcomes>;

/** Null where the edition has no tournament and no election of this name. */
export function recordOutcomes(edition: Edition, name: string): RecordOutcomes | null {
  const tournament = recordOf(edition, 'tournament', name);
  if (tournament) return outcomesOfTournament(tournament);
  const election = recordOf(edition, 'election', name);
  return election && electionOutcomes(election);
}

export function outcomesOfTournament(tournament: Tournament) {
  const matches = tournament.stages.flatMap((stage) => stage.matches);
  return {
    kind: 'tournament' as const,
    matches: matches.map((match) => matchOutcome(tournament, match)),
    groups: tournament.groups.map((group) => groupOutcome(tournament, group)),
  };
}

function teamIn({ teams }: Tournament, code: string) {
  return { code, name: teams[code] ?? code };
}

function matchOutcome(tournament: Tournament, { number, at, place, home, away, score }: Match) {
  return {
    number: number ?? null,
    place,
    score,
    at: Date.parse(at) / 1000,
    home: teamIn(tournament, home),
    away: teamIn(tournament, away),
    hasTeams: Object.hasOwn(tournament.teams, home) && Object.hasOwn(tournament.teams, away),
  };
}

function groupOutcome(tournament: Tournament, group: Group) {
  const matches = tournament.stages
    .filter(({ kind }) => kind === 'group')
    .flatMap((stage) => stage.matches)
    .filter(({ home, away }) => group.teams.includes(home) && group.teams.includes(away));
  const kickoffs = matches.map(({ at }) => Date.parse(at) / 1000);
  const isFinished = matches.length > 0 && matches.every(({ score }) => score !== null);
  return {
    name: group.name,
    teams: group.teams.map((code) => teamIn(tournament, code)),
    from: kickoffs.length === 0 ? null : Math.min(...kickoffs),
    order: isFinished ? groupTable(tournament, group).map(({ team, rank }) => ({ team, rank })) : null,
  };
}

/**
 * Nothing has an outcome before the pages call it one: when it is certified, or when a lead cannot be lost any more [S55].
 * A rehearsal is never certified; its end is that everything is counted.
 */
export function electionOutcomes(election: Election) {
  const { progress, valid, isRehearsal } = election;
  const isOver = isCertified(election) || (isRehearsal && progress?.percent === 100);
  return {
    kind: 'election' as const,
    districts: election.districts.map((district) => districtOutcome(district, election, isOver)),
    lists: election.lists.map(({ name, votes }) => ({
      name,
      /** Hundredths of a per cent of the valid votes. */
      share: !isOver || valid === 0 ? null : Math.round((votes / valid) * 10_000),
    })),
  };
}

function districtOutcome(district: District, election: Election, isOver: boolean) {
  const result = districtResult(district);
  const isCounted = election.isRehearsal && (district.counted === null || district.counted === 100);
  return {
    code: district.code,
    name: district.name,
    candidates: district.candidates.map(([candidate, list]) => ({ name: candidate, list })),
    winner: result.lead > 0 && (isOver || isCounted || isDecided(election, result)) ? result.winner : null,
  };
}
