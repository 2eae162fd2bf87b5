import { expect, it } from 'vitest';
import { inOrder, type MatchEvent } from './match-event.ts';

const said = { type: 'Goal', detail: null, comments: null };
const goal = (teamId: number, elapsed: number | null, how: 'normal' | 'own' = 'normal'): MatchEvent => ({
  kind: 'goal',
  how,
  assist: null,
  teamId,
  player: 'Minta',
  said,
  at: { elapsed, extra: null },
});
const kick = (teamId: number, extra: number): MatchEvent => ({
  kind: 'shoot-out-kick',
  isScored: true,
  teamId,
  player: 'Minta',
  said,
  at: { elapsed: 120, extra },
});

it('events are in the order of the match, those without a minute last', () => {
  const events = [kick(2, 2), goal(1, null), kick(1, 1), goal(1, 121), goal(2, 10)];
  expect(inOrder(events).map(({ at }) => at)).toEqual([
    { elapsed: 10, extra: null },
    { elapsed: 121, extra: null },
    { elapsed: 120, extra: 1 },
    { elapsed: 120, extra: 2 },
    { elapsed: null, extra: null },
  ]);
});
