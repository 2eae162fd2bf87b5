/** Title, page and list of a feed's subject. */
import { type ContentFeature, sectionsKey } from '#features/content/public.server.ts';
import { type Language, originOf, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type ListPageAt, pageOnOwnSite } from '../section/list-page-at.ts';
import type { FeedSubject } from './feed-address.ts';
import { type LabelSubject, listOfSite, pageOfFeed } from './list-of-feed.ts';

export interface FeedSource {
  list: string;
  /** The site for whose readers addresses are generated. */
  view: Viewpoint;
  title: string;
  description: string;
  /** Absolute address of the page that shows the same list. */
  home: string;
  language: Language;
  dependencies: Dependency[];
}

/** Null if the section, tag or author is unknown. The site of `view` is the first one of the domain. */
export async function sourceOf(
  view: Viewpoint,
  subject: FeedSubject,
  content: ContentFeature,
): Promise<FeedSource | null> {
  const { edition, port } = view;
  if (subject.kind === 'site') return siteSource({ ...view, site: subject.site });
  const page = pageOfFeed(edition, view.site, subject);
  const label = page && (await labelOf(content, subject, page));
  if (!page || !label) return null;
  const { section, site, list } = page;
  const home = label.home === null ? page : pageOnOwnSite(edition, page, label.home);
  return {
    list,
    view: { ...view, site },
    title: `${label.name} – ${site.name}`,
    description: section.description || label.description || site.description,
    home: originOf(home.site, port) + home.path,
    language: section.language,
    dependencies: label.dependencies,
  };
}

function siteSource(view: Viewpoint): FeedSource {
  const { edition, site, port } = view;
  return {
    list: listOfSite(edition, site),
    view,
    title: site.name,
    description: site.description,
    home: originOf(site, port) + (site.path || '/'),
    language: 'hu',
    dependencies: [],
  };
}

interface Label {
  name: string;
  description: string;
  /** The section's own site; null for a label without one. */
  home: string | null;
  dependencies: Dependency[];
}

/** A section with a title of its own needs no other texts. */
async function labelOf(
  content: ContentFeature,
  { kind, slug }: LabelSubject,
  { section }: ListPageAt,
): Promise<Label | null> {
  const plain = { name: section.title, description: '', home: null, dependencies: [] };
  const ofSection = { ...plain, dependencies: [{ key: sectionsKey }] };
  if (kind === 'section' && (await content.isSuperTagClosed(slug))) return null;
  if (section.title !== '') return kind === 'section' ? ofSection : plain;
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
    ? { ...ofSection, name: superTag.name, description: superTag.description, home: superTag.site }
    : null;
}
