/** Shades of a map by the share of the strongest: 1 is the lightest. A map's legend names their limits. */
export type Shade = 1 | 2 | 3 | 4;

/** Limits between the shades, 0–1. */
export const shadeLimits = [0.4, 0.5, 0.6] as const;

export function shadeOf(share: number): Shade {
  const [first, second, third] = shadeLimits;
  if (share < first) return 1;
  if (share < second) return 2;
  return share < third ? 3 : 4;
}
