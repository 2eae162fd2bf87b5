import { describe, expect, it } from 'vitest';
import { inventedMatch, sandboxMatch } from '../../../../tests/sandbox-match.ts';
import { timelineOf } from './match-timeline.ts';

describe('the timeline of a match', () => {
  it('is 105 minutes wide, 125 with extra time, 130 with a shoot-out [FOOT-12]', () => {
    const [ninety, extraTime, shootOut] = [2024002, 2024045, 2024048].map((id) =>
      timelineOf(sandboxMatch(id)),
    );
    expect([ninety?.width, extraTime?.width, shootOut?.width]).toEqual([105, 125, 130]);
    expect(ninety?.ticks).toEqual([0, 15, 30, 45, 60, 75, 90]);
    expect(shootOut?.ticks.at(-1)).toBe(120);
    const live = (short: string, elapsed: number) => timelineOf(inventedMatch({ short, elapsed })).width;
    expect([live('2H', 90), live('ET', 91), live('P', 120)]).toEqual([105, 125, 130]);
  });

  it('has stoppage time of the first half at its end, and of the match behind it', () => {
    const goal = (elapsed: number, extra: number | null) => ({
      type: 'Goal',
      detail: 'Normal Goal',
      comments: null,
      team: { id: 901 },
      time: { elapsed, extra },
      player: { id: null, name: 'Á. Minta' },
      assist: { id: null, name: null },
    });
    const events = [goal(45, 4), goal(46, null), goal(90, 9), goal(90, 17)];
    const at = (short: string) =>
      timelineOf(inventedMatch({ short }, { events })).marks.map((mark) => mark.at);
    expect(at('FT')).toEqual([45, 46, 99, 105]);
    expect(at('AET')).toEqual([45, 46, 90, 90]);
  });

  it('stacks marks of one side that are at nearly the same minute', () => {
    const marks = timelineOf(sandboxMatch(2024002)).marks.filter(({ at }) => at >= 66 && at <= 68);
    expect(marks.map(({ shown, at, lane }) => [shown.side, at, lane])).toEqual([
      ['home', 66, 0],
      ['home', 67, 1],
      ['away', 68, 0],
      ['away', 68, 1],
    ]);
  });

  it.each([2024002, 2024045, 2024048])('never lets the signs of match %i overlap on a phone', (id) => {
    const { marks, width } = timelineOf(sandboxMatch(id));
    const lanes = Map.groupBy(marks, ({ shown, lane }) => `${shown.side} ${lane}`);
    expect(lanes.size).toBeGreaterThan(1);
    // Signs of 16 px on a line of 330 px.
    for (const lane of lanes.values())
      for (const [at, mark] of lane.slice(1).entries())
        expect(((mark.at - (lane[at]?.at ?? 0)) / width) * 330).toBeGreaterThanOrEqual(16);
  });

  it('shows how far the match has come while it is played', () => {
    expect(timelineOf(sandboxMatch(2024002, '2024-06-15T13:30:00Z')).now).toBe(31);
    expect(timelineOf(sandboxMatch(2024002)).now).toBeNull();
  });
});
