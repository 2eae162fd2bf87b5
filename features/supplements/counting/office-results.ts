/** The results of an election at one moment, as the election office published them, in our own terms. */
import { z } from 'zod';

const votes = z.int().nonnegative();

export const officeResultsSchema = z.strictObject({
  /** Share of polling stations that are counted, 0–100. */
  percent: z.number().min(0).max(100),
  /** When the office published it. */
  at: z.iso.datetime({ offset: true }),
  registered: votes,
  voted: votes,
  valid: votes,
  invalid: votes,
  lists: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['party', 'nationality']),
      /** Organisations that set it up. */
      organisations: z.int().positive(),
      /** `#ee8016`; null for none. */
      colour: z.string().nullable(),
      votes,
    }),
  ),
  districts: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      registered: votes,
      voted: votes,
      counted: z.number().min(0).max(100).nullable(),
      candidates: z.array(z.tuple([z.string(), z.string(), votes])),
    }),
  ),
  /** Voters by hour: time and number. */
  turnout: z.strictObject({ registered: votes, hours: z.array(z.tuple([z.string(), votes])) }).nullable(),
});

export type OfficeResults = z.infer<typeof officeResultsSchema>;
