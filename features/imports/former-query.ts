import { z } from 'zod';

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
  feed: z
    .string()
    .regex(/^(?:feed|rss2?|atom|rdf)$/)
    .nullable()
    .default(null),
});

/** Whether a query names something of a former system, so that the page is not what was asked for. */
export function isFormerQuery(query: z.output<typeof formerQuery>): boolean {
  return Object.values(query).some((value) => value !== null);
}
