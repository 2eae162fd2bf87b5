/** Shades of a map by the share of the strongest: 1 is the lightest. A map's legend names their limits. */
export type Shade = 1 | 2 | 3 | 4;

/** Limits between the shades, 0–1. */
export const shadeLimits = [0.4, 0.5, 0.6] as const;

/** By the whole percent that the map prints, so that equal numbers have equal shades. */
export function shadeOf(exact: number): Shade {
  const share = Math.round(exact * 100) / 100;
  const [first, second, third] = shadeLimits;
  if (share < first) return 1;
  if (share < second) return 2;
  return share < third ? 3 : 4;
}
