/** Distributes stories among boxes, once for the whole page, so that no story is in two of them but in the latest. */

export interface BoxToFill {
  size: number;
  /** Public stories chosen by an editor, in order. */
  chosen: number[];
  /** The newest entries of the box's list. */
  candidates: number[];
  /** The newest stories of all: repeats what other boxes show, and takes nothing from them. */
  isLatest: boolean;
}

/**
 * Boxes are in the order of the page. Stories that an editor placed anywhere are excluded from every list; a list box
 * then takes the first stories that no box above it has taken.
 */
export function planFront(boxes: readonly BoxToFill[]): number[][] {
  const taken = new Set(boxes.flatMap((box) => (box.isLatest ? [] : box.chosen)));
  const placed = new Set<number>();
  return boxes.map((box) => {
    if (box.isLatest) return [...new Set([...box.chosen, ...box.candidates])].slice(0, box.size);
    const own = box.chosen.filter((id) => !placed.has(id)).slice(0, box.size);
    for (const id of own) placed.add(id);
    const rest = box.candidates.filter((id) => !taken.has(id)).slice(0, box.size - own.length);
    for (const id of rest) taken.add(id);
    return [...own, ...rest];
  });
}
