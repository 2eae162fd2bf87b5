/** What a feed's subject is called, where people find it, and which list holds its stories. */
import type { Language } from '#features/content/public.ts';
import { listOfSearch } from '#features/lists/public.ts';
import { type Edition, type ListSearch, originOf, type Site, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { House } from '../compose.ts';
import { type FeedSubject, feedPath } from './feed-address.ts';
import { type ListPageAt, listPageAt, pageAtHome } from './list-page-at.ts';

export interface FeedSource {
  list: string;
  /** The site for whose readers addresses are made. */
  site: Site;
  title: string;
  description: string;
  /** Full address of the page that shows the same. */
  home: string;
  language: Language;
  dependencies: Dependency[];
}

/** Null when nobody knows the section, tag or author. */
export async function sourceOf(house: House, main: Site, subject: FeedSubject): Promise<FeedSource | null> {
  const { edition, port } = house;
  if (subject.kind === 'site') return siteSource(house, subject.site);
  const page = pageOf(edition, main, subject);
  const label = page && (await labelOf(house, subject, page));
  if (!page || !label) return null;
  const { section, site, list } = page;
  const home = label.home === null ? page : pageAtHome(edition, page, label.home);
  return {
    list,
    site,
    title: `${label.name} – ${site.name}`,
    description: section.description || label.description || site.description,
    home: originOf(home.site, port) + home.path,
    language: section.language,
    dependencies: label.dependencies,
  };
}

/** All of a domain. */
export const everyStory: ListSearch = {
  superTags: [],
  tags: [],
  authors: [],
  flags: [],
  withoutTags: [],
  sites: 'domain',
};

function siteSource({ edition, port }: House, site: Site): FeedSource {
  return {
    list: listOfSearch(edition, site, { ...everyStory, sites: 'own' }),
    site,
    title: site.name,
    description: site.description,
    home: originOf(site, port) + (site.path || '/'),
    language: 'hu',
    dependencies: [],
  };
}

type LabelSubject = Exclude<FeedSubject, { kind: 'site' }>;

/** The page of a section that names this feed as its own, such as the English one, or else the label's [SEO-07]. */
function pageOf(edition: Edition, main: Site, subject: LabelSubject): ListPageAt | null {
  const rss = feedPath(main, 'rss', subject);
  const here = sitesOfDomain(edition, main);
  const named = edition.sections
    .filter((section) => section.rss === rss)
    .flatMap((section) =>
      here.filter((site) => section.sites.includes(site.slug)).map((site) => site.path + section.pattern),
    );
  for (const path of [...named, rss.slice('/rss'.length)]) {
    const page = listPageAt(edition, main, path);
    if (page) return page;
  }
  return null;
}

interface Label {
  name: string;
  description: string;
  /** The site where a section is at home; null for what is at home everywhere. */
  home: string | null;
  dependencies: Dependency[];
}

/** A section with words of its own needs none from anybody. */
async function labelOf(
  { content }: House,
  { kind, slug }: LabelSubject,
  { section }: ListPageAt,
): Promise<Label | null> {
  const plain = { name: section.title, description: '', home: null, dependencies: [] };
  if (section.title !== '') return plain;
  if (kind === 'tag') {
    const tag = await content.tag(slug);
    return tag ? { ...plain, name: tag.name } : null;
  }
  if (kind === 'author') {
    const author = await content.author(slug);
    return author ? { ...plain, name: author.name, dependencies: author.dependencies } : null;
  }
  const superTag = await content.superTag(slug);
  return superTag
    ? { ...plain, name: superTag.name, description: superTag.description, home: superTag.site }
    : null;
}
