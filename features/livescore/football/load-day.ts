/** The matches of a day, as Budapest counts days. */
import { dayKey, dayStart } from '#platform/time/hungarian-date.ts';
import type { Reader } from '../copies/read-copies.server.ts';
import { resources } from '../provider/resources.ts';
import type { Fixture } from './fixture.ts';
import { footballTimeZone } from './football-path.ts';
import { isOnDay, providerDays } from './present-day.ts';

/**
 * Those of some leagues. Null where the provider has not said all of the day, and none is known: there may be some [S56].
 */
export async function loadDay(
  day: string,
  leagues: readonly (number | null)[],
  reader: Reader,
): Promise<readonly Fixture[] | null> {
  const lists = await Promise.all(providerDays(day).map((one) => reader.read(resources.matchesOfDay(one))));
  const found = lists
    .flatMap((list) => list ?? [])
    .filter((fixture) => isOnDay(fixture, day) && leagues.includes(fixture.league.id));
  return found.length === 0 && lists.includes(null) ? null : found;
}

/** Milliseconds. */
export function untilTomorrow(today: string, now: Date): number {
  const start = dayStart(today, footballTimeZone) ?? 0;
  const tomorrow = dayStart(dayKey(start + 36 * 3600, footballTimeZone), footballTimeZone) ?? 0;
  return tomorrow * 1000 - now.getTime();
}
