import { z } from 'zod';
import { choiceField } from '#features/sites/public.ts';

/** A number at an address of a former system: no page, but what it named may have been imported. */
const number = z
  .string()
  .regex(/^\d{1,12}$/)
  .nullable()
  .default(null);

/** Query parameters of a former system's addresses. */
export const formerQuery = z.object({
  p: number,
  page_id: number,
  attachment_id: number,
  author: number,
  cat: number,
  tag: z
    .string()
    .regex(/^[\p{L}\p{N}_-]{1,100}$/u)
    .nullable()
    .default(null),
  feed: choiceField(['feed', 'rss', 'rss2', 'atom', 'rdf']),
});

/** Whether a query names something of a former system, so that the page is not what was asked for. */
export function isFormerQuery(query: z.output<typeof formerQuery>): boolean {
  return Object.values(query).some((value) => value !== null);
}
