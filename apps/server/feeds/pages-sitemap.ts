/** Everything on a domain that is not a story: front pages, sections, tags, authors, documents [S06]. */
import { type Podcast, podcastFolder, podcastPath } from '#features/audio/public.ts';
import { exchangePath } from '#features/figures/public.ts';
import {
  articleListOf,
  resolveAddress,
  type Section,
  type Site,
  siteBySlug,
} from '#features/sites/public.ts';
import { type SitemapEntry, sitemap } from '#platform/feeds/sitemap.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { twinOf, twinSection } from '../pages/list-canonical.ts';
import { type ListPageAt, listPageAt, pageAtHome } from './list-page-at.ts';
import { archiveDependencies, type MappedPaper, xmlAnswer } from './sitemap-answer.ts';

/** A tag that stands on fewer stories says nothing that they do not say themselves. */
const storiesOfTag = 3;

export async function pagesSitemap(paper: MappedPaper): Promise<FinishedAnswer> {
  const documents = await paper.house.content.documents(paper.sites);
  const { podcasts, dependencies } = await paper.house.audio.podcasts(paper.sites);
  const entries: SitemapEntry[] = [
    ...sitesOf(paper).map((site) => ({ address: paper.origin + (site.path || '/') })),
    ...[...(await listPages(paper)), ...podcastPaths(paper, podcasts), ...figurePaths(paper)].map((path) => ({
      address: paper.origin + path,
    })),
    ...documents.flatMap(({ slug, updatedAt }) => {
      const path = pathOfDocument(paper, slug);
      return path === null ? [] : [{ address: paper.origin + path, changedAt: updatedAt }];
    }),
  ];
  return xmlAnswer(sitemap([entries]), [
    ...archiveDependencies(paper),
    ...dependencies,
    ...documents.map(({ slug }) => ({ key: `document:${slug}` })),
  ]);
}

function podcastPaths({ house }: MappedPaper, podcasts: readonly Podcast[]): string[] {
  const own = podcasts.map(({ site, slug }) => podcastPath(siteBySlug(house.edition, site).path, slug));
  return own.length > 0 ? [podcastFolder, ...own] : [];
}

function figurePaths({ house }: MappedPaper): string[] {
  return house.figures.setting === null ? [] : [exchangePath];
}

/** Some have addresses of their own; null for one that this domain does not show. */
function pathOfDocument({ house, main }: MappedPaper, slug: string): string | null {
  const path = `/dokumentum/${slug}`;
  const there = resolveAddress(house.edition, main.domains[0] ?? '', path, '');
  if (there.kind === 'redirect') return there.location;
  return there.kind === 'page' ? path : null;
}

/** Addresses of lists that answer themselves, are the one address of their list to remember, and have a story. */
async function listPages(paper: MappedPaper): Promise<string[]> {
  const { edition, lists } = paper.house;
  const labels = await labelPaths(paper);
  const pages = [...sectionPaths(paper), ...labels]
    .map((path) => listPageAt(edition, paper.main, path))
    .filter((page) => page !== null);
  const filled = await lists.withStories([...new Set(pages.map((page) => page.list))]);
  const paths = new Map<string, string>();
  // Other sites of the domain may show the same list under the same name.
  const givenAway = new Set<string>();
  for (const page of pages) {
    const name = `${page.list} ${belowSite(page)}`;
    if (!filled.has(page.list) || paths.has(page.list) || givenAway.has(name)) continue;
    if (await isOfTwin(paper, page)) givenAway.add(name);
    else paths.set(page.list, page.path);
  }
  return [...paths.values()];
}

function belowSite({ path, site }: ListPageAt): string {
  return path.slice(site.path.length);
}

/** Whether another section's page, which is mapped itself, is the one to remember [X06]. */
async function isOfTwin({ house, view }: MappedPaper, page: ListPageAt): Promise<boolean> {
  const { site, list, section } = page;
  const below = belowSite(page);
  // Of thousands of lists few have one.
  if (!twinSection(house.edition, site, below)) return false;
  const found = await house.lists.page(view, list, 1, articleListOf(section)?.props.perPage ?? 10);
  return (await twinOf({ house, site, view }, below, found)).path !== null;
}

async function labelPaths(paper: MappedPaper): Promise<string[]> {
  const { lists } = paper.house;
  const [sections, tags, authors] = await Promise.all([
    lists.labels('section', paper.main.slug, 1),
    lists.labels('tag', paper.main.slug, storiesOfTag),
    lists.labels('author', paper.main.slug, 1),
  ]);
  return [
    ...(await sectionsAtHome(paper, sections)),
    ...tags.map((slug) => `/cimke/${slug}`),
    ...authors.map((slug) => `/szerzo/${slug}`),
  ];
}

/** A section's page is mapped where the section is at home, which may be another domain. */
async function sectionsAtHome({ house, main, sites }: MappedPaper, slugs: string[]): Promise<string[]> {
  const superTags = await house.content.superTags(slugs);
  return superTags.flatMap(({ slug, site }) => {
    const page = listPageAt(house.edition, main, `/rovat/${slug}`);
    if (!page) return [];
    const home = page.section.title === '' ? pageAtHome(house.edition, page, site) : page;
    return sites.includes(home.site.slug) ? [home.path] : [];
  });
}

/** Addresses that the edition's sections write out, with every value a parameter may have. */
function sectionPaths(paper: MappedPaper): string[] {
  return sitesOf(paper).flatMap((site) =>
    paper.house.edition.sections
      .filter((section) => section.sites.includes(site.slug))
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

function sitesOf({ house, sites }: MappedPaper): Site[] {
  return house.edition.sites.filter((site) => sites.includes(site.slug));
}
