/**
 * The team under which a goal's scorer is listed [S43]. Sources give the team to which the goal counts; the scorer of an own
 * goal belongs to the other one. Match pages and records of tournaments list goals by this rule.
 */
export type MatchSide = 'home' | 'away';

export function sideOfScorer(countsFor: MatchSide, isOwnGoal: boolean): MatchSide {
  if (!isOwnGoal) return countsFor;
  return countsFor === 'home' ? 'away' : 'home';
}
