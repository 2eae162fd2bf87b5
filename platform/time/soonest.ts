/** The shorter of two lifetimes; null is one without an end. */
export function soonest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
