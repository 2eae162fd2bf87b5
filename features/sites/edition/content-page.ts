/** Content pages beside the news: a document with an address of its own, and additional data [SITE-33] [S29]. */
import { z } from 'zod';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { listSearchSchema } from '../sections/section.ts';

const page = {
  /** Slug of the document. */
  document: slugSchema,
  /** Slugs of the sites with this page, each at the root of its domain. */
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
  /** Stories for young readers on the page, and a link to more. */
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
  /** The beneficiary, its tax number for the form, and the deadline as shown to readers. */
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
