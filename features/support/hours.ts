/** How many hours of the newsroom's work still wait for somebody who pays for them [WIDG-06] [WIDG-07]. */

export interface Supporters {
  recurring: number;
  onetime: number;
}

export const counterDefaults = { since: '2025-03-28', base: 300_000, everyMs: 60_000 };
const worth = { recurring: 10, onetime: 1 };

export function hoursLeft({ recurring, onetime }: Supporters, base: number): number {
  return Math.max(0, base - recurring * worth.recurring - onetime * worth.onetime);
}
