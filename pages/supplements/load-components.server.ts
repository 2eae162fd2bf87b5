/** The components of a tab with their stories and records. */
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { type LivescoreFeature, loadLiveList } from '#features/livescore/public.server.ts';
import type { ElectionsFeature } from '#features/supplements/public.server.ts';
import {
  addressOfTab,
  countsOf,
  dataTabPath,
  districtContext,
  districtPathOf,
  isLive,
  isOfRecord,
  isStillCounted,
  type LiveComponent,
  type MedalOrder,
  mapAddressesOf,
  type SupplementComponent,
  type SupplementPlace,
  shownRecord,
  titleOfMap,
} from '#features/supplements/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import type { ShownComponent } from './supplement-data.ts';

interface ComponentsRequest extends PageRequest {
  query: { oldal: number; rendezes: MedalOrder | null; nap: string | null };
}

export interface ComponentsNeeds {
  lists: ListsFeature;
  elections: ElectionsFeature;
  livescore: LivescoreFeature;
  clock: Clock;
}

interface LoadedComponent {
  component: ShownComponent;
  dependencies: Dependency[];
  /** Whether its list has the requested page. */
  exists: boolean;
  /** Whether it shows votes that are being counted. */
  isCounting?: boolean;
  freshForMs?: number | null;
}

interface LoadedComponents {
  components: ShownComponent[];
  dependencies: Dependency[];
  exists: boolean;
  isCounting: boolean;
  scores: Record<string, CardScore>;
  /** Null for as long as its dependencies are. */
  freshForMs: number | null;
}

/** An area's page shows its data only. */
export async function loadComponents(
  request: ComponentsRequest,
  place: SupplementPlace,
  needs: ComponentsNeeds,
): Promise<LoadedComponents> {
  const shown = place.area === null ? place.tab.components : componentsOfArea(place.tab);
  const loaded = await Promise.all(shown.map((component) => load(request, place, component, needs)));
  const isPaged = shown.some(({ factory }) => factory === 'article-list');
  const components = loaded.map(({ component }) => component);
  const style = { timeZone: request.site.timeZone, language: place.supplement.language };
  const matches = await scoresOfStories(components.flatMap(storiesOf), style, needs);
  return {
    components,
    scores: matches.scores,
    dependencies: [...loaded, matches].flatMap(({ dependencies }) => dependencies),
    freshForMs: [...loaded, matches].reduce<number | null>(
      (all, { freshForMs = null }) => soonest(all, freshForMs),
      null,
    ),
    exists: loaded.every(({ exists }) => exists) && (isPaged || request.query.oldal === 1),
    isCounting: loaded.some(({ isCounting }) => isCounting),
  };
}

/** A map's area is one of its districts, which are shown as a table of districts shows them. */
function componentsOfArea({ components }: SupplementPlace['tab']): SupplementComponent[] {
  return components.flatMap((component): SupplementComponent[] => {
    if (component.factory === 'areas') return [component];
    if (component.factory !== 'election-map') return [];
    return [{ factory: 'districts', props: { title: '', record: component.props.record } }];
  });
}

async function load(
  request: ComponentsRequest,
  place: SupplementPlace,
  component: SupplementComponent,
  needs: ComponentsNeeds,
): Promise<LoadedComponent> {
  if (isOfRecord(component)) return resultOf(request, place, component, needs);
  if (isLive(component)) return liveList(request, place, component, needs);
  switch (component.factory) {
    case 'article-list':
      return articleList(request, place, component.props, needs);
    case 'search-bar':
      return withoutDependencies(searchBar(request, place, component.props.tag));
    case 'campaign': {
      const { title, text, link = null, search, size } = component.props;
      const { articles, dependencies } = await needs.lists.pageOfSearch(request.view, search, 1, size);
      const campaign = { factory: component.factory, title, text, link, stories: articles };
      return { component: campaign, dependencies, exists: true };
    }
    case 'shows': {
      const { title, search, size } = component.props;
      const { articles, dependencies } = await needs.lists.pageOfSearch(request.view, search, 1, size);
      return {
        component: { factory: component.factory, title, stories: articles },
        dependencies,
        exists: true,
      };
    }
    case 'election-map': {
      const { title, record } = component.props;
      const { edition } = request.view;
      return withoutDependencies({
        factory: component.factory,
        title,
        ...mapAddressesOf(request.view, record),
        name: titleOfMap(edition, record),
      });
    }
    case 'promo-boxes':
      return withoutDependencies({ factory: component.factory, ...component.props });
    case 'faq':
      return withoutDependencies({ factory: component.factory, ...component.props });
  }
}

function storiesOf(component: ShownComponent): StoryCard[] {
  if (component.factory === 'article-list') return component.list.articles;
  return 'stories' in component ? component.stories : [];
}

async function liveList(
  { site }: ComponentsRequest,
  { supplement }: SupplementPlace,
  component: LiveComponent,
  needs: ComponentsNeeds,
): Promise<LoadedComponent> {
  const { list, dependencies, freshForMs } = await loadLiveList(
    component,
    { timeZone: site.timeZone, language: supplement.language },
    needs,
  );
  const shown = { factory: 'live-list' as const, title: component.props.title, list };
  return { component: shown, dependencies, freshForMs, exists: true };
}

function withoutDependencies(component: ShownComponent): LoadedComponent {
  return { component, dependencies: [], exists: true };
}

async function resultOf(
  { query, path, view }: ComponentsRequest,
  { supplement, area }: SupplementPlace,
  component: Parameters<typeof shownRecord>[1],
  { elections }: ComponentsNeeds,
): Promise<LoadedComponent> {
  const { edition } = view;
  const { record: name, title } = component.props;
  const names = countsOf(edition, [name]);
  const { counts, dependencies } = await elections.read(names);
  return {
    dependencies,
    exists: true,
    isCounting: names.some((count) => isStillCounted(counts.get(count))),
    component: {
      factory: component.factory,
      title,
      shown: shownRecord(edition, component, counts),
      choices: {
        path,
        area,
        linkQuery: '',
        foldsTables: false,
        day: query.nap,
        dataPath:
          districtPathOf(edition, supplement, name) ?? addressOfTab(supplement, { path: dataTabPath }),
        order: query.rendezes ?? 'arany',
        districts: districtContext(edition, name),
      },
    },
  };
}

async function articleList(
  { query, path, view }: ComponentsRequest,
  { tab }: SupplementPlace,
  { title, search, perPage }: Extract<SupplementComponent, { factory: 'article-list' }>['props'],
  { lists }: ComponentsNeeds,
): Promise<LoadedComponent> {
  const { articles, page, totalPages, dependencies } = await lists.pageOfSearch(
    view,
    search,
    query.oldal,
    perPage,
  );
  return {
    component: {
      factory: 'article-list',
      title: title || tab.title,
      path,
      list: { articles, page, totalPages },
    },
    dependencies,
    exists: page === 1 || articles.length > 0,
  };
}

/** The filter by tag cannot be removed [SRCH-09]. */
function searchBar(
  { site }: ComponentsRequest,
  { supplement }: SupplementPlace,
  tag: string,
): ShownComponent {
  const { title } = supplement;
  return {
    factory: 'search-bar',
    action: `${site.path}/archivum`,
    tags: [{ type: 'tags', value: tag, text: title, protected: true }],
  };
}
