/** A section: a path pattern and the components of its page [SITE-39]. Sections are data of the edition. */
import { z } from 'zod';
import { defaultPageSize } from '../addresses/query-schema.ts';
import { footballComponent, formula1Component } from './live-list.ts';

/**
 * The stories of a list: all criteria must match. `{slug}` in a value is replaced with the parameter of that name in
 * the section's pattern. Lists are always newest first.
 */
export const listSearchSchema = z.strictObject({
  superTags: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  authors: z.array(z.string()).default([]),
  /** Flags of stories, and those booleans that have lists: `favorite`, `announcement`. */
  flags: z.array(z.string()).default([]),
  language: z.enum(['hu', 'en']).optional(),
  withoutTags: z.array(z.string()).default([]),
  /**
   * The site's own and mirrored stories, those of every site of its domain [X11], those of a named site, or of all
   * sites.
   */
  sites: z.union([z.enum(['own', 'domain', 'all']), z.strictObject({ site: z.string() })]).default('domain'),
});
export type ListSearch = z.infer<typeof listSearchSchema>;

const articleList = z.strictObject({
  factory: z.literal('article-list'),
  props: z.strictObject({
    /** The list's search; or several by name, of which `selectedSearch` (a name, or `{tab}`) is shown. */
    search: listSearchSchema.optional(),
    searches: z.record(z.string(), listSearchSchema).optional(),
    selectedSearch: z.string().optional(),
    perPage: z.number().int().min(1).max(100).default(defaultPageSize),
  }),
});

/** Radio-style links to other addresses of the same list [LIST-02]; `path` is below the site's prefix. */
const tabs = z.strictObject({
  factory: z.literal('tabs'),
  props: z.strictObject({ tabs: z.array(z.strictObject({ title: z.string(), path: z.string() })).min(2) }),
});

/**
 * Some routes show four highlighted stories above their first page by default [LIST-22]; a section uses this to switch
 * them off.
 */
const highlightBlock = z.strictObject({
  factory: z.literal('highlight-block'),
  props: z.strictObject({ shown: z.boolean().default(true) }),
});

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
    /** By default a word of the section's language. */
    placeholder: z.string().optional(),
    filters: z.strictObject({ superTags: z.array(z.string()).default([]) }).prefault({}),
  }),
});

/** A map of an external service, with a caption [LIST-16]. */
const tourMap = z.strictObject({
  factory: z.literal('tour-map'),
  props: z.strictObject({ src: z.url(), title: z.string(), caption: z.string() }),
});

/** A link to the document that explains the section's method [LIST-20]. */
const methodology = z.strictObject({
  factory: z.literal('methodology-link'),
  props: z.strictObject({ title: z.string(), href: z.string().startsWith('/') }),
});

/** Portrait and biography of the author whose stories are listed. */
const authorHeader = z.strictObject({ factory: z.literal('author-header'), props: z.strictObject({}) });

/** All components of sections; an edition with any other does not load [ERR-07]. */
export const sectionComponentSchema = z.discriminatedUnion(
  'factory',
  [
    articleList,
    tabs,
    highlightBlock,
    extraBlock,
    searchBar,
    tourMap,
    methodology,
    authorHeader,
    footballComponent,
    formula1Component,
  ],
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
  /** Allowed values of the pattern's parameters; any slug by default. */
  allowed: z.record(z.string(), z.array(z.string())).default({}),
  /** Slugs of the sites with this section. */
  sites: z.array(z.string()).min(1),
  /** '' where the name of the tag, section or author is the title. */
  title: z.string().default(''),
  description: z.string().default(''),
  language: z.enum(['hu', 'en']).default('hu'),
  /** Path of the feed below the site's domain, with the pattern's parameters: `/rss/rovat/{slug}`; '' for none. */
  rss: z.string().default(''),
  /** Whether its stories are about episodes that can be played in the list. */
  hasEpisodes: z.boolean().default(false),
  /** Whether navigation from another page scrolls to the list; false scrolls to the top [SCRL-02]. */
  scrollsToList: z.boolean().default(true),
  /**
   * Path, below the site's prefix, of another list; while both contain the same stories, this one's address is
   * canonical [X06].
   */
  twin: z.string().startsWith('/').optional(),
  components: z.array(sectionComponentSchema).min(1),
});

/** Routes with a highlight block [LIST-22]. */
export const routesWithHighlights: readonly SectionRoute[] = [
  'english',
  'articles_by_mstag',
  'articles_by_tag',
];

/** Whether a section's page has the block: its route has one, and the section has not switched it off. */
export function showsHighlights({ route, components }: Section): boolean {
  const block = components.find(({ factory }) => factory === 'highlight-block');
  const isOff = block?.factory === 'highlight-block' && !block.props.shown;
  return routesWithHighlights.includes(route) && !isOff;
}

export type Section = z.infer<typeof sectionSchema>;
export type SectionRoute = (typeof sectionRoutes)[number];
export type SectionComponent = z.infer<typeof sectionComponentSchema>;
