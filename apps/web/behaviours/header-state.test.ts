import { describe, expect, it } from 'vitest';
import { headerAfterProgrammaticScroll, initialHeaderState, nextHeaderState } from './header-state.ts';

/** Direction after each of these scroll positions in turn. */
function directions(threshold: number, positions: number[]): ('down' | 'up' | null)[] {
  let state = initialHeaderState;
  return positions.map((y) => {
    state = nextHeaderState(state, y, threshold);
    return state.direction;
  });
}

describe('the header', () => {
  it.each([80, 70, 30])('stays visible for the first %i pixels [SCRL-06]', (threshold) => {
    expect(directions(threshold, [0, threshold, threshold + 1])).toEqual([null, null, 'down']);
    expect(directions(threshold, [400, threshold + 1, threshold])).toEqual(['down', 'up', null]);
  });

  it('reappears after 50 pixels up, and is hidden after 50 down [SCRL-05, SCRL-06]', () => {
    expect(directions(80, [500, 451, 450])).toEqual(['down', 'down', 'up']);
    expect(directions(80, [500, 450, 499, 500])).toEqual(['down', 'up', 'up', 'down']);
  });

  it('measures from the farthest position, not from where the direction changed [SCRL-06]', () => {
    expect(directions(80, [500, 900, 851, 850])).toEqual(['down', 'down', 'down', 'up']);
    expect(directions(80, [900, 800, 600, 649, 650])).toEqual(['down', 'up', 'up', 'up', 'down']);
  });

  it('stays during a programmatic scroll, and is hidden 50 pixels further [SCRL-05, SCRL-06]', () => {
    const scrolledByPage = headerAfterProgrammaticScroll(initialHeaderState, 400);
    expect(nextHeaderState(scrolledByPage, 449, 80)).toEqual({ direction: null, reached: 400 });
    expect(nextHeaderState(scrolledByPage, 450, 80).direction).toBe('down');
    const back = nextHeaderState(scrolledByPage, 300, 80);
    expect(back).toEqual({ direction: null, reached: 300 });
    expect(nextHeaderState(back, 350, 80).direction).toBe('down');
    expect(headerAfterProgrammaticScroll({ direction: 'down', reached: 900 }, 950).direction).toBe('down');
  });

  it('stays in its initial state during overscroll at the top', () => {
    expect(directions(30, [0, -40, 0])).toEqual([null, null, null]);
  });
});
