/** A site of the edition: one of several publications served by one deployment [SITE-03]. */
import { z } from 'zod';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { publicFirst } from '../addresses/local-host.ts';

/** Names of the routes that an edition may permanently leave out of a site [ROLE-03]. */
const optionalRoutes = ['support', 'academy', 'youth', 'one_percent'] as const;

/** `english` is the title on pages in English; without it these show the Hungarian title with its language marked. */
const menuEntry = z.object({ title: z.string(), english: z.string().optional(), href: z.string() });

/** A colour for the light and one for the dark scheme. */
const colourPair = z.object({ light: z.string(), dark: z.string() });

export const siteSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** Replacements for tagline and description on pages in English. */
  english: z.strictObject({ tagline: z.string(), description: z.string() }).optional(),
  /** Host names, the canonical one first, which a local name never is beside a public one. Sub-sites repeat their parent's. */
  domains: z.array(z.string()).min(1).transform(publicFirst),
  /** '' or a prefix such as '/after'. */
  path: z.string().regex(/^(\/[a-z0-9-]+)?$/),
  /** Routes that this site does not have [ROLE-03]. */
  without: z.array(z.enum(optionalRoutes)).default([]),
  cssClass: z.string(),
  currency: z.enum(['HUF', 'RON']),
  currencySign: z.string(),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone, such as Europe/Budapest'),
  locale: z.string(),
  verification: z.object({ google: z.string().optional(), facebook: z.string().optional() }).default({}),
  facebookLogo: z.string(),
  /** Accounts of the site there; '' for none. */
  facebookUrl: z.string().default(''),
  facebookInteraction: z.number().int().nonnegative().default(300),
  twitterSite: z.string().default(''),
  /** The site's profile there, for the link to follow it. */
  twitterUrl: z.string().optional(),
  /** Address of the audience-measurement script (Gemius), or a path of the site [ADS-14]. */
  audienceScript: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/(?!\/)/)]).optional(),
  /** The site’s property in REMP Beam, a UUID; any text where Beam is not used. */
  beamProperty: z.string(),
  mobileCover11: z.string(),
  mobileCover43: z.string(),
  authorSiteSlug: z.string(),
  /** File name of the wordmark among the edition's marks. */
  wordmark: z.string(),
  accent: colourPair,
  accentStrong: colourPair,
  /** Scroll distance, in pixels, up to which the header stays, by the page's hero [S20]. */
  headerThresholds: z
    .strictObject({
      none: z.int().default(80),
      longform: z.int().default(70),
      'g7-hero': z.int().default(70),
      breaking: z.int().default(30),
    })
    .prefault({}),
  /** Audio players are tall and dark here [POD-13]. */
  tallAudio: z.boolean().default(false),
  menu: z.array(menuEntry),
  footer: z.array(menuEntry),
});

export type Site = z.infer<typeof siteSchema>;

/** The kind of a page's opening element; `none` for most pages. */
export type HeroType = keyof Site['headerThresholds'];

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}
