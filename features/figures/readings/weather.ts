/** The weather at a place, with limits of plausibility. */
import { z } from 'zod';

/** Records of the Carpathian Basin with some degrees of margin. */
const temperature = z.number().min(-45).max(50);
/** Weather code of the World Meteorological Organization. */
const code = z.int().min(0).max(99);

export const weatherSchema = z.object({
  temperature,
  code,
  isDay: z.boolean(),
  /** From today on. */
  days: z.array(z.object({ day: z.iso.date(), code, least: temperature, most: temperature })),
});
export type Weather = z.infer<typeof weatherSchema>;
