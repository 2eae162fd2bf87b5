/** State of the page header: initial near the top, hidden while scrolling down, visible again while scrolling up. */
export interface HeaderState {
  direction: 'down' | 'up' | null;
  /** Farthest scroll position in this direction, in pixels from the top. */
  reached: number;
}

export const initialHeaderState: HeaderState = { direction: null, reached: 0 };

/** Pixels in the other direction that change it; fewer are an unsteady thumb [SCRL-06]. */
const hysteresis = 50;

/** @param threshold Pixels from the top within which the header is in its initial state. */
export function nextHeaderState(before: HeaderState, y: number, threshold: number): HeaderState {
  if (y <= threshold) return { direction: null, reached: y };
  if (before.direction === null) {
    // The page itself scrolled there: the reader's scrolling is measured from that position.
    const wasScrolledByPage = before.reached > threshold;
    if (wasScrolledByPage && y - before.reached < hysteresis)
      return { ...before, reached: Math.min(before.reached, y) };
    return { direction: 'down', reached: y };
  }
  const isDown = before.direction === 'down';
  const reached = isDown ? Math.max(before.reached, y) : Math.min(before.reached, y);
  if (Math.abs(y - reached) < hysteresis) return { direction: before.direction, reached };
  return { direction: isDown ? 'up' : 'down', reached: y };
}

/** The state does not change, and the reader's scrolling is measured from here. */
export function headerAfterProgrammaticScroll({ direction }: HeaderState, y: number): HeaderState {
  return { direction, reached: y };
}
