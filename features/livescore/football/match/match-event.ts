/** The events of a match, and their order. */

export interface Moment {
  /** Null where only the fact is known and not the minute. */
  elapsed: number | null;
  /** Minute of stoppage time; in a shoot-out the number of the kick. */
  extra: number | null;
}

interface Happening {
  at: Moment;
  /** For an own goal the team that benefits [S43]. */
  teamId: number | null;
  player: string | null;
  /** The provider's words, which the service hands on. */
  said: { type: string; detail: string | null; comments: string | null };
}

export type MatchEvent = Happening &
  (
    | { kind: 'goal'; how: 'normal' | 'penalty' | 'own'; assist: string | null }
    | { kind: 'missed-penalty' }
    /** Never part of the score. */
    | { kind: 'shoot-out-kick'; isScored: boolean }
    | { kind: 'card'; colour: 'yellow' | 'second-yellow' | 'red'; reason: string | null }
    /** `player` goes off. */
    | { kind: 'substitution'; comesOn: string | null }
    | { kind: 'review'; decision: string | null }
    | { kind: 'unknown' }
  );

/** By minute and stoppage minute; kicks of a shoot-out come last, events without a minute after all others. */
export function inOrder(events: readonly MatchEvent[]): MatchEvent[] {
  return events
    .map((event, at) => ({ event, at }))
    .sort((a, b) => {
      const [one, other] = [a.event, b.event];
      return (
        phaseOf(one) - phaseOf(other) ||
        (one.at.elapsed ?? Infinity) - (other.at.elapsed ?? Infinity) ||
        (one.at.extra ?? 0) - (other.at.extra ?? 0) ||
        a.at - b.at
      );
    })
    .map(({ event }) => event);
}

function phaseOf({ kind, at }: MatchEvent): number {
  if (at.elapsed === null) return 2;
  return kind === 'shoot-out-kick' ? 1 : 0;
}
