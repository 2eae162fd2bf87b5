/** Tie-breaks between teams with equal points, by competition, as in its regulations. */
import type { TableRules, TieBreak } from '#features/livescore/public.ts';

const direct: TieBreak = { amongThem: ['points', 'goal-difference', 'goals'] };

/** National teams of Group C of Euro 2024. */
const [denmark, slovenia] = [14, 13];

export const competitionRules = {
  'euro-2024': {
    tieBreaks: ['points', direct, 'goal-difference', 'goals', 'wins'],
    decisions: [
      {
        order: [denmark, slovenia],
        // The pairs of the round of 16 show the order; why, no source of the data says.
        by: 'organiser',
        reason: '',
      },
    ],
  },
  'world-cup-2022': { tieBreaks: ['points', 'goal-difference', 'goals', direct], decisions: [] },
  'world-cup-2026': { tieBreaks: ['points', direct, 'goal-difference', 'goals'], decisions: [] },
  'nb1-2023': { tieBreaks: ['points', 'wins', 'goal-difference', 'goals', direct], decisions: [] },
  'nb1-2024': { tieBreaks: ['points', 'wins', 'goal-difference', 'goals', direct], decisions: [] },
  // It has no tables.
  'hungarian-cup-2024': { tieBreaks: ['points'], decisions: [] },
} satisfies Record<string, TableRules>;
