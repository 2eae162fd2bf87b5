/** The address of a match on the football page of the main site [FOOT-01]. */
import { dayKey } from '#platform/time/hungarian-date.ts';
import type { Fixture } from '../fixture.ts';
import { footballPath, footballTimeZone } from '../football-path.ts';

export function matchAddress({ id, kickOff, league }: Pick<Fixture, 'id' | 'kickOff' | 'league'>): string {
  const parameters = new URLSearchParams({
    liga: String(league.id),
    ...(league.season === null ? {} : { szezon: String(league.season) }),
    ...(kickOff === null ? {} : { nap: dayKey(kickOff, footballTimeZone) }),
    meccs: String(id),
  });
  return `${footballPath}?${parameters}`;
}
