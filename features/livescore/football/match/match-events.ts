/** The events of a match as its summary shows them: by side, with the score after each goal [S43]. */
import { sideOfScorer } from '#features/sites/public.ts';
import type { Score } from '../fixture.ts';
import type { MatchData } from './match-data.ts';
import type { MatchEvent } from './match-event.ts';

export type SideName = 'home' | 'away';

export interface ShownEvent {
  event: MatchEvent;
  /** The team of the player; null where the provider does not say. */
  side: SideName | null;
  /** After this goal; null for other events, and where the goals are not those of the score. */
  score: { home: number; away: number } | null;
}

/** Without the kicks of a shoot-out, which are apart from the score. */
export function shownEvents(match: MatchData): ShownEvent[] {
  const events = match.events.filter(({ kind }) => kind !== 'shoot-out-kick');
  const isComplete = isSameScore(countGoals(match, events), match.goals);
  return events.map((event, at) => ({
    event,
    side: sideOfPlayer(match, event),
    score: event.kind === 'goal' && isComplete ? countGoals(match, events.slice(0, at + 1)) : null,
  }));
}

/** In the order in which they were taken. */
export function shootOutKicks(match: MatchData): ShownEvent[] {
  return match.events
    .filter(({ kind }) => kind === 'shoot-out-kick')
    .map((event) => ({ event, side: sideOfTeam(match, event.teamId), score: null }));
}

function sideOfPlayer(match: MatchData, event: MatchEvent): SideName | null {
  const side = sideOfTeam(match, event.teamId);
  return side && sideOfScorer(side, event.kind === 'goal' && event.how === 'own');
}

export function sideOfTeam(
  { home, away }: Pick<MatchData, 'home' | 'away'>,
  id: number | null,
): SideName | null {
  if (id === null) return null;
  if (id === home.id) return 'home';
  return id === away.id ? 'away' : null;
}

function countGoals(match: MatchData, events: readonly MatchEvent[]): { home: number; away: number } {
  const sides = events.filter(({ kind }) => kind === 'goal').map(({ teamId }) => sideOfTeam(match, teamId));
  return {
    home: sides.filter((side) => side === 'home').length,
    away: sides.filter((side) => side === 'away').length,
  };
}

function isSameScore(one: Score, other: Score): boolean {
  return one.home === other.home && one.away === other.away;
}
