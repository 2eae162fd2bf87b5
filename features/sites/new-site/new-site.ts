/** Generates the files of a new site: its settings, and the sections that its addresses need. */
import { stringify } from 'yaml';
import { type Edition, mainSite } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';

export interface NewSite {
  slug: string;
  name: string;
  /** Below the main site's domain, such as `/videk`; '' for a domain of its own. */
  path: string;
  domain?: string;
  tagline: string;
  accent: string;
  /** A UUID. */
  beamProperty: string;
}

/** Settings that a new site copies from the main one. */
export type CommonSettings = Pick<
  Site,
  | 'slug'
  | 'domains'
  | 'footer'
  | 'currency'
  | 'currencySign'
  | 'timeZone'
  | 'locale'
  | 'facebookUrl'
  | 'facebookInteraction'
  | 'twitterSite'
>;

/** Returns YAML by path below the edition's folder. */
export function filesOfSite(edition: Edition, site: NewSite): Record<string, string> {
  return {
    [`sites/${site.slug}.yaml`]: stringify(siteOf(mainSite(edition), site), { lineWidth: 0 }),
    [`sections/${site.slug}.yaml`]: stringify(sectionsOf(site), { lineWidth: 0 }),
  };
}

/** A domain of its own has an imprint of its own: at first the document of the main site's. */
export function pagesOfSite(edition: Edition, { slug, path }: NewSite): string {
  if (path !== '') return '';
  const main = mainSite(edition).slug;
  const imprint = edition.pages.find((page) => page.route === 'imprint' && page.sites.includes(main));
  return imprint ? stringify([{ route: 'imprint', document: imprint.document, sites: [slug] }]) : '';
}

export function siteOf(
  main: CommonSettings,
  { slug, name, path, domain, tagline, accent, beamProperty }: NewSite,
): object {
  const light = (share: number) => `color-mix(in srgb, ${accent}, white ${share}%)`;
  const isBelow = path !== '';
  // Documents and the imprint are at the root of a domain, and documents are those of all sites.
  const shared = main.footer.filter(({ href }) => /^\/(dokumentum\/|impresszum$)/.test(href));
  return {
    slug,
    name,
    tagline,
    description: tagline,
    domains: domain === undefined ? main.domains : [domain],
    path,
    ...(isBelow ? {} : { without: ['support', 'academy', 'youth', 'one_percent'] }),
    cssClass: `site-${slug}`,
    currency: main.currency,
    currencySign: main.currencySign,
    timeZone: main.timeZone,
    locale: main.locale,
    verification: {},
    facebookLogo: `share-${slug}.png`,
    facebookUrl: main.facebookUrl,
    facebookInteraction: main.facebookInteraction,
    twitterSite: main.twitterSite,
    beamProperty,
    mobileCover11: `cover-${slug}-1x1.png`,
    mobileCover43: `cover-${slug}-4x3.png`,
    authorSiteSlug: isBelow ? main.slug : slug,
    wordmark: `${slug}.svg`,
    accent: { light: accent, dark: light(60) },
    accentStrong: { light: accent, dark: light(75) },
    menu: [{ title: 'Legfrissebb', href: `${path}/legfrissebb` }],
    footer: [
      { title: 'Archívum', href: `${path}/archivum` },
      ...shared.map(({ title, href }) => ({ title, href })),
    ],
  };
}

/** Lists by time, section, tag and author. */
export function sectionsOf({ slug, path }: NewSite): object[] {
  const list = (search: object) => [{ factory: 'article-list', props: { search } }];
  const own = { sites: 'own' };
  const section = (name: string, about: object) => ({ name: `${slug}-${name}`, sites: [slug], ...about });
  const newest = { title: 'Legfrissebb', rss: path === '' ? '/rss' : `/rss/${slug}`, components: list(own) };
  const bySection = { superTags: ['{slug}'], ...own };
  const lists = [
    section('legfrissebb', {
      route: path === '' ? 'legfrissebb' : 'list',
      pattern: '/legfrissebb',
      ...newest,
    }),
    section('rovat', {
      route: 'articles_by_mstag',
      pattern: '/rovat/{slug}',
      rss: '/rss/rovat/{slug}',
      components: list(bySection),
    }),
  ];
  if (path !== '') {
    const all = { route: 'articles_by_site', pattern: '/', ...newest, title: 'Minden cikk' };
    return [section('minden', all), ...lists];
  }
  return [
    ...lists,
    section('cimke', {
      route: 'articles_by_tag',
      pattern: '/cimke/{slug}',
      rss: '/rss/cimke/{slug}',
      components: list({ tags: ['{slug}'] }),
    }),
    section('szerzo', {
      route: 'articles_by_author',
      pattern: '/szerzo/{slug}',
      rss: '/rss/szerzo/{slug}',
      components: [{ factory: 'author-header', props: {} }, ...list({ authors: ['{slug}'] })],
    }),
  ];
}

/** A section with a page of its own. */
export function listedSection(slug: string, title: string, sites: readonly string[]): object {
  return {
    name: slug,
    route: 'list',
    pattern: `/${slug}`,
    sites,
    title,
    rss: `/rss/rovat/${slug}`,
    components: [{ factory: 'article-list', props: { search: { superTags: [slug] } } }],
  };
}
