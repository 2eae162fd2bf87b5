/** Query of the Formula 1 page [F1-01]. What is invalid counts as missing [F1-09]. */
import { z } from 'zod';
import { pageNumberField } from '#features/sites/public.ts';
import { type Tab, tabs } from './formula1-address.ts';

function numberField(pattern: RegExp) {
  return z.string().regex(pattern).transform(Number).nullable().default(null);
}

const idField = numberField(/^[1-9]\d{0,8}$/);

export const formula1Fields = z.object({
  /** A tab of the results, or a page of the stories below them: each is known by its type [X13]. */
  oldal: z.union([z.enum(tabs), pageNumberField]).default(1),
  szezon: numberField(/^(19|20)\d\d$/),
  /** Id of a competition. */
  verseny: idField,
  /** Id of a session; its negative is the starting grid. */
  futam: numberField(/^-?[1-9]\d{0,8}$/),
  /** Id of a team. */
  csapat: idField,
  /** Id of a driver. */
  versenyzo: idField,
  /** The tab whose form was sent: its selects name a choice of each tab, and one of another tab leads there. */
  innen: z.enum(tabs).nullable().default(null),
});

export type Formula1Query = z.output<typeof formula1Fields>;

type TabQuery = Pick<Formula1Query, 'oldal' | 'innen' | 'verseny' | 'csapat' | 'versenyzo'>;

export function tabOfFormula1({ oldal, innen, verseny, csapat, versenyzo }: TabQuery): Tab {
  if (typeof oldal !== 'number') return oldal;
  if (innen === null) return 'versenynaptar';
  if (verseny !== null && innen !== 'versenynaptar') return 'versenynaptar';
  if (csapat !== null && innen !== 'csapatok') return 'csapatok';
  return versenyzo === null ? innen : 'versenyzok';
}

/** Of the stories below the results. */
export function storiesPageOfFormula1({ oldal }: Pick<Formula1Query, 'oldal'>): number {
  return typeof oldal === 'number' ? oldal : 1;
}
