/** Imprint, academy, youth and one-percent pages: a document with an additional part. */
import type { ContentFeature } from '#features/content/public.server.ts';
import { definePage, type PageRequest } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { listOfSearch } from '#features/lists/public.ts';
import { type ContentPage, noQuery, type StaffGroup, staffOf } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { listPageAt } from '../section/list-page-at.ts';
import type { ContentPageData, StaffDesk } from './document-data.ts';
import { documentsInSitemap } from './documents-in-sitemap.ts';
import { loadDocument } from './load-document.ts';

interface ContentPageNeeds {
  content: ContentFeature;
  lists: ListsFeature;
}

export const contentPage = definePage({
  route: 'content',
  view: 'ContentPage',
  at: (edition) =>
    edition.pages.map((page) => ({ pattern: page.path, sites: page.sites, row: page, route: page.route })),
  query: noQuery,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  sitemap: (scope, { content }: ContentPageNeeds) => documentsInSitemap(scope, content, 'withOwnAddress'),
  examples: [
    { name: 'imprint', path: '/impresszum' },
    { name: 'youth', path: '/te' },
    { name: 'one_percent', path: '/egyszazalek' },
  ],
  async load(request, needs: ContentPageNeeds) {
    const { row: page } = request;
    const [document, { part, dependencies: ofPart }] = await Promise.all([
      loadDocument(request, page.document, needs.content),
      partOf(request, page, needs),
    ]);
    const dependencies = [...document.dependencies, ...ofPart];
    if (document.content === null) return { kind: 'nothing', code: 'document-not-found', dependencies };
    const data: ContentPageData = { route: page.route, ...document.content, part };
    return { kind: 'page', head: document.head, data, language: document.language, dependencies };
  },
});

interface FoundPart {
  part: ContentPageData['part'];
  dependencies: Dependency[];
}

async function partOf(request: PageRequest, page: ContentPage, needs: ContentPageNeeds): Promise<FoundPart> {
  switch (page.route) {
    case 'academy':
      return { part: null, dependencies: [] };
    case 'one_percent':
      return { part: { kind: 'gift', ...page.gift }, dependencies: [] };
    case 'youth':
      return storiesOf(request, page.stories, needs);
    case 'imprint':
      return staffPart(request, needs);
  }
}

type StoriesQuery = Extract<ContentPage, { route: 'youth' }>['stories'];

async function storiesOf(
  { site, view }: PageRequest,
  { title, href, search, size }: StoriesQuery,
  { lists }: ContentPageNeeds,
): Promise<FoundPart> {
  const list = listOfSearch(view.edition, site, search);
  const { articles, dependencies } = await lists.page(view, list, 1, size);
  return { part: articles.length > 0 ? { kind: 'stories', title, href, articles } : null, dependencies };
}

/** Authors with stories on this site are linked to their page [SITE-34]. */
async function staffPart(
  { site, view: { edition } }: PageRequest,
  needs: ContentPageNeeds,
): Promise<FoundPart> {
  const groups = staffOf(edition, site);
  const slugs = groups.flatMap(({ people }) => people.map(({ author }) => author).filter(Boolean));
  const pages = slugs.flatMap((slug) => {
    const page = listPageAt(edition, site, `/szerzo/${slug}`);
    return page ? [{ slug, list: page.list, path: page.path }] : [];
  });
  const lists = pages.map(({ list }) => list);
  const [authors, filled] = await Promise.all([needs.content.authors(slugs), needs.lists.withStories(lists)]);
  const hrefs = new Map(pages.filter(({ list }) => filled.has(list)).map(({ slug, path }) => [slug, path]));
  const faces = new Map(authors.map(({ slug, avatar }) => [slug, avatar]));
  return {
    part: { kind: 'staff', desks: groups.map((group) => deskOf(group, hrefs, faces)) },
    dependencies: [
      ...lists.map((key) => ({ key })),
      ...slugs.map((slug) => ({ key: `person:${slug}` })),
      ...authors.flatMap((author) => author.dependencies),
    ],
  };
}

function deskOf(
  { title, people }: StaffGroup,
  hrefs: ReadonlyMap<string, string>,
  faces: ReadonlyMap<string, StaffDesk['people'][number]['avatar']>,
): StaffDesk {
  return {
    title,
    people: people.map(({ name, role, email, author }) => ({
      name,
      role,
      email,
      slug: author,
      href: hrefs.get(author) ?? '',
      avatar: faces.get(author) ?? null,
    })),
  };
}
