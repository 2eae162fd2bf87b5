/** A sponsored line between the stories of a list: where and when it is shown [LIST-13] [LIST-14] [S25]. */
import { z } from 'zod';
import { isPixelAddress } from '#features/content/public.ts';

const unixSeconds = z.number().int().nonnegative();
const slugs = z.array(z.string()).default([]);

export const sponsoredLineSchema = z
  .strictObject({
    active: z.boolean().default(true),
    /** On the list of the newest stories. */
    newest: z.boolean().default(false),
    /** On other lists: those of the named sections and tags, or all when none is named. */
    listPage: z.boolean().default(false),
    /** On these sites; on all when none is named. */
    sites: slugs,
    mainSuperTags: slugs,
    tags: slugs,
    dateFrom: unixSeconds,
    /** Exclusive end. */
    dateTo: unixSeconds,
    /** Address of the advertiser's measuring pixel [ADS-15]. */
    avCode: z.string().refine(isPixelAddress, 'must be an https address').default(''),
    ctLink: z.url({ protocol: /^https?$/ }),
    cssClass: z
      .string()
      .regex(/^[\w -]*$/)
      .default(''),
    description: z.string().min(1),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom < dateTo, 'dateTo must be after dateFrom');

export type SponsoredLine = z.infer<typeof sponsoredLineSchema>;

/** Position of the line among a list's items, counted from 1 [LIST-13]. */
export const sponsoredPosition = 4;

/** The list page on which a line could be shown. */
export interface SponsoredContext {
  page: 'newest' | 'list';
  site: string;
  superTags: readonly string[];
  tags: readonly string[];
}

function isShownOn(line: SponsoredLine, context: SponsoredContext): boolean {
  if (!line.active || (line.sites.length > 0 && !line.sites.includes(context.site))) return false;
  if (context.page === 'newest') return line.newest;
  if (!line.listPage) return false;
  const isForAll = line.mainSuperTags.length + line.tags.length === 0;
  return (
    isForAll ||
    line.mainSuperTags.some((slug) => context.superTags.includes(slug)) ||
    line.tags.some((slug) => context.tags.includes(slug))
  );
}

/**
 * The line to show on a page at `now` (of several, the one that began last), and how long that holds: until it ends or
 * another begins. `lines` are those that have not ended, the last added first; times in milliseconds.
 */
export function sponsoredLineAt(
  lines: readonly SponsoredLine[],
  context: SponsoredContext,
  now: number,
): { line: SponsoredLine | null; freshForMs: number | null } {
  const matching = lines.filter((line) => isShownOn(line, context));
  const running = matching.filter((line) => line.dateFrom * 1000 <= now && now < line.dateTo * 1000);
  const line = running.toSorted((a, b) => b.dateFrom - a.dateFrom)[0] ?? null;
  const changes = matching
    .flatMap((one) => [one.dateFrom * 1000, one.dateTo * 1000])
    .filter((time) => time > now);
  return { line, freshForMs: changes.length === 0 ? null : Math.min(...changes) - now };
}
