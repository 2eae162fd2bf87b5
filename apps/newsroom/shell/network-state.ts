/**
 * Whether the server answered the last request; while it does not, screens show data stored on the device.
 */
import { useSyncExternalStore } from 'react';

let lostAt: Date | null = null;
const listeners = new Set<() => void>();

export function reached(isReached: boolean): void {
  if (isReached === (lostAt === null)) return;
  lostAt = isReached ? null : new Date();
  for (const listener of listeners) listener();
}

/** Since when the server cannot be reached; null when it can. */
export function useLostNetwork(): Date | null {
  return useSyncExternalStore(subscribe, () => lostAt);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
