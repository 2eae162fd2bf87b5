/** The knock-out stage as a tree: the matches of each stage in the order of those that their winners play next. */
import type { Match, Tournament } from '../records/tournament.ts';

export interface KnockOutRound {
  title: string;
  matches: Match[];
}

/** The match for the third place is its own round, after the final. */
export function knockOutRounds({ stages }: Tournament): KnockOutRound[] {
  const all = stages.filter(({ kind }) => kind === 'knock-out');
  const isBronze = (at: number) => at < all.length - 1 && all[at]?.matches.length === 1;
  const bronze = all.filter((_, at) => isBronze(at));
  const ordered: KnockOutRound[] = [];
  for (const { title, matches } of all.filter((_, at) => !isBronze(at)).toReversed()) {
    const next = ordered[0]?.matches ?? [];
    const places = next.flatMap(({ home, away }) => [home, away]);
    const placeOf = (match: Match): number => {
      const at = places.findIndex((team) => leadsTo(match, team));
      return at === -1 ? places.length : at;
    };
    ordered.unshift({ title, matches: matches.toSorted((a, b) => placeOf(a) - placeOf(b)) });
  }
  return [...ordered, ...bronze.map(({ title, matches }) => ({ title, matches }))];
}

function leadsTo({ home, away, number }: Match, team: string): boolean {
  return team === home || team === away || team === `W${number}`;
}

/** The score at the end, without a shoot-out; null while the match is not finished. */
export function finalScore({ score, extra }: Match): readonly [number, number] | null {
  return extra ?? score;
}

/** Null where nobody has won. */
export function winnerOf(match: Match): 'home' | 'away' | null {
  const [home, away] = match.penalties ?? finalScore(match) ?? [0, 0];
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
