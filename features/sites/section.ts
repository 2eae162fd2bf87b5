/** A section: a path pattern and the components its page is made of [SITE-39]. Sections are data of the edition. */
import { z } from 'zod';

/**
 * Which stories a list holds: all of what is named here must be true of a story. `{slug}` in a value stands for the
 * parameter of that name in the section's pattern. Newest first, always.
 */
export const listSearchSchema = z.strictObject({
  superTags: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  authors: z.array(z.string()).default([]),
  /** Flags of stories, and those of their booleans that lists are made of: `favorite`, `announcement`. */
  flags: z.array(z.string()).default([]),
  language: z.enum(['hu', 'en']).optional(),
  withoutTags: z.array(z.string()).default([]),
  /**
   * Whose stories: the site's own with those it mirrors, those of every site of its domain [X11], those of the site
   * called by name, or of all.
   */
  sites: z.union([z.enum(['own', 'domain', 'all']), z.strictObject({ site: z.string() })]).default('domain'),
});
export type ListSearch = z.infer<typeof listSearchSchema>;

const articleList = z.strictObject({
  factory: z.literal('article-list'),
  props: z.strictObject({
    /** What it lists; or several by name, of which `selectedSearch` (a name, or `{tab}`) is shown. */
    search: listSearchSchema.optional(),
    searches: z.record(z.string(), listSearchSchema).optional(),
    selectedSearch: z.string().optional(),
    perPage: z.number().int().min(1).max(100).default(10),
  }),
});

/** Radio-style links to other addresses of the same list [LIST-02]; `path` is below the site's prefix. */
const tabs = z.strictObject({
  factory: z.literal('tabs'),
  props: z.strictObject({ tabs: z.array(z.strictObject({ title: z.string(), path: z.string() })).min(2) }),
});

/** Four stories above the list, on its first page [LIST-22]. */
const highlightBlock = z.strictObject({ factory: z.literal('highlight-block'), props: z.strictObject({}) });

/** Stories between the tabs and the list [LIST-24]. */
const extraBlock = z.strictObject({
  factory: z.literal('extra-block'),
  props: z.strictObject({
    title: z.string(),
    search: listSearchSchema,
    size: z.number().int().min(1).max(12),
  }),
});

/** A form that searches the archive; `filters` are its protected tags [SRCH-09]. */
const searchBar = z.strictObject({
  factory: z.literal('search-bar'),
  props: z.strictObject({
    placeholder: z.string().default('Keresés'),
    filters: z.strictObject({ superTags: z.array(z.string()).default([]) }).prefault({}),
  }),
});

/** A map of a service elsewhere, with a caption [LIST-16]. */
const tourMap = z.strictObject({
  factory: z.literal('tour-map'),
  props: z.strictObject({ src: z.url(), title: z.string(), caption: z.string() }),
});

/** A link to the document that says how the section works [LIST-20]. */
const methodology = z.strictObject({
  factory: z.literal('methodology-link'),
  props: z.strictObject({ title: z.string(), href: z.string().startsWith('/') }),
});

/** Portrait and biography of the author whose stories are listed. */
const authorHeader = z.strictObject({ factory: z.literal('author-header'), props: z.strictObject({}) });

/** Every component a section may name; an edition that names another does not load [ERR-07]. */
export const sectionComponentSchema = z.discriminatedUnion(
  'factory',
  [articleList, tabs, highlightBlock, extraBlock, searchBar, tourMap, methodology, authorHeader],
  { error: (issue) => (issue.code === 'invalid_union' ? 'Referenced component not found' : undefined) },
);

/** Names of the specification's routes whose pages are sections [SITE-38]. */
export const sectionRoutes = [
  'legfrissebb',
  'list',
  'english',
  'articles_by_site',
  'articles_by_tag',
  'articles_by_mstag',
  'articles_by_author',
  'after',
  'g7',
  'karakter',
] as const;

export const sectionSchema = z.strictObject({
  name: z.string(),
  route: z.enum(sectionRoutes),
  /** Path below the site's prefix, such as `/legfrissebb` or `/rovat/{slug}`. */
  pattern: z.string().startsWith('/'),
  /** What a parameter of the pattern may be; any slug when it is not named here. */
  allowed: z.record(z.string(), z.array(z.string())).default({}),
  /** Slugs of the sites that answer at it. */
  sites: z.array(z.string()).min(1),
  /** '' where the name of what is listed (tag, section, author) is the title. */
  title: z.string().default(''),
  description: z.string().default(''),
  language: z.enum(['hu', 'en']).default('hu'),
  /** Path of the feed below the site's domain, with the pattern's parameters: `/rss/rovat/{slug}`; '' for none. */
  rss: z.string().default(''),
  /** Whether its stories are about episodes, which are to be heard where they are listed. */
  heard: z.boolean().default(false),
  /** Path, below the site's prefix, of another list; while both hold the same stories, this one's address is canonical [X06]. */
  twin: z.string().startsWith('/').optional(),
  components: z.array(sectionComponentSchema).min(1),
});

export type Section = z.infer<typeof sectionSchema>;
export type SectionRoute = (typeof sectionRoutes)[number];
export type SectionComponent = z.infer<typeof sectionComponentSchema>;
