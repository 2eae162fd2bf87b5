/** Query parameters of the search calls. */
import { z } from 'zod';
import type { Viewpoint } from '#features/sites/public.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { jsonIn } from '#platform/text/json-in.ts';
import { spanOfDays } from '#platform/time/span-of-days.ts';
import { normaliseTerm, parseFilters } from '../search-address.ts';
import type { SearchFilters, SearchRequest } from '../search-request.ts';

const limits = { perPage: 100, typeahead: 20, groups: 30 };

export const term = z
  .string()
  .max(200)
  .default('')
  .describe('Search words, 200 characters at most; phrases in „…” are matched as typed.');
export const filters = z
  .string()
  .max(4_000)
  .default('')
  .describe('JSON: `{"and_tags":[],"superTags":[],"authors":[],"title":[]}`, slugs and parts of a title.')
  .transform((json, context): SearchFilters => {
    const { filters: read, isWhole } = parseFilters(json);
    if (!isWhole) context.addIssue({ code: 'custom', message: 'must be a JSON object of lists of texts' });
    return read;
  });
const day = z.iso.date().optional();

const searchParameters = z.object({
  term,
  filters,
  page: pageInAddress().optional().describe('1 by default.'),
  oldal: pageInAddress().optional().describe('The same as `page`; only one of them may be given.'),
  perPage: numberInAddress(limits.perPage)
    .optional()
    .describe(`Articles per page, 10 by default, ${limits.perPage} at most.`),
  sites: z
    .string()
    .max(200)
    .default('')
    .describe('Slugs joined by `|`; all sites of the domain by default. Other sites are not searched.'),
  sort: z.enum(['relevance', 'time']).default('relevance'),
  from: day.describe('The first day, `YYYY-MM-DD`, in the site’s time zone.'),
  to: day.describe('The last day, in the site’s time zone.'),
});

export const typeahead = z
  .object({
    term,
    perPage: numberInAddress(limits.typeahead)
      .optional()
      .describe(`How many, 5 without it, ${limits.typeahead} at most.`),
    limit: numberInAddress(limits.typeahead)
      .optional()
      .describe('The same as `perPage`; only one of them may be given.'),
  })
  .refine(
    ({ limit, perPage }) => limit === undefined || perPage === undefined,
    'limit, perPage: only one of them may be given',
  );

const groups = z
  .string()
  .max(2_000)
  .describe('JSON list of slugs of groups; all other parameters are then ignored.')
  .transform((json, context): string[] => {
    const read = readGroups(json);
    if (read === undefined) context.addIssue({ code: 'custom', message: 'must be a JSON list of slugs' });
    return read ?? [];
  });

export const searchQuery = searchParameters
  .extend({ for: groups.optional() })
  .refine(
    ({ page, oldal }) => page === undefined || oldal === undefined,
    'page, oldal: only one of them may be given',
  );

export function searchRequestOf(
  view: Viewpoint,
  parameters: Partial<z.infer<typeof searchParameters>>,
): SearchRequest {
  return {
    term: normaliseTerm(parameters.term ?? ''),
    filters: parameters.filters ?? parseFilters('').filters,
    sites: (parameters.sites ?? '').split('|').filter((slug) => slug !== ''),
    sort: parameters.sort ?? 'relevance',
    ...spanOfDays({ from: parameters.from ?? '', to: parameters.to ?? '' }, view.site.timeZone),
    page: parameters.page ?? parameters.oldal ?? 1,
    perPage: parameters.perPage ?? 10,
  };
}

function readGroups(json: string): string[] | undefined {
  return z.array(z.string().max(100)).max(limits.groups).safeParse(jsonIn(json)).data;
}
