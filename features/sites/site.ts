/** A site as the edition describes it: one of several papers served by one deployment [SITE-03]. */
import { z } from 'zod';
import { optionalRoutes } from './optional-routes.ts';

const menuEntry = z.object({ title: z.string(), href: z.string() });

/** Every colour twice: on paper and in the dark. */
const colourPair = z.object({ light: z.string(), dark: z.string() });

export const siteSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** Host names, the canonical one first. Sub-sites repeat their parent's. */
  domains: z.array(z.string()).min(1),
  /** '' or a prefix such as '/after'. */
  path: z.string().regex(/^(\/[a-z0-9-]+)?$/),
  /** Pages that are not here, and will not be [ROLE-03]. */
  without: z.array(z.enum(optionalRoutes)).default([]),
  cssClass: z.string(),
  currency: z.enum(['HUF', 'RON']),
  currencySign: z.string(),
  timeZone: z.string(),
  locale: z.string(),
  verification: z.object({ google: z.string().optional(), facebook: z.string().optional() }),
  facebookLogo: z.string(),
  facebookUrl: z.string(),
  facebookInteraction: z.number().int().nonnegative(),
  twitterSite: z.string(),
  /** Its page there, for those who want to follow it. */
  twitterUrl: z.string().optional(),
  audienceScript: z.string().optional(),
  beamProperty: z.string(),
  mobileCover11: z.string(),
  mobileCover43: z.string(),
  authorSiteSlug: z.string(),
  /** File name of the wordmark among the edition's marks. */
  wordmark: z.string(),
  accent: colourPair,
  accentStrong: colourPair,
  /** How far down the header stays, in pixels, by what the page opens with [S20]. */
  headerThresholds: z
    .strictObject({
      none: z.int().default(80),
      longform: z.int().default(70),
      'g7-hero': z.int().default(70),
      breaking: z.int().default(30),
    })
    .prefault({}),
  /** Players of sound stand tall and dark here [POD-13]. */
  tallAudio: z.boolean().default(false),
  menu: z.array(menuEntry),
  footer: z.array(menuEntry),
});

export type Site = z.infer<typeof siteSchema>;

/** What a page opens with; `none` is most of them. */
export type HeroType = keyof Site['headerThresholds'];
