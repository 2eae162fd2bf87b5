/** The imprint, an academy, the pages for the young and for the one percent: a document, and what stands with it. */
import type { ContentPageData, StaffDesk } from '#apps/web/page-data.ts';
import { listOfSearch } from '#features/lists/public.ts';
import { type ContentPage, type StaffGroup, staffOf } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { listPageAt } from '../feeds/list-page-at.ts';
import { documentParts } from './document-page.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export async function contentPage(request: PageRequest, page: ContentPage): Promise<PageAnswer> {
  const [document, { part, dependencies }] = await Promise.all([
    documentParts(request, page.document),
    partOf(request, page),
  ]);
  const data: ContentPageData = { route: page.route, ...document.written, part };
  const all = [...document.dependencies, ...dependencies];
  return pageAnswer(request, 200, document.head, data, all, document.language);
}

interface FoundPart {
  part: ContentPageData['part'];
  dependencies: Dependency[];
}

async function partOf(request: PageRequest, page: ContentPage): Promise<FoundPart> {
  switch (page.route) {
    case 'academy':
      return { part: null, dependencies: [] };
    case 'one_percent':
      return { part: { kind: 'gift', ...page.gift }, dependencies: [] };
    case 'youth':
      return storiesOf(request, page.stories);
    case 'imprint':
      return staffPart(request);
  }
}

type StoriesAsked = Extract<ContentPage, { route: 'youth' }>['stories'];

async function storiesOf(
  { house, site, view }: PageRequest,
  { title, href, search, size }: StoriesAsked,
): Promise<FoundPart> {
  const list = listOfSearch(house.edition, site, search);
  const { articles, dependencies } = await house.lists.page(view, list, 1, size);
  return { part: articles.length > 0 ? { kind: 'stories', title, href, articles } : null, dependencies };
}

/** Who has stories here has a page of them [SITE-34]. */
async function staffPart({ house, site }: PageRequest): Promise<FoundPart> {
  const groups = staffOf(house.edition, site);
  const slugs = groups.flatMap(({ people }) => people.map(({ author }) => author).filter(Boolean));
  const pages = slugs.flatMap((slug) => {
    const page = listPageAt(house.edition, site, `/szerzo/${slug}`);
    return page ? [{ slug, list: page.list, path: page.path }] : [];
  });
  const lists = pages.map(({ list }) => list);
  const [authors, filled] = await Promise.all([house.content.authors(slugs), house.lists.withStories(lists)]);
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
      ...{ name, role, email, slug: author },
      href: hrefs.get(author) ?? '',
      avatar: faces.get(author) ?? null,
    })),
  };
}
