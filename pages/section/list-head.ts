/** The `<head>` of a list page: its number, neighbouring pages and feeds. */
import { type StoryCard, truncate } from '#features/content/public.ts';
import {
  breadcrumb,
  type Head,
  type HeadLink,
  headOfPage,
  organization,
  type PageRequest,
  pageAddress,
  pagedTitle,
  paginate,
} from '#features/kit/public.ts';
import { fullAddress } from '#features/sites/public.ts';
import { feedLinks } from '../feeds/feed-links.ts';
import type { Canonical } from './list-canonical.ts';
import { collectionPage, profilePage } from './list-json-ld.ts';
import type { ListPageData } from './section-data.ts';
import { sectionHeadWords } from './section-head-words.ts';

/** @param articles All stories of this page, including those in the highlight block. */
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
    // Pages of another size repeat the same stories.
    robots: data.query === '' && articles.length > 0 ? '' : 'noindex',
  });
  return {
    ...head,
    canonical: canonical.url,
    links: [
      ...feedLinks(request.view, data.rss, `${data.title} – ${request.site.name}`),
      ...neighboursOf(request, data),
    ],
    jsonLd: [
      organization(request.view),
      breadcrumb({ ...request.view, site: canonical.site }, [{ name: data.title, path: canonical.path }]),
      data.author
        ? profilePage(request.view, data.author, articles, canonical.url)
        : collectionPage(request.view, data, articles, canonical.url),
    ],
  };
}

function titleOf({ title, page, language }: ListPageData): string {
  return pagedTitle(title, page, language);
}

function descriptionOf(request: PageRequest, data: ListPageData): string {
  const { author, description, route, title } = data;
  const { name } = request.site;
  if (author) return truncate(author.bio, 200) || sectionHeadWords.author(title, name);
  if (description !== '') return description;
  return route === 'articles_by_tag'
    ? sectionHeadWords.tag(title, name)
    : `${title}: ${request.site.description}`;
}

function neighboursOf(request: PageRequest, { page, totalPages, query }: ListPageData): HeadLink[] {
  const { previous, next } = paginate(page, totalPages);
  const link = (rel: 'prev' | 'next', to: number | null): HeadLink[] =>
    to === null ? [] : [{ rel, href: fullAddress(request.view, pageAddress(request.path, to, query)) }];
  return [...link('prev', previous), ...link('next', next)];
}
