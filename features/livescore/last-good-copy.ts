/** Age of what a page shows: it is named when the provider should have answered since. */
import type { Resource } from './provider/resource.ts';

interface DatedCopy<Value> {
  value: Value;
  at: Date;
}

/** Calls that are late by less than this are not the reader's concern. */
const graceMs = 60_000;

/**
 * Unix seconds of the oldest copy that is older than its lifetime; null if all are as fresh as they should be.
 * @example oldestOverdue([{ resource, copy }], clock.now())
 */
export function overdueSince<Value>(
  resource: Resource<Value>,
  copy: DatedCopy<Value> | null,
  now: Date,
): number | null {
  if (copy === null) return null;
  const lifetime = resource.freshForMs(copy.value, copy.at) + graceMs;
  return now.getTime() - copy.at.getTime() > lifetime ? Math.floor(copy.at.getTime() / 1000) : null;
}
