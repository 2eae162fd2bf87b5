/** Medals of games. */
import { z } from 'zod';
import { recordFields } from './record-fields.ts';

const count = z.int().nonnegative();
const code = z.string().length(3);

/** The final table: country, code, gold, silver, bronze. */
export const medalsSchema = z.strictObject({
  ...recordFields,
  kind: z.literal('medals'),
  rows: z.array(z.tuple([z.string(), code, count, count, count])).min(1),
});

/** Days of finals: sport, event, and its medals with country and winners. */
export const medalEventsSchema = z.strictObject({
  ...recordFields,
  kind: z.literal('medal-events'),
  /** Names of countries by code. */
  countries: z.record(code, z.string()),
  days: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        events: z.array(
          z.tuple([
            z.string(),
            z.string(),
            z.array(z.tuple([z.enum(['gold', 'silver', 'bronze']), code, z.array(z.string())])),
          ]),
        ),
      }),
    )
    .min(1),
});

export type Medals = z.infer<typeof medalsSchema>;
export type MedalEvents = z.infer<typeof medalEventsSchema>;
