/** Pages of a paper beside its news: a document at an address of its own, and what stands with it [SITE-33] [S29]. */
import { z } from 'zod';
import { type CodedRoute, hasRoute } from './coded-routes.ts';
import type { Edition } from './edition.ts';
import { listSearchSchema } from './section.ts';
import type { Site } from './site.ts';

const page = {
  /** Slug of the document. */
  document: z.string().regex(/^[a-z0-9-]+$/),
  /** Slugs of the sites that answer at it, each at the root of its domain. */
  sites: z.array(z.string()).min(1),
};

const academy = z.strictObject({
  ...page,
  route: z.literal('academy'),
  /** There may be several, each with its product's name in the address [SITE-26]. */
  path: z.string().regex(/^\/[a-z0-9-]+akademia$/),
});

const youth = z.strictObject({
  ...page,
  route: z.literal('youth'),
  path: z.literal('/te').default('/te'),
  /** What young readers find on it, and where there is more. */
  stories: z.strictObject({
    title: z.string(),
    href: z.string().startsWith('/'),
    search: listSearchSchema,
    size: z.number().int().min(1).max(12),
  }),
});

const imprint = z.strictObject({
  ...page,
  route: z.literal('imprint'),
  path: z.literal('/impresszum').default('/impresszum'),
});

const onePercent = z.strictObject({
  ...page,
  route: z.literal('one_percent'),
  path: z.literal('/egyszazalek').default('/egyszazalek'),
  /** Who is given the percent, the number to write into the form, and the last day, as a reader says it. */
  gift: z.strictObject({
    holder: z.string(),
    taxNumber: z.string().regex(/^\d{8}-\d-\d{2}$/),
    deadline: z.string(),
  }),
});

/** `pages.yaml`. */
export const contentPagesSchema = z.array(
  z.discriminatedUnion('route', [academy, youth, imprint, onePercent]),
);

export type ContentPage = z.infer<typeof contentPagesSchema>[number];
export type ContentRoute = ContentPage['route'];

/** The pages of one site as rows of its grammar. */
export function contentRoutes(edition: Edition, site: Site): CodedRoute[] {
  return edition.pages
    .filter((one) => one.sites.includes(site.slug))
    .map((one): CodedRoute => {
      const address = () => ({ route: 'content', page: one }) as const;
      return { name: one.route, pattern: one.path, sites: 'root', address };
    })
    .filter((route) => hasRoute(site, route));
}

/**
 * Where a document stands: on a page of its own, or among the documents. Null where only other papers have it, at an
 * address of their own.
 */
export function placeOfDocument(
  edition: Edition,
  site: Site,
  slug: string,
): ContentPage | 'documents' | null {
  const pages = edition.pages.filter(({ document }) => document === slug);
  if (pages.length === 0) return 'documents';
  return pages.find(({ sites }) => sites.includes(site.slug)) ?? null;
}
