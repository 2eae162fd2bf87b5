/** Age of what a page shows: it is named when the provider should have answered since. */
import type { Resource } from '../provider/resource.ts';

interface DatedCopy<Value> {
  value: Value;
  at: Date;
}

/** Calls that are late by less than this are not the reader's concern. */
const graceMs = 60_000;

/** Milliseconds until a copy is older than its lifetime, below 0 once it is; Infinity for what is fresh for good. */
export function untilOverdue<Value>(resource: Resource<Value>, copy: DatedCopy<Value>, now: Date): number {
  return resource.freshForMs(copy.value, copy.at) + graceMs - (now.getTime() - copy.at.getTime());
}

/** Unix seconds of a copy that is older than its lifetime; null if it is as fresh as it should be. */
export function overdueSince<Value>(
  resource: Resource<Value>,
  copy: DatedCopy<Value> | null,
  now: Date,
): number | null {
  if (copy === null || untilOverdue(resource, copy, now) >= 0) return null;
  return Math.floor(copy.at.getTime() / 1000);
}
