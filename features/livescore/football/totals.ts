/** Sums of a team's results. */

export interface Totals {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
}

export type TotalsCriterion = 'points' | 'goal-difference' | 'goals' | 'wins';

export const emptyTotals: Totals = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: 0,
};

export function addResult(totals: Totals, scored: number, conceded: number): Totals {
  const [hasWon, hasLost] = [scored > conceded, scored < conceded];
  const points = hasWon ? 3 : hasLost ? 0 : 1;
  return {
    played: totals.played + 1,
    won: totals.won + Number(hasWon),
    drawn: totals.drawn + Number(!hasWon && !hasLost),
    lost: totals.lost + Number(hasLost),
    goalsFor: totals.goalsFor + scored,
    goalsAgainst: totals.goalsAgainst + conceded,
    goalDifference: totals.goalDifference + scored - conceded,
    points: totals.points + points,
  };
}

export function criterionValue(totals: Totals, criterion: TotalsCriterion): number {
  switch (criterion) {
    case 'points':
      return totals.points;
    case 'goal-difference':
      return totals.goalDifference;
    case 'goals':
      return totals.goalsFor;
    case 'wins':
      return totals.won;
  }
}
