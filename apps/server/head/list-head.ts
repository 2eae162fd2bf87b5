/** The head of a list's page: which page of it this is, what follows, and how it comes as a feed. */
import type { Head, HeadLink, ListPageData } from '#apps/web/page-data.ts';
import { type StoryCard, truncate } from '#features/content/public.ts';
import { pageAddress, paginate } from '#features/lists/public.ts';
import type { Canonical } from '../pages/list-canonical.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';
import { feedLinks } from './feed-links.ts';
import { headOfPage } from './head-of.ts';
import { breadcrumb, organization } from './json-ld.ts';
import { authorAsPerson, collectionPage } from './list-json-ld.ts';

/** @param articles All of this page's, also those that stand in the highlight block. */
export function listHead(
  request: PageRequest,
  data: ListPageData,
  articles: StoryCard[],
  canonical: Pick<Canonical, 'url' | 'site' | 'path'>,
): Head {
  const head = headOfPage(request, {
    title: titleOf(data),
    description: descriptionOf(request, data),
    canonicalPath: request.path,
    // A page of another size is the same stories once more.
    robots: data.query === '' ? '' : 'noindex',
  });
  return {
    ...head,
    canonical: canonical.url,
    links: [
      ...feedLinks(request, data.rss, `${data.title} – ${request.site.name}`),
      ...neighboursOf(request, data),
    ],
    jsonLd: [
      organization(request),
      breadcrumb({ ...request, site: canonical.site }, [{ name: data.title, path: canonical.path }]),
      collectionPage(request, data, articles, canonical.url),
      ...(data.author ? [authorAsPerson(request, data.author)] : []),
    ],
  };
}

function titleOf({ title, page, language }: ListPageData): string {
  if (page === 1) return title;
  return language === 'en' ? `${title} – page ${page}` : `${title} – ${page}. oldal`;
}

function descriptionOf(request: PageRequest, data: ListPageData): string {
  const { author, description, route, title } = data;
  const { name } = request.site;
  if (author) return truncate(author.bio, 200) || `${title} írásai, a legfrissebb elöl. ${name}`;
  if (description !== '') return description;
  return route === 'articles_by_tag'
    ? `${title}: cikkeink a témában, a legfrissebb elöl. ${name}`
    : `${title}: ${request.site.description}`;
}

function neighboursOf(request: PageRequest, { page, totalPages, query }: ListPageData): HeadLink[] {
  const { previous, next } = paginate(page, totalPages);
  const link = (rel: 'prev' | 'next', to: number | null): HeadLink[] =>
    to === null ? [] : [{ rel, href: fullAddress(request, pageAddress(request.path, to, query)) }];
  return [...link('prev', previous), ...link('next', next)];
}
