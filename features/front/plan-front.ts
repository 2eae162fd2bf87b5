/** Which story stands in which box: decided once for the whole page, so that no story stands there twice. */

export interface BoxToFill {
  size: number;
  /** Public stories an editor chose, in order. */
  chosen: number[];
  /** The head of the box's list. */
  candidates: number[];
}

/**
 * Boxes come in the order of the page. What an editor placed anywhere is kept out of every list; a list box then takes
 * the first stories nobody above it has taken.
 */
export function planFront(boxes: readonly BoxToFill[]): number[][] {
  const taken = new Set(boxes.flatMap((box) => box.chosen));
  const placed = new Set<number>();
  return boxes.map((box) => {
    const own = box.chosen.filter((id) => !placed.has(id)).slice(0, box.size);
    for (const id of own) placed.add(id);
    const rest = box.candidates.filter((id) => !taken.has(id)).slice(0, box.size - own.length);
    for (const id of rest) taken.add(id);
    return [...own, ...rest];
  });
}
