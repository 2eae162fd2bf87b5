/** Where the header is on its way: nowhere special near the top, away on the way down, back on the way up. */
export interface HeaderCourse {
  direction: 'down' | 'up' | null;
  /** How far the reader got in this direction, in pixels from the top. */
  reached: number;
}

export const headerAtRest: HeaderCourse = { direction: null, reached: 0 };

/** So many pixels the other way are a change of mind; fewer are an unsteady thumb [SCRL-06]. */
const hysteresis = 50;

/** @param threshold Pixels from the top within which the header stays as it was drawn. */
export function headerCourse(before: HeaderCourse, y: number, threshold: number): HeaderCourse {
  if (y <= threshold) return { direction: null, reached: y };
  if (before.direction === null) return { direction: 'down', reached: y };
  const isDown = before.direction === 'down';
  const reached = isDown ? Math.max(before.reached, y) : Math.min(before.reached, y);
  if (Math.abs(y - reached) < hysteresis) return { direction: before.direction, reached };
  return { direction: isDown ? 'up' : 'down', reached: y };
}
