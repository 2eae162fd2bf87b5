/** A session of Formula 1 with its result, as the service answers it [F1-03] [F1-05]. */
import type { CallResult } from '#features/kit/public.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { resources } from '../provider/resources.ts';
import type { RaceDetailsAnswer } from './formula1-schema.ts';
import { presentRace, presentResult } from './present-races.ts';
import { notFound, type ServiceNeeds, stored, unavailable } from './service-call.ts';

export async function loadRace(
  id: number,
  { livescore }: ServiceNeeds,
): Promise<CallResult<RaceDetailsAnswer>> {
  const [session, result] = [resources.race(id), resources.raceResults(id)];
  const copy = await livescore.read(session);
  if (copy === null) return unavailable;
  const [race] = copy.value;
  if (!race) return notFound(`There is no session with the id ${id}.`);
  // A live result is as fresh as a live match [F1-12].
  const isLive = race.state === 'live';
  const results = await livescore.read(result, isLive ? { maxAgeMs: liveRefreshMs } : {});
  if (results === null) return unavailable;
  return stored(
    { ...presentRace(race), results: results.value.map(presentResult) },
    [session, result].map(livescore.dependencyOn),
    isLive ? liveRefreshMs : null,
  );
}
