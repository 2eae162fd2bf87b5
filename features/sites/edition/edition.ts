/** The edition as data: its sites, sections and settings, so that no code names it. */
import { z } from 'zod';
import type { ReplacedWords } from '#platform/text/words.ts';
import type { QuerySchema, QueryValue } from '../addresses/query-schema.ts';
import type { Section } from '../sections/section.ts';
import type { Right } from '../viewer/rights.ts';
import type { ContentPage } from './content-page.ts';
import type { Landing } from './landing.ts';
import type { Redirect } from './redirect.ts';
import { retentionSchema } from './retention.ts';
import type { Site } from './site.ts';
import type { StaffGroup } from './staff.ts';

const helpLine = z.object({ title: z.string(), text: z.string(), phone: z.string(), href: z.string() });

/** `edition.yaml`: settings common to all sites. */
export const editionFileSchema = z.strictObject({
  name: z.string(),
  publisher: z.string(),
  /** The publisher's registered address and tax number, for mails and receipts. */
  imprint: z
    .strictObject({ address: z.string(), taxNumber: z.string().regex(/^\d{8}-\d-\d{2}$/) })
    .optional(),
  /** Slug of the site that answers unknown hosts [SITE-07]. */
  mainSite: z.string(),
  /** The demonstration: an empty database is filled with the stories of the folder `sample`. */
  sample: z.boolean().default(false),
  /** A path of the main site that redirects to the external shop [REDIR-12]. */
  shop: z.strictObject({ path: z.string().startsWith('/'), href: z.url({ protocol: /^https$/ }) }).optional(),
  /** Addresses of the app in the stores of each platform [FRONT-19]. */
  stores: z
    .strictObject({ apple: z.url({ protocol: /^https$/ }), google: z.url({ protocol: /^https$/ }) })
    .optional(),
  /** How much of a story feeds contain, and the WebSub hubs that notify subscribers [S06]. */
  feeds: z
    .strictObject({ text: z.enum(['lead', 'full']).default('lead'), hubs: z.array(z.url()).default([]) })
    .prefault({}),
  /** Slugs of tags that name a format, not a topic; they are never trending tags. */
  formatTags: z.array(z.string()).default([]),
  /** The publisher's own pages on other hosts that stories may embed in a frame [EMB-01]. */
  ownPages: z
    .array(z.strictObject({ host: z.hostname(), provider: z.enum(['election', 'sport', 'results']) }))
    .default([]),
  /** Redirecting hosts of imported podcasts' audio, beside those in their feeds; the content policy allows them. */
  soundHosts: z.array(z.hostname()).default([]),
  /** Host names used only by the quiz service, which also answers below every site's own path [QUIZ-08]. */
  quiz: z.strictObject({ hosts: z.array(z.hostname()) }).default({ hosts: [] }),
  /** Host names used only by the account service, which also answers below `/fiok` of every site [ACCT-01]. */
  account: z.strictObject({ hosts: z.array(z.hostname()) }).default({ hosts: [] }),
  /** Name of the native app's interface to a page [APP-01]. */
  app: z.strictObject({ bridge: z.string().regex(/^[A-Za-z]\w*$/) }).default({ bridge: 'NativeApp' }),
  /** Contact for reports of vulnerabilities, as in RFC 9116: `mailto:` or `https:`. */
  security: z.strictObject({ contact: z.url({ protocol: /^(mailto|https)$/ }) }).optional(),
  /** How long personal data is stored. */
  retention: retentionSchema.prefault({}),
  /** Help-line boxes at the end of stories that need them [S23]. */
  helpLines: z
    .object({ spiritualHelp: z.array(helpLine).default([]), drugProblem: z.array(helpLine).default([]) })
    .prefault({}),
});

/** The paper as data, and the program's pages, with which its addresses are resolved. */
export interface Edition extends z.infer<typeof editionFileSchema> {
  routes: readonly PageTraits[];
  sites: Site[];
  sections: Section[];
  /** Front pages of sub-sites that have a landing page [X03]. */
  landings: Landing[];
  /** Documents with an address of their own. */
  pages: ContentPage[];
  redirects: Redirect[];
  /** Groups of the imprint, by site [SITE-34]. */
  staff: (StaffGroup & { site: string })[];
  /** Values that features read themselves: `part.of(edition)`. */
  parts: readonly object[];
  /** `edition.yaml`, with keys that features read themselves: `setting.of(edition)`. */
  settings: Readonly<Record<string, unknown>>;
  /** SVG source of the wordmarks, by site slug. */
  wordmarks: Record<string, string>;
  /** Files in `marks` that settings of features name, as addresses of images. */
  logos: Readonly<Record<string, string>>;
  /** Hosts that serve nothing but pages that other sites may show in a frame. */
  frameHosts: readonly string[];
  /** Size of each site's share picture in pixels, by site slug; missing where its drawing has none. */
  shareSizes: Readonly<Record<string, { width: number; height: number }>>;
  /** CSS of the edition's own, after all other; '' for none. */
  theme: string;
  /** Texts of the interface that are not the defaults. */
  words: ReplacedWords;
}

/** The parts of the program with which an edition is read and checked. */
export interface ProgramParts {
  /** The pages, whose addresses an edition may not use for anything else. */
  routes: readonly PageTraits[];
  parts: readonly EditionPart[];
  settings: readonly EditionSetting[];
}

/** The properties of a page that do not depend on the types of its rows, parameters and data. */
export type PageTraits = PageAudience & CommonTraits;

/**
 * The clients that share an answer. `everyone`: one cached answer for all readers. `self`: rendered for one
 * reader from a cookie of its own, never cached. `personal`: rendered by `definePersonalPage` for a client
 * and the person who is signed in, never cached.
 */
export type PageAudience =
  | { audience: 'everyone'; ownCookie?: never }
  | { audience: 'personal'; ownCookie?: never; acceptsForms: boolean; filesFrom: Right | null }
  | {
      audience: 'self';
      /** Reads the page's own cookie from a `Cookie` header. */
      ownCookie: (header: string) => string | null;
    };

export interface CommonTraits {
  /** Name of the route in the specification. */
  route: string;
  /** Null for a page without an address of its own, such as the error page. */
  at: PagePaths | null;
  /** Query parameters that the page reads. */
  query: QuerySchema;
  /**
   * Its stories or documents determine their addresses themselves: a redirect to this page calls its `load` for the
   * final address, which saves a second redirect [S04].
   */
  redirectsToOwnAddress?: true;
  /** It exists only if the database has its content, so an address of a former system may have the same pattern. */
  mayBeMissing?: true;
  /** The component that shows it: the name of a file `…Page.tsx`. */
  view: string;
  /** At its public address the newsroom also sees unpublished content [ROLE-02]. */
  newsroomSeesMore?: true;
  /** The parts around it: a front page has the site's name as its heading; `bare` has neither masthead nor footer. */
  frame: Frame;
  /** Other sites may show it in a frame; it is all that `Edition.frameHosts` serve. */
  isEmbeddable?: true;
  /** A personal page whose visits and payments our own client reports; its path has no secret [ADS-14]. */
  reportsPayments?: true;
  /** The masthead shows the day's figures, with which the page is rendered again (decision 15). */
  showsFigures?: true;
  /** The addresses that tests of all pages visit: budgets, accessibility, layout shifts. */
  examples: PageExamples;
}

/** A feature's own data in the edition; made by `defineEditionPart`. */
export interface EditionPart<T extends object = object> {
  /** Below the edition's folder; every `.yaml` and `.json` file in it is one value. */
  folder: string;
  schema: z.ZodType<T>;
  /** Fields that determine addresses: with a fault in them, links of the edition are not checked. */
  addressFields: readonly string[];
  /** Faults between values, as sentences; checked when each value is valid. */
  faults: (edition: Edition) => string[];
  /** The values in an edition, in the order of their file names. */
  of: (edition: Edition) => readonly T[];
}

/** A feature's own key of `edition.yaml`; made by `defineEditionSetting`. */
export interface EditionSetting<T = unknown> {
  key: string;
  /** Its output is valid input, too, with the same output. */
  schema: z.ZodType<T>;
  /**
   * Faults between values, as sentences without the key; checked when `edition.yaml` is valid.
   * @param sites Slugs, also of sites whose files cannot be read.
   */
  faults: (edition: Edition, sites: ReadonlySet<string>) => string[];
  of: (edition: Pick<Edition, 'settings'>) => T;
  /** Names of the logos in `marks` that the edition must have: `Edition.logos` has them. */
  logos: (edition: Pick<Edition, 'settings'>) => readonly string[];
  /** Hosts for nothing but embeddable pages: `Edition.frameHosts` has them. */
  frameHosts: (edition: Pick<Edition, 'settings'>) => readonly string[];
}

export type Frame = 'site' | 'front' | 'bare';

/** At least one, or the reason why a page has none. */
export type PageExamples = readonly [PageExample, ...PageExample[]] | { none: string };

/** A page, by a name that tests use. */
export interface PageExample {
  name: string;
  /** Address in the tests' data, which `tests/budgets/every-page.ts` writes. */
  path: string;
  /** Address in the sample edition, where it differs. */
  sample?: string;
}

export type PagePaths<Row = unknown> =
  | readonly PagePath<Row>[]
  | ((edition: Edition) => readonly PagePath<Row>[]);

export interface PagePath<Row = unknown> {
  /** Below the site's prefix: `/rovat/{slug}`; the syntax is explained in `path-pattern.ts`. */
  pattern: string;
  /** Sites with this path: at the root of their domain, below a prefix, all of them, or those with these slugs. */
  sites: 'root' | 'below' | 'all' | readonly string[];
  /** Passed to the page's `load`, so that pages with several paths know which one matched. */
  row: Row;
  /** Name of the route if it differs from that of the page. */
  route?: string;
  /** For the messages about an edition's faults: `section 'sport'`. */
  title?: string;
  /** Allowed values of parameters; by default any slug [ERR-02]. */
  allowed?: Readonly<Record<string, readonly string[]>>;
  /** Parameters that may be any text and not only a slug. */
  free?: readonly string[];
  isValid?(params: Record<string, string>): boolean;
  /** The page shares its pattern with another one and answers only queries for which this is true. */
  when?(query: Readonly<Record<string, QueryValue>>): boolean;
  /** Stories on a page of its list unless the address says how many: an address that says this number is redirected. */
  pageSize?: number;
  /**
   * The canonical path for these parameters, below the site's prefix; null where this site does not have it.
   */
  ownPath?(edition: Edition, site: Site, params: Record<string, string>): string | null;
}

export function siteBySlug(edition: Edition, slug: string): Site {
  const site = edition.sites.find((one) => one.slug === slug);
  if (!site) throw new Error(`no site has the slug '${slug}'`);
  return site;
}

export function mainSite(edition: Edition): Site {
  return siteBySlug(edition, edition.mainSite);
}

/**
 * Whether this is the first path segment of a sub-site: no section may have this name, because its stories would be
 * unreachable [X30].
 */
export function isSiteName(edition: Edition, slug: string): boolean {
  return edition.sites.some((site) => site.path.split('/')[1] === slug);
}

/** Sites with the same first host name, including this one. */
export function sitesOfDomain(edition: Edition, site: Site): Site[] {
  return edition.sites.filter((one) => one.domains[0] === site.domains[0]);
}

/** Slug of the first site of the domain; it represents all sites that share the domain. */
export function domainOf(edition: Edition, site: Site): string {
  return sitesOfDomain(edition, site)[0]?.slug ?? site.slug;
}
