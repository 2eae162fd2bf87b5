import { z } from 'zod';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';

/** Progress of the count [S46]. */
const progressSchema = z.strictObject({
  /** Of all polling stations, 0–100; null where the source does not say. */
  percent: z.number().min(0).max(100).nullable(),
  /** When the figures were true; null where the source gives no time. */
  at: z.iso.datetime({ offset: true }).nullable().default(null),
  /** The certified result. */
  isFinal: z.boolean().default(false),
});

/** Fields of every record. */
export const recordFields = {
  /** By which components name it; unique in the edition. */
  name: chosenSlugSchema,
  /** The publisher of the figures and the date, shown below them. */
  source: z.string().min(1),
  /** Null for results that are not counted, such as those of matches. */
  progress: progressSchema.nullable().default(null),
  /** Invented results, made to rehearse: every view of them says so. */
  isRehearsal: z.boolean().default(false),
};

export type Progress = z.infer<typeof progressSchema>;

/** Nothing changes these results any more: they are certified, or were entered when they were over [S55]. */
export function isCertified({ progress }: { progress: Progress | null }): boolean {
  return progress === null || progress.isFinal;
}
