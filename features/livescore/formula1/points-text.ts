import { formatNumber } from '#platform/text/hungarian-number.ts';

/** `437`, and `12,5` where half points were given. */
export function pointsText(points: number): string {
  return formatNumber(points, Number.isInteger(points) ? 0 : 1);
}
