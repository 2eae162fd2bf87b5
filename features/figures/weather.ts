/** The weather at a place: what is kept of it, and what no thermometer here has ever said. */
import { z } from 'zod';

/** The coldest and the hottest that the Carpathian Basin has had, with some degrees to spare. */
const temperature = z.number().min(-45).max(50);
/** As the World Meteorological Organization numbers them. */
const code = z.int().min(0).max(99);

export const weatherSchema = z.object({
  temperature,
  code,
  isDay: z.boolean(),
  /** From today on. */
  days: z.array(z.object({ day: z.iso.date(), code, least: temperature, most: temperature })),
});
export type Weather = z.infer<typeof weatherSchema>;
