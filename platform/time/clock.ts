/** A source of the current time, passed as a dependency: tests and demonstrations use a fixed one. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that always returns the same time, e.g. `fixedClock('2026-11-21T08:00:00+01:00')`. */
export function fixedClock(iso: string): Clock {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`Not an ISO time: ${iso}`);
  return { now: () => new Date(time) };
}
