/** One paper as data: its sites, its sections, what it says where code would otherwise have to know it by name. */
import { z } from 'zod';
import type { ContentPage } from './content-page.ts';
import { figuresSchema } from './figures.ts';
import type { Landing } from './landing.ts';
import type { Redirect } from './redirect.ts';
import { sectionSchema } from './section.ts';
import type { Site } from './site.ts';
import type { StaffGroup } from './staff.ts';

const helpLine = z.object({ title: z.string(), text: z.string(), phone: z.string(), href: z.string() });

/** `edition.yaml`: what is said once for all sites. */
export const paperSchema = z.object({
  name: z.string(),
  publisher: z.string(),
  /** Slug of the site that answers an unknown host [SITE-07]. */
  mainSite: z.string(),
  /** A path of the main site that leads to the shop, which is elsewhere [REDIR-12]. */
  shop: z.strictObject({ path: z.string().startsWith('/'), href: z.url({ protocol: /^https$/ }) }),
  /** Where the paper's app is had, on each kind of telephone [FRONT-19]. */
  stores: z
    .strictObject({ apple: z.url({ protocol: /^https$/ }), google: z.url({ protocol: /^https$/ }) })
    .optional(),
  /** How much of a story feeds carry, and who tells subscribers of news (WebSub) [S06]. */
  feeds: z
    .strictObject({ text: z.enum(['lead', 'full']).default('lead'), hubs: z.array(z.url()).default([]) })
    .prefault({}),
  /** Pages of the paper's own at other addresses: stories may show them in a frame [EMB-01]. */
  ownPages: z
    .array(z.strictObject({ host: z.hostname(), provider: z.enum(['election', 'sport', 'results']) }))
    .default([]),
  /** Where the quiz service is asked beside every site's own path: names of hosts that are for nothing else [QUIZ-08]. */
  quiz: z.strictObject({ hosts: z.array(z.hostname()) }).default({ hosts: [] }),
  /** What the native app calls its side of the bridge to a page [APP-01]. */
  app: z.strictObject({ bridge: z.string().regex(/^[A-Za-z]\w*$/) }).default({ bridge: 'NativeApp' }),
  /** Whom to tell of a hole in the paper's walls, as RFC 9116 has it: `mailto:` or `https:`. */
  security: z.strictObject({ contact: z.url({ protocol: /^(mailto|https)$/ }) }).optional(),
  /** The hours of work that readers are asked to pay for, counted down in the foot of these sites' pages [WIDG-06]. */
  support: z
    .strictObject({
      sites: z.array(z.string()),
      since: z.iso.date().default('2025-03-28'),
      base: z.int().positive().default(300_000),
    })
    .optional(),
  /** Exchange rates, weather and water levels; a paper without them has none of their pages and widgets. */
  figures: figuresSchema.optional(),
  /** Help-line boxes at the end of stories that need them [S23]. */
  helpLines: z.object({ spiritualHelp: z.array(helpLine), drugProblem: z.array(helpLine) }),
});

export const sectionsSchema = z.array(sectionSchema);

export interface Edition extends z.infer<typeof paperSchema> {
  sites: Site[];
  sections: z.infer<typeof sectionsSchema>;
  /** First pages of sub-sites, of those that have one of their own [X03]. */
  landings: Landing[];
  /** Documents at addresses of their own. */
  pages: ContentPage[];
  redirects: Redirect[];
  /** Groups of the imprint, by site [SITE-34]. */
  staff: (StaffGroup & { site: string })[];
  /** SVG source of the wordmarks, by site slug. */
  wordmarks: Record<string, string>;
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
 * Whether an address that begins with this is a sub-site's: no section may be called so, for its stories would be out of
 * reach [X30].
 */
export function isSiteName(edition: Edition, slug: string): boolean {
  return edition.sites.some((site) => site.path.split('/')[1] === slug);
}

/** Sites that share the first host name of this one, itself among them. */
export function sitesOfDomain(edition: Edition, site: Site): Site[] {
  return edition.sites.filter((one) => one.domains[0] === site.domains[0]);
}
