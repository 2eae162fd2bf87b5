/** Fetches weather or water levels, and publishes the plausible ones. */
import type { FiguresNeeds } from '../figures-needs.server.ts';
import { upsertReadings } from '../figures-queries.server.ts';
import { fetchOpenMeteo } from './open-meteo.server.ts';
import { fetchWaterLevels } from './water-authority.server.ts';

interface Source {
  url: string;
  signal: AbortSignal;
}

export async function updateWeather(needs: FiguresNeeds, { url, signal }: Source): Promise<string> {
  const refused: string[] = [];
  const readings: Reading[] = [];
  for (const [timeZone, places] of Map.groupBy(needs.setting.places, (place) => place.timeZone)) {
    const answer = await fetchOpenMeteo({ url, places, timeZone, signal });
    refused.push(...answer.refused);
    readings.push(
      ...answer.found.map(({ place, measuredAt, weather }) => ({ place, measuredAt, reading: weather })),
    );
  }
  return publishReadings(needs, 'weather', readings, refused);
}

export async function updateWater(needs: FiguresNeeds, { url, signal }: Source): Promise<string> {
  const { stations } = needs.setting;
  const { found, refused } = await fetchWaterLevels({ url, stations, now: needs.clock.now(), signal });
  const readings = found.map(({ station, measuredAt, water }) => ({
    place: String(station),
    measuredAt,
    reading: water,
  }));
  return publishReadings(needs, 'water', readings, refused);
}

interface Reading {
  place: string;
  measuredAt: Date;
  reading: object;
}

/** Tolerated clock difference of the service. */
const maxClockSkewMs = 3_600_000;

async function publishReadings(
  needs: FiguresNeeds,
  kind: 'weather' | 'water',
  readings: Reading[],
  refused: string[],
): Promise<string> {
  const latest = needs.clock.now().getTime() + maxClockSkewMs;
  const accepted = readings.filter(({ measuredAt }) => measuredAt.getTime() <= latest);
  if (accepted.length === 0) throw new Error('nothing of the answer can be used');
  await needs.db.transaction().execute(async (trx) => {
    const written = await upsertReadings(trx, kind, accepted);
    if (written > 0) await needs.recordInvalidations(trx, [{ key: `figures:${kind}` }]);
  });
  return refused.length === 0 ? '' : `nothing that can be used of ${refused.join(', ')}`;
}
