/** The components that the edition places around a section's list: their data and the page's dependencies. */

import type { ContentFeature } from '#features/content/public.server.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { listOfSearch, sponsoredPosition } from '#features/lists/public.ts';
import { type LivescoreFeature, loadLiveList } from '#features/livescore/public.server.ts';
import type { SearchTag } from '#features/search/public.ts';
import {
  fillSearch,
  fillTemplate,
  type Section,
  type SectionComponent,
  searchOfSection,
  sectionSearchWords,
  showsHighlights,
} from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import type { ListPageData } from './section-data.ts';
import { componentOf, type SectionAddress } from './section-list.ts';

interface BlocksNeeds {
  content: ContentFeature;
  lists: ListsFeature;
  livescore: LivescoreFeature;
  clock: Clock;
}

type Part = 'showsDays' | 'scrollsToList' | 'tabs' | 'map' | 'methodology';

/** Blocks that depend on the edition alone. */
export function editionBlocksOf(request: PageRequest, address: SectionAddress): Pick<ListPageData, Part> {
  const { section, page } = address;
  return {
    showsDays: isListOfEverything(address),
    scrollsToList: section.scrollsToList,
    tabs: tabsOf(request, section),
    map: (page === 1 && componentOf(section, 'tour-map')?.props) || null,
    methodology: componentOf(section, 'methodology-link')?.props ?? null,
  };
}

export interface LoadedBlocks {
  highlights: ListPageData['highlights'];
  searchBar: ListPageData['searchBar'];
  extra: ListPageData['extra'];
  sponsored: ListPageData['sponsored'];
  /** Milliseconds until the sponsored line changes or the reads are summed again; null if neither applies. */
  freshForMs: number | null;
  dependencies: Dependency[];
  live: ListPageData['live'];
}

/** Blocks that need queries. */
export async function loadBlocks(
  request: PageRequest,
  address: SectionAddress,
  list: string,
  needs: BlocksNeeds,
): Promise<LoadedBlocks> {
  const [highlights, searchBar, extra, paid, live] = await Promise.all([
    highlightsOf(request, address, list, needs),
    searchBarOf(request, address, needs),
    extraOf(request, address, needs),
    sponsoredOf(request, address, needs),
    liveListsOf(request, address, needs),
  ]);
  return {
    highlights: highlights.stories,
    searchBar,
    extra: extra.block,
    sponsored: paid.line && { line: paid.line, at: sponsoredPosition - 1 },
    live: live.lists,
    freshForMs: soonest(live.freshForMs, soonest(highlights.freshForMs, paid.freshForMs)),
    dependencies: [highlights, extra, paid, live].flatMap((one) => one.dependencies),
  };
}

const nothing: { dependencies: Dependency[] } = { dependencies: [] };

async function highlightsOf(
  { view }: PageRequest,
  { section, page }: SectionAddress,
  list: string,
  { lists }: BlocksNeeds,
) {
  if (page > 1 || !showsHighlights(section)) return { stories: [], freshForMs: null, ...nothing };
  return lists.highlights(view, list);
}

async function extraOf(
  { site, view }: PageRequest,
  { section, params }: SectionAddress,
  { lists }: BlocksNeeds,
) {
  const component = componentOf(section, 'extra-block');
  if (!component) return { block: null, ...nothing };
  const { title, search, size } = component.props;
  const list = listOfSearch(view.edition, site, fillSearch(search, params));
  const { articles, dependencies } = await lists.page(view, list, 1, size);
  return { block: { title, stories: articles }, dependencies };
}

/** Above the first page of the list [SUPP-12]. */
async function liveListsOf({ site }: PageRequest, { section, page }: SectionAddress, needs: BlocksNeeds) {
  const components = page > 1 ? [] : section.components.filter(isLiveList);
  const loaded = await Promise.all(
    components.map(async (component) => ({
      title: component.props.title,
      ...(await loadLiveList(component, { timeZone: site.timeZone }, needs)),
    })),
  );
  return {
    lists: loaded.map(({ title, list }) => ({ title, list })),
    dependencies: loaded.flatMap(({ dependencies }) => dependencies),
    freshForMs: loaded.reduce<number | null>((all, { freshForMs }) => soonest(all, freshForMs), null),
  };
}

type LiveListComponent = Extract<SectionComponent, { factory: 'football' | 'formula1' }>;

function isLiveList(component: SectionComponent): component is LiveListComponent {
  return component.factory === 'football' || component.factory === 'formula1';
}

async function sponsoredOf(
  { view }: PageRequest,
  { section, params, page }: SectionAddress,
  { lists }: BlocksNeeds,
) {
  if (page > 1) return { line: null, freshForMs: null, ...nothing };
  const { superTags, tags } = searchOfSection(section, params) ?? { superTags: [], tags: [] };
  const isNewest = section.route === 'legfrissebb';
  return lists.sponsoredLine(view, { page: isNewest ? 'newest' : 'list', superTags, tags });
}

/** A list of everything published is grouped by day; with a single subject nearly every story would get a heading. */
function isListOfEverything({ section, params }: SectionAddress): boolean {
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
  { site }: PageRequest,
  { section, params }: SectionAddress,
  { content }: BlocksNeeds,
): Promise<ListPageData['searchBar']> {
  const component = componentOf(section, 'search-bar');
  if (!component) return null;
  const { placeholder = sectionSearchWords[section.language].placeholder, filters } = component.props;
  const found = await content.superTags(filters.superTags.map((slug) => fillTemplate(slug, params)));
  const tags = found.map(({ slug, name }): SearchTag => {
    return { type: 'superTags', value: slug, text: name, protected: true };
  });
  return { placeholder, action: `${site.path}/archivum`, tags };
}
