/** Schemas of the board, for validation and for the API's documentation. */
import { z } from 'zod';
import { bases } from './rates/rates.ts';
import { weatherSchema } from './readings/weather.ts';

const unixSeconds = z.int().describe('Unix seconds.');

export const exchangeRateSchema = z
  .object({
    base: z.enum(bases),
    currency: z.string(),
    rate: z.number().describe('Units of the base currency for one unit of the currency.'),
    change: z.number().nullable().describe('Change from the day before, in per cent.'),
    day: z.iso.date(),
    source: z.enum(['MNB', 'BNR', 'ECB']),
  })
  .meta({ id: 'ExchangeRate' });

export const placeWeatherSchema = weatherSchema
  .extend({ slug: z.string(), name: z.string(), at: unixSeconds })
  .meta({ id: 'PlaceWeather' });

export const waterLevelSchema = z
  .object({
    station: z.int(),
    name: z.string(),
    river: z.string(),
    level: z.int().describe('Centimetres on the gauge.'),
    trend: z.enum(['rising', 'falling', 'steady']),
    grade: z.int().min(0).max(3).describe('Of flood alert; 0 is none.'),
    at: unixSeconds,
  })
  .meta({ id: 'WaterLevel' });

export const weatherDataSchema = z.object({ places: z.array(placeWeatherSchema) });
export const floodingDataSchema = z.object({ stations: z.array(waterLevelSchema) });

export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
export type PlaceWeather = z.infer<typeof placeWeatherSchema>;
export type WaterLevel = z.infer<typeof waterLevelSchema>;
