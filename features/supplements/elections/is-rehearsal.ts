/** Supplements of rehearsals. */
import type { Edition } from '#features/sites/public.ts';
import { recordsPart } from '../edition-parts.ts';
import { recordNamesOf, type Supplement } from '../supplement.ts';

/** Whether its results are invented, to rehearse: all its pages say so, and no search engine lists them. */
export function isRehearsal(edition: Edition, supplement: Supplement): boolean {
  const names = recordNamesOf(supplement);
  return recordsPart.of(edition).some((record) => record.isRehearsal && names.includes(record.name));
}
