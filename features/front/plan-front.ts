/** Which story stands in which box: decided once for the whole page, so that no story stands there twice. */

export const boxKinds = [
  'breaking',
  'lead',
  'second',
  'dense',
  'opinion',
  'latest',
  'section',
  'strip',
] as const;
export type BoxKind = (typeof boxKinds)[number];

/** A block at this position is breaking news [FRONT-01]. */
export const breakingPosition = 1000;

export interface BoxToFill {
  kind: BoxKind;
  size: number;
  /** Public stories an editor chose, in order. */
  chosen: number[];
  /** The head of the box's list. */
  candidates: number[];
}

/**
 * Boxes come in the order of the page. What an editor placed anywhere is kept out of every list; a list box then takes
 * the first stories nobody above it has taken. The latest box repeats stories: it is a timetable, not a display.
 */
export function planFront(boxes: readonly BoxToFill[]): number[][] {
  const taken = new Set(boxes.flatMap((box) => box.chosen));
  const placed = new Set<number>();
  return boxes.map((box) => {
    if (box.kind === 'latest') return box.candidates.slice(0, box.size);
    const own = box.chosen.filter((id) => !placed.has(id)).slice(0, box.size);
    for (const id of own) placed.add(id);
    const rest = box.candidates.filter((id) => !taken.has(id)).slice(0, box.size - own.length);
    for (const id of rest) taken.add(id);
    return [...own, ...rest];
  });
}
