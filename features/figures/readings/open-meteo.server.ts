/** Open-Meteo's forecast for several places at once. */
import { z } from 'zod';
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import { dayStart } from '#platform/time/hungarian-date.ts';
import { timeOfLocal } from '#platform/time/time-zone.ts';
import type { FiguresSetting } from '../figures-setting.ts';
import { type Weather, weatherSchema } from './weather.ts';

export interface PlaceWeather {
  place: string;
  measuredAt: Date;
  weather: Weather;
}

export interface WeatherRequest {
  url: string;
  /** All in one time zone: answers have local times without an offset. */
  places: FiguresSetting['places'];
  timeZone: string;
  signal: AbortSignal;
}

/** Values may be missing anywhere in a list. */
const numbers = z.array(z.number().nullable());
const answerSchema = z.object({
  current: z.object({
    time: z.string(),
    temperature_2m: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
  daily: z.object({
    time: z.array(z.string()),
    weather_code: numbers,
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
  }),
});

/** Returns places with plausible weather, and the names of the others. */
export async function fetchOpenMeteo({
  url,
  places,
  timeZone,
  signal,
}: WeatherRequest): Promise<{ found: PlaceWeather[]; refused: string[] }> {
  const requestUrl = new URL(url);
  const parameters = {
    latitude: places.map(({ latitude }) => latitude).join(','),
    longitude: places.map(({ longitude }) => longitude).join(','),
    current: 'temperature_2m,weather_code,is_day',
    daily: 'weather_code,temperature_2m_max,temperature_2m_min',
    timezone: timeZone,
    forecast_days: '5',
  };
  for (const [name, value] of Object.entries(parameters)) requestUrl.searchParams.set(name, value);
  const text = await fetchFromOwnSetting({ url: requestUrl.href, signal, maxBytes: 1024 * 1024 });
  // A single place is answered as an object, several as a list.
  const answers = z.array(z.unknown()).parse([JSON.parse(text)].flat());
  const found: PlaceWeather[] = [];
  const refused: string[] = [];
  for (const [at, place] of places.entries()) {
    const read = readAnswer(answers[at], timeZone);
    if (read) found.push({ place: place.slug, ...read });
    else refused.push(place.name);
  }
  return { found, refused };
}

function readAnswer(answer: unknown, zone: string): Omit<PlaceWeather, 'place'> | null {
  const reading = answerSchema.safeParse(answer);
  if (!reading.success) return null;
  const { current, daily } = reading.data;
  const weather = weatherSchema.safeParse({
    temperature: current.temperature_2m,
    code: current.weather_code,
    isDay: current.is_day === 1,
    days: daily.time.flatMap((day, at) => {
      const [code, lowest, highest] = [
        daily.weather_code[at] ?? null,
        daily.temperature_2m_min[at] ?? null,
        daily.temperature_2m_max[at] ?? null,
      ];
      return code === null || lowest === null || highest === null
        ? []
        : [{ day, code, least: lowest, most: highest }];
    }),
  });
  const measuredAt = parseLocalTime(current.time, zone);
  return weather.success && measuredAt ? { weather: weather.data, measuredAt } : null;
}

/** Parses a local time such as `2026-01-15T10:15`. */
function parseLocalTime(local: string, zone: string): Date | null {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d$/.exec(local) ?? [];
  const asIfUtc = Date.parse(`${local}Z`);
  if (dayStart(day, zone) === null || Number.isNaN(asIfUtc)) return null;
  return new Date(timeOfLocal(asIfUtc / 1000, zone) * 1000);
}
