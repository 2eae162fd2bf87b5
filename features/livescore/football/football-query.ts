/** Query of the football page [FOOT-01]. What is invalid counts as missing. */
import { z } from 'zod';
import { pageNumberField } from '#features/sites/public.ts';

export const footballTabs = ['tabella', 'gol', 'sarga', 'piros'] as const;
export type FootballTab = (typeof footballTabs)[number];

const idField = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A tab of the results, or a page of the stories below them: each is known by its type [X13]. */
const tabOrPageField = z.union([z.enum(footballTabs), pageNumberField]).default(1);

export const footballFields = z.object({
  /** The provider's name of a country. */
  orszag: z
    .string()
    .regex(/^[\p{L}\d .'&-]{1,60}$/u)
    .nullable()
    .default(null),
  liga: idField.nullable().default(null),
  /** The year in which a season begins. */
  szezon: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .transform(Number)
    .nullable()
    .default(null),
  oldal: tabOrPageField,
  nap: z.iso
    .date()
    .refine((day) => day >= '1990-01-01' && day < '2100-01-01')
    .nullable()
    .default(null),
  /** Id of a match; 0 is none. */
  meccs: idField.or(z.literal('0').transform(Number)).default(0),
});

export type FootballQuery = z.output<typeof footballFields>;

export function tabOf({ oldal }: Pick<FootballQuery, 'oldal'>): FootballTab {
  return typeof oldal === 'number' ? 'tabella' : oldal;
}

/** Of the stories below the results. */
export function storiesPageOf({ oldal }: Pick<FootballQuery, 'oldal'>): number {
  return typeof oldal === 'number' ? oldal : 1;
}
