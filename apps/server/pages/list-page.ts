/** Sections whose page is a list, such as `/legfrissebb` [SITE-17] [LIST-12]. */
import type { PageAddress } from '#features/sites/public.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

type SectionAddress = Extract<PageAddress, { route: 'section' }>;

export async function listPage(request: PageRequest, address: SectionAddress): Promise<PageAnswer> {
  const { house, site, view } = request;
  const { search, perPage, title } = address.section.components[0]?.props ?? noProps(address.section.name);
  const name = search === 'latest' ? `latest:${site.slug}` : search;
  const found = await house.lists.page(view, name, address.page, perPage);
  if (found.articles.length === 0)
    throw new NothingHere('page-not-found', `Page not found: ${request.path}`, found.dependencies);
  const canonicalPath = address.page === 1 ? request.path : `${request.path}?oldal=${address.page}`;
  const head = headOfPage(request, {
    title: address.page === 1 ? title : `${title} – ${address.page}. oldal`,
    description: site.description,
    canonicalPath,
  });
  const data = {
    route: address.section.route,
    title,
    articles: found.articles,
    page: found.page,
    totalPages: found.totalPages,
    totalItems: found.totalItems,
  };
  return pageAnswer(request, 200, head, data, found.dependencies);
}

function noProps(section: string): never {
  throw new Error(`the section '${section}' has no component`);
}
