/**
 * Position of the highlighted item in a list, counted from 1: it moves down by one from page to page and starts again
 * after four. Null in lists of five items or fewer [LIST-10] [X16].
 *
 * @example highlightPosition(1, 10) // 4
 */
export function highlightPosition(page: number, items: number): number | null {
  if (items <= 5) return null;
  return Math.min(3 + (page % Math.min(items, 4)), items);
}
