/** Invented weather and water levels in the services' formats. */
import { z } from 'zod';
import { clockTime, dayKey, dayStart } from '#platform/time/hungarian-date.ts';
import { inventedGauges, levelAt, temperatureAt, weatherCodeAt } from './invented-figures.ts';

const quarterMs = 900_000;
const hourMs = 3_600_000;

/** A single place is answered as an object, several as a list; null for an invalid query. */
export function weatherAnswer(query: URLSearchParams, now: Date): unknown {
  const numbers = (name: string): number[] => (query.get(name) ?? '').split(',').map(Number);
  const timeZone = query.get('timezone') ?? 'UTC';
  const [latitudes, longitudes] = [numbers('latitude'), numbers('longitude')];
  const days = Number(query.get('forecast_days') ?? 7);
  if ([...latitudes, ...longitudes].some(Number.isNaN) || latitudes.length !== longitudes.length) return null;
  const answers = latitudes.map((latitude, at) => placeAnswer({ latitude, longitude: longitudes[at] ?? 0 }));
  return answers.length === 1 ? answers[0] : answers;

  function placeAnswer({ latitude, longitude }: { latitude: number; longitude: number }): object {
    const at = new Date(Math.floor(now.getTime() / quarterMs) * quarterMs);
    const seconds = at.getTime() / 1000;
    const hour = Number(clockTime(seconds, { timeZone, language: 'hu' }).split(':', 1));
    const time = `${dayKey(seconds, timeZone)}T${clockTime(seconds, { timeZone, language: 'hu' }).padStart(5, '0')}`;
    const starts = Array.from({ length: days }, (_, ahead) => seconds + ahead * 86_400);
    const dayStarts = starts.map((one) => new Date((dayStart(dayKey(one, timeZone), timeZone) ?? 0) * 1000));
    const hours = (start: Date): number[] =>
      Array.from({ length: 24 }, (_, one) =>
        temperatureAt(latitude, longitude, new Date(start.getTime() + one * hourMs)),
      );
    const current = {
      time,
      interval: 900,
      temperature_2m: temperatureAt(latitude, longitude, at),
      weather_code: weatherCodeAt(latitude, longitude, at),
      is_day: Number(hour >= 7 && hour < 18),
    };
    const daily = {
      time: starts.map((one) => dayKey(one, timeZone)),
      weather_code: dayStarts.map((start) =>
        weatherCodeAt(latitude, longitude, new Date(start.getTime() + 13 * hourMs)),
      ),
      temperature_2m_max: dayStarts.map((start) => Math.max(...hours(start))),
      temperature_2m_min: dayStarts.map((start) => Math.min(...hours(start))),
    };
    return { latitude, longitude, timezone: timeZone, current, daily };
  }
}

export function gaugesAnswer(): unknown {
  return inventedGauges.map(({ number, name, river, lowest, highest, grades: [KF1, KF2, KF3] }) => ({
    Tsz: number,
    Nev: name,
    Uzem: true,
    LKV: lowest,
    LNV: highest,
    KF1,
    KF2,
    KF3,
    MdrNev: river,
  }));
}

const levelsRequest = z.array(
  z.object({ ItemId: z.int(), Torzsszam: z.int(), StartTime: z.string(), EndTime: z.string() }),
);

/** One measurement per hour, with occasional gaps; null for an invalid request. */
export function levelsAnswer(body: unknown, now: Date): unknown {
  const reading = levelsRequest.safeParse(body);
  if (!reading.success) return null;
  return reading.data.map(({ ItemId, Torzsszam, StartTime, EndTime }) => {
    const gauge = inventedGauges.find(({ number }) => number === Torzsszam);
    const from = Math.ceil(Date.parse(StartTime) / hourMs);
    const to = Math.floor(Math.min(Date.parse(EndTime), now.getTime()) / hourMs);
    const hours = gauge ? Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at) : [];
    const TsItemList = hours.map((hour) => {
      const at = new Date(hour * hourMs);
      const isGap = (hour + Torzsszam) % 17 === 0;
      return { UTCTime: at.toISOString().slice(0, 19), Adat: gauge && !isGap ? levelAt(gauge, at) : null };
    });
    return { ItemId, TsItemList };
  });
}
