/** Fetches the weather or the levels of rivers, and publishes what is possible. */
import type { FiguresNeeds } from './figures-needs.server.ts';
import { keepReadings } from './figures-queries.server.ts';
import { askOpenMeteo } from './open-meteo.server.ts';
import { askWater } from './water-authority.server.ts';

interface Source {
  url: string;
  signal: AbortSignal;
}

export async function updateWeather(needs: FiguresNeeds, { url, signal }: Source): Promise<string> {
  const refused: string[] = [];
  const readings: Reading[] = [];
  for (const [timeZone, places] of Map.groupBy(needs.setting.places, (place) => place.timeZone)) {
    const answer = await askOpenMeteo({ url, places, timeZone, signal });
    refused.push(...answer.refused);
    readings.push(
      ...answer.found.map(({ place, measuredAt, weather }) => ({ place, measuredAt, reading: weather })),
    );
  }
  return keep(needs, 'weather', readings, refused);
}

export async function updateWater(needs: FiguresNeeds, { url, signal }: Source): Promise<string> {
  const { stations } = needs.setting;
  const { found, refused } = await askWater({ url, stations, now: needs.clock.now(), signal });
  const readings = found.map(({ station, measuredAt, water }) => ({
    place: String(station),
    measuredAt,
    reading: water,
  }));
  return keep(needs, 'water', readings, refused);
}

interface Reading {
  place: string;
  measuredAt: Date;
  reading: object;
}

/** What a clock that is not ours may be ahead. */
const aheadMs = 3_600_000;

async function keep(
  needs: FiguresNeeds,
  kind: 'weather' | 'water',
  readings: Reading[],
  refused: string[],
): Promise<string> {
  const latest = needs.clock.now().getTime() + aheadMs;
  const kept = readings.filter(({ measuredAt }) => measuredAt.getTime() <= latest);
  if (kept.length === 0) throw new Error('nothing of the answer can be used');
  await needs.db.transaction().execute(async (work) => {
    const written = await keepReadings(work, kind, kept);
    if (written > 0) await needs.recordInvalidations(work, [{ key: `figures:${kind}` }]);
  });
  return refused.length === 0 ? '' : `nothing that can be used of ${refused.join(', ')}`;
}
