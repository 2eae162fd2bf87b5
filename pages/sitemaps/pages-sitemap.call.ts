/** Everything on a domain that is not a story: the entries that the definitions of the pages give [S06]. */
import { defineCall, type PageSitemap, publicFile, type SitemapScope, xml } from '#features/kit/public.ts';
import { sitemap } from '#platform/feeds/sitemap.ts';
import { soonest } from '#platform/time/soonest.ts';
import { archiveDependencies, sitesIn } from './archive-scope.ts';

export const pagesSitemapPath = '/sitemap/lapok.xml';

interface PagesSitemapNeeds {
  /** Of all pages that are in sitemaps. */
  pageSitemaps(scope: SitemapScope): Promise<PageSitemap[]>;
}

export const pagesSitemapCall = defineCall({
  ...publicFile,
  id: 'pagesSitemap',
  path: pagesSitemapPath,
  summary: 'The pages of a domain that are not stories',
  answer: xml,
  async handle({ view }, { pageSitemaps }: PagesSitemapNeeds) {
    const found = await pageSitemaps({ view, main: view.site, sites: sitesIn(view) });
    return {
      kind: 'answer',
      value: sitemap(found.map(({ entries }) => entries)),
      freshForMs: found.reduce<number | null>((least, one) => soonest(least, one.freshForMs ?? null), null),
      dependencies: [...archiveDependencies(view), ...found.flatMap(({ dependencies }) => dependencies)],
    };
  },
});
