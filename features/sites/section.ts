/** A section: a path pattern and the components its page is made of [SITE-39]. Sections are data of the edition. */
import { z } from 'zod';

const articleList = z.object({
  factory: z.literal('article-list'),
  props: z.object({
    /** What it lists: `latest` is the site's own stories, other names are lists as they are called. */
    search: z.string(),
    perPage: z.number().int().min(1).max(100).default(10),
    title: z.string(),
  }),
});

/** Every component a section may name; an edition that names another does not load [ERR-07]. */
export const sectionComponentSchema = z.discriminatedUnion('factory', [articleList], {
  error: (issue) => (issue.code === 'invalid_union' ? 'Referenced component not found' : undefined),
});

export const sectionSchema = z.object({
  name: z.string(),
  route: z.enum(['legfrissebb']),
  /** Path below the site's prefix, such as `/legfrissebb` or `/rovat/{slug}`. */
  pattern: z.string().startsWith('/'),
  /** Slugs of the sites that answer at it. */
  sites: z.array(z.string()).min(1),
  components: z.array(sectionComponentSchema).min(1),
});

export type Section = z.infer<typeof sectionSchema>;
export type SectionComponent = z.infer<typeof sectionComponentSchema>;
