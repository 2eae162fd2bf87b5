/** The matches of a league's season with their results, in the form in which readers' games ask about them. */
import type { Fixture, Side } from '../fixture.ts';
import { stateGroup } from '../fixture-state.ts';
import { teamName } from '../names/team-names.ts';

export interface SeasonResult {
  /** The provider's id. */
  number: number;
  /** Kick-off in unix seconds; null while it is not known. */
  at: number | null;
  place: string;
  home: { code: string; name: string };
  away: { code: string; name: string };
  /** Both teams are known. */
  hasTeams: boolean;
  /** After ninety minutes; null until the match has been played to its end. */
  score: [number, number] | null;
}

export function seasonResults(fixtures: readonly Fixture[]): SeasonResult[] {
  return fixtures.map((fixture) => ({
    number: fixture.id,
    at: fixture.kickOff,
    place: fixture.venue.city ?? '',
    home: teamOf(fixture.home),
    away: teamOf(fixture.away),
    hasTeams: fixture.home.id !== null && fixture.away.id !== null,
    score: scoreAfterNinetyMinutes(fixture),
  }));
}

function teamOf({ id, name }: Side): SeasonResult['home'] {
  return { code: String(id ?? ''), name: teamName(name, 'hu') ?? '?' };
}

/** A match that was abandoned or decided at the green table has none. */
function scoreAfterNinetyMinutes({ state, score, goals }: Fixture): [number, number] | null {
  if (stateGroup(state) !== 'finished') return null;
  // With extra time the goals are those of all 120 minutes.
  const { home, away } = state === 'finished' && score.fullTime.home === null ? goals : score.fullTime;
  return home === null || away === null ? null : [home, away];
}
