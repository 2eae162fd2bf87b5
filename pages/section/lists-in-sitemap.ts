/** The pages of lists in a domain's sitemap: sections, tags and authors [S06]. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { PageSitemap, SitemapScope } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { fullAddress, type Section } from '#features/sites/public.ts';
import { twinOf, twinSection } from './list-canonical.ts';
import { type ListPageAt, listPageAt, pageOnOwnSite } from './list-page-at.ts';
import { pageSizeOf } from './section-list.ts';

interface ListNeeds {
  content: ContentFeature;
  lists: ListsFeature;
}

/** The page of a tag with fewer stories adds nothing to the stories themselves. */
const minStoriesOfTag = 3;

/** Stories change which lists there are; every page of the sitemap depends on them. */
export async function listsInSitemap(scope: SitemapScope, needs: ListNeeds): Promise<PageSitemap> {
  const paths = await listPages(scope, needs);
  return { entries: paths.map((path) => ({ address: fullAddress(scope.view, path) })), dependencies: [] };
}

/** Addresses of lists that do not redirect, are the canonical address of their list, and have a story. */
async function listPages(scope: SitemapScope, needs: ListNeeds): Promise<string[]> {
  const { edition } = scope.view;
  const labels = await labelPaths(scope, needs);
  const pages = [...sectionPaths(scope), ...labels]
    .map((path) => listPageAt(edition, scope.main, path))
    .filter((page) => page !== null);
  const filled = await needs.lists.withStories([...new Set(pages.map((page) => page.list))]);
  const paths = new Map<string, string>();
  // Other sites of the domain may show the same list under the same path.
  const coveredByTwin = new Set<string>();
  for (const page of pages) {
    const name = `${page.list} ${belowSite(page)}`;
    if (!filled.has(page.list) || paths.has(page.list) || coveredByTwin.has(name)) continue;
    if (await isCoveredByTwin(scope, page, needs)) coveredByTwin.add(name);
    else paths.set(page.list, page.path);
  }
  return [...paths.values()];
}

function belowSite({ path, site }: ListPageAt): string {
  return path.slice(site.path.length);
}

/** Whether another section's page, which is in the sitemap itself, is canonical [X06]. */
async function isCoveredByTwin({ view }: SitemapScope, page: ListPageAt, needs: ListNeeds): Promise<boolean> {
  const { site, list, section } = page;
  const below = belowSite(page);
  // Few of thousands of lists have a twin.
  if (!twinSection(view.edition, site, below)) return false;
  const found = await needs.lists.page(view, list, 1, pageSizeOf(section));
  return (await twinOf({ ...view, site }, below, found, needs)).path !== null;
}

async function labelPaths(scope: SitemapScope, { content, lists }: ListNeeds): Promise<string[]> {
  const [sections, tags, authors] = await Promise.all([
    lists.labels('section', scope.main.slug, 1),
    lists.labels('tag', scope.main.slug, minStoriesOfTag),
    lists.labels('author', scope.main.slug, 1),
  ]);
  return [
    ...(await sectionsOnOwnSite(scope, sections, content)),
    ...tags.map((slug) => `/cimke/${slug}`),
    ...authors.map((slug) => `/szerzo/${slug}`),
  ];
}

/** A section's page is in the sitemap of the section's own site, which may be on another domain. */
async function sectionsOnOwnSite(
  { view: { edition }, main, sites }: SitemapScope,
  slugs: string[],
  content: ContentFeature,
): Promise<string[]> {
  const superTags = await content.superTags(slugs);
  return superTags.flatMap(({ slug, site }) => {
    const page = listPageAt(edition, main, `/rovat/${slug}`);
    if (!page) return [];
    const home = page.section.title === '' ? pageOnOwnSite(edition, page, site) : page;
    return sites.includes(home.site.slug) ? [home.path] : [];
  });
}

/** Addresses that the edition's sections define, with every allowed value of their parameters. */
function sectionPaths(scope: SitemapScope): string[] {
  const { edition } = scope.view;
  const sites = edition.sites.filter((site) => scope.sites.includes(site.slug));
  return sites.flatMap((site) =>
    edition.sections
      // Pages titled by a section, tag or author are added by `labelPaths`, on their own site.
      .filter((section) => section.sites.includes(site.slug) && section.title !== '')
      .flatMap((section) => pathsOf(section).map((path) => site.path + path)),
  );
}

function pathsOf({ pattern, allowed }: Section): string[] {
  return Object.entries(allowed)
    .reduce(
      (paths, [name, values]) =>
        paths.flatMap((path) =>
          path.includes(`{${name}}`) ? values.map((value) => path.replace(`{${name}}`, value)) : [path],
        ),
      [pattern],
    )
    .filter((path) => !path.includes('{') && path !== '/');
}
