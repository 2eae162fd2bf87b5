/** Hours of the newsroom's work that are not paid for yet [WIDG-06] [WIDG-07]. */

export interface Supporters {
  recurring: number;
  onetime: number;
}

export const counterDefaults = { since: '2025-03-28', base: 300_000, everyMs: 60_000 };
const hoursPerSupporter = { recurring: 10, onetime: 1 };

export function hoursLeft({ recurring, onetime }: Supporters, base: number): number {
  return Math.max(0, base - recurring * hoursPerSupporter.recurring - onetime * hoursPerSupporter.onetime);
}
