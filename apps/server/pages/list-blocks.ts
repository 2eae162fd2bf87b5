/** What a section's edition puts around its list: each component's data, and what the page depends on for it. */
import type { ListPageData, SearchTag } from '#apps/web/page-data.ts';
import { listOfSearch, sponsoredPosition } from '#features/lists/public.ts';
import { filled, filledSearch, type Section, searchOfSection } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';
import { componentOf, type SectionAddress } from './section-list.ts';

type Part = 'showsDays' | 'tabs' | 'map' | 'methodology';

/** What the edition alone decides. */
export function ownBlocksOf(request: PageRequest, address: SectionAddress): Pick<ListPageData, Part> {
  const { section, page } = address;
  return {
    showsDays: isChronicle(address),
    tabs: tabsOf(request, section),
    map: (page === 1 && componentOf(section, 'tour-map')?.props) || null,
    methodology: componentOf(section, 'methodology-link')?.props ?? null,
  };
}

export interface FoundBlocks {
  highlights: ListPageData['highlights'];
  searchBar: ListPageData['searchBar'];
  extra: ListPageData['extra'];
  sponsored: ListPageData['sponsored'];
  /** Milliseconds until another sponsored line begins or this one ends; null when nothing is planned. */
  freshForMs: number | null;
  dependencies: Dependency[];
}

/** What has to be looked up. */
export async function foundBlocksOf(
  request: PageRequest,
  address: SectionAddress,
  list: string,
): Promise<FoundBlocks> {
  const [highlights, searchBar, extra, paid] = await Promise.all([
    highlightsOf(request, address, list),
    searchBarOf(request, address),
    extraOf(request, address),
    sponsoredOf(request, address),
  ]);
  return {
    highlights: highlights.stories,
    searchBar,
    extra: extra.block,
    sponsored: paid.line && { line: paid.line, at: sponsoredPosition - 1 },
    freshForMs: paid.freshForMs,
    dependencies: [highlights, extra, paid].flatMap((one) => one.dependencies),
  };
}

const nothing: { dependencies: Dependency[] } = { dependencies: [] };

async function highlightsOf({ house, view }: PageRequest, { section, page }: SectionAddress, list: string) {
  if (page > 1 || !componentOf(section, 'highlight-block')) return { stories: [], ...nothing };
  return house.lists.highlights(view, list);
}

async function extraOf({ house, site, view }: PageRequest, { section, params }: SectionAddress) {
  const component = componentOf(section, 'extra-block');
  if (!component) return { block: null, ...nothing };
  const { title, search, size } = component.props;
  const list = listOfSearch(house.edition, site, filledSearch(search, params));
  const { articles, dependencies } = await house.lists.page(view, list, 1, size);
  return { block: { title, stories: articles }, dependencies };
}

async function sponsoredOf({ house, view }: PageRequest, { section, params, page }: SectionAddress) {
  if (page > 1) return { line: null, freshForMs: null, ...nothing };
  const { superTags, tags } = searchOfSection(section, params) ?? { superTags: [], tags: [] };
  const isNewest = section.route === 'legfrissebb';
  return house.lists.sponsoredLine(view, { page: isNewest ? 'newest' : 'list', superTags, tags });
}

/** A list of all that is published is parted by days; of one subject it would be a heading for every story. */
function isChronicle({ section, params }: SectionAddress): boolean {
  const search = searchOfSection(section, params);
  if (!search || search.language !== undefined) return false;
  const { superTags, tags, authors, flags, withoutTags } = search;
  return [superTags, tags, authors, flags, withoutTags].every((names) => names.length === 0);
}

function tabsOf({ site, path }: PageRequest, section: Section): ListPageData['tabs'] {
  const tabs = componentOf(section, 'tabs')?.props.tabs ?? [];
  return tabs.map((tab) => {
    const href = tab.path === '/' ? site.path || '/' : site.path + tab.path;
    return { title: tab.title, href, current: href === path };
  });
}

async function searchBarOf(
  { house, site }: PageRequest,
  { section, params }: SectionAddress,
): Promise<ListPageData['searchBar']> {
  const component = componentOf(section, 'search-bar');
  if (!component) return null;
  const { placeholder, filters } = component.props;
  const found = await house.content.superTags(filters.superTags.map((slug) => filled(slug, params)));
  const tags = found.map(({ slug, name }): SearchTag => {
    return { type: 'superTags', value: slug, text: name, protected: true };
  });
  return { placeholder, action: `${site.path}/archivum`, tags };
}
