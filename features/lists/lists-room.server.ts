/** The room of lists: pages of them, what stands above and beside them, and what was written earlier on a subject. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { presentCard, type Viewpoint } from '#features/content/public.server.ts';
import type { Story, StoryCard } from '#features/content/public.ts';
import type { Edition, ListSearch } from '#features/sites/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { writeGroupItems } from './group-queries.server.ts';
import { type TrendingTag, tagsOfNewest } from './head-queries.server.ts';
import { nameIn, nameOfList, paperOf, scopeOf, simpleLists } from './list-names.ts';
import { isComposite, type ListPlan, listPlanOf } from './list-plan.ts';
import { labelsWithStories, listsWithStories, monthsOfList } from './list-sizes-queries.server.ts';
import { pageOfList, pageOfLists, relatedTo } from './lists-queries.server.ts';
import { highlightsIn, type PickedStories, recommendedBeside } from './pick-stories.server.ts';
import { fillLists, placeStories } from './place-stories.server.ts';
import type { Moved } from './placing-queries.server.ts';
import { type SponsoredLine, type SponsoredPlace, sponsoredLineAt } from './sponsored-line.ts';
import { linesNotEnded, writeSponsoredLine } from './sponsored-queries.server.ts';
import {
  type FilledGroup,
  type GroupNeeds,
  groupKey,
  storiesOfGroups,
  type WantedGroup,
} from './story-groups.server.ts';

type Work = Transaction<DB>;

export interface ListPage {
  articles: StoryCard[];
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  dependencies: Dependency[];
}

export interface ListsRoom {
  page(view: Viewpoint, list: string, page: number, perPage: number): Promise<ListPage>;
  /**
   * A page of whatever is searched for: of the list kept for it, or else of the stories that stand in all lists it is
   * made of, among the newest 5000 of the shortest.
   */
  pageOfSearch(view: Viewpoint, search: ListSearch, page: number, perPage: number): Promise<ListPage>;
  /** Older stories on the subject: what is published later never changes them. */
  related(view: Viewpoint, story: Story, pubDate: Date): Promise<PickedStories>;
  /** Four stories above a list, or none [LIST-22]. */
  highlights(view: Viewpoint, list: string): Promise<PickedStories>;
  /** For a sidebar: what editors recommend, then the latest; none of `except`, which the page shows already. */
  recommended(view: Viewpoint, count: number, except?: number[]): Promise<PickedStories>;
  /** The paid line of a list page now; the page must not be kept longer than `freshForMs` [LIST-13]. */
  sponsoredLine(
    view: Viewpoint,
    where: Omit<SponsoredPlace, 'site'>,
    now?: Date,
  ): Promise<{ line: SponsoredLine | null; freshForMs: number | null; dependencies: Dependency[] }>;
  /** Adds a line or changes one; returns its id. */
  saveSponsoredLine(line: SponsoredLine & { id?: number }, work?: Work): Promise<number>;
  /** The tags most used on this paper lately. */
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: TrendingTag[]; dependencies: Dependency[] }>;
  /** Stories of landing pages' groups, none in two of those asked for [LAND-07]. */
  groups(
    view: Viewpoint,
    wanted: WantedGroup[],
  ): Promise<{ groups: FilledGroup[]; dependencies: Dependency[] }>;
  /** What editors choose for a group, in order. */
  writeGroup(slug: string, articleIds: number[], work?: Work): Promise<void>;
  /** Months (UTC), `2026-11`, in which a list has stories, the latest first, with how many. */
  months(list: string): Promise<{ month: string; stories: number }[]>;
  /** Which of these lists have a story. */
  withStories(lists: string[]): Promise<Set<string>>;
  /** Slugs of a paper's sections, tags or authors with at least so many stories. */
  labels(kind: 'section' | 'tag' | 'author', paper: string, atLeast: number): Promise<string[]>;
  /** Puts stories where they belong now, in the transaction of every change of one, and says where a list changed. */
  place(work: Work, articleIds: number[]): Promise<Moved[]>;
  /** Fills the lists that this edition has and the database has not; returns how many stories were looked at. */
  fill(onProgress?: (done: number, all: number) => void): Promise<number>;
}

export interface ListsNeeds extends GroupNeeds {
  edition: Edition;
  clock: Clock;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}

/** How many related stories a page shows, and how far each list is looked into for them. */
const related = { shown: 4, each: 6 };
/** Two days or so of a busy paper. */
const trendingAmong = 300;
/** Stories of the shortest of several lists that are compared with the others. */
const lookedAt = 5_000;
const sponsored: Dependency = { key: 'sponsored-lines' };

export function createListsRoom(needs: ListsNeeds): ListsRoom {
  const { db, edition, clock, recordInvalidations } = needs;
  const plan = listPlanOf(edition);
  return {
    async page(view, list, page, perPage) {
      const { cards, totalItems } = await pageOfList(db, list, page, perPage);
      return listPage(view, [list], { cards, totalItems, page, perPage });
    },
    async pageOfSearch(view, search, page, perPage) {
      const lists = listsFor(plan, view, search);
      const [only] = lists;
      const { cards, totalItems } =
        lists.length === 1 && only !== undefined
          ? await pageOfList(db, only, page, perPage)
          : await pageOfLists(db, lists, page, perPage, lookedAt);
      return listPage(view, lists, { cards, totalItems, page, perPage });
    },
    async related(view, story, pubDate) {
      const lists = [
        ...(story.section ? [`section:${story.section.slug}`] : []),
        ...story.tags.slice(0, 4).map((tag) => `tag:${tag.slug}`),
      ];
      const { cards, stretches } = await relatedTo(
        db,
        { id: story.id, pubDate, lists },
        related.shown,
        related.each,
      );
      return {
        stories: cards.map((row) => presentCard(view, row)),
        dependencies: [
          ...cards.map((row) => ({ key: `article:${row.id}` })),
          ...stretches.map((one) => stretchOf(one, pubDate)),
        ],
      };
    },
    highlights: (view, list) => highlightsIn(db, view, list),
    recommended: (view, count, except = []) => recommendedBeside(db, view, count, except),
    async sponsoredLine(view, where, now = clock.now()) {
      const lines = await linesNotEnded(db, now);
      const place = { ...where, site: view.site.slug };
      return { ...sponsoredLineAt(lines, place, now.getTime()), dependencies: [sponsored] };
    },
    async saveSponsoredLine({ id, ...line }, work) {
      const save = async (inner: Work): Promise<number> => {
        const written = await writeSponsoredLine(inner, line, id ?? null);
        if (written === undefined) throw new Error(`no sponsored line has the id ${id}`);
        await recordInvalidations(inner, [sponsored]);
        return written;
      };
      return work ? save(work) : db.transaction().execute(save);
    },
    async trendingTags(view, count) {
      const list = nameIn('latest', { of: 'paper', paper: paperOf(view.edition, view.site) });
      const { tags, oldest } = await tagsOfNewest(db, list, trendingAmong, count);
      const since = oldest && { key: list, from: Math.floor(oldest.getTime() / 1000) };
      return { tags, dependencies: [since ?? { key: list }] };
    },
    groups: (view, wanted) => storiesOfGroups(needs, view, wanted),
    async writeGroup(slug, articleIds, work) {
      const write = async (inner: Work): Promise<void> => {
        await writeGroupItems(inner, slug, articleIds);
        await recordInvalidations(inner, [{ key: groupKey(slug) }]);
      };
      return work ? write(work) : db.transaction().execute(write);
    },
    months: (list) => monthsOfList(db, list),
    withStories: (lists) => listsWithStories(db, lists),
    labels: (kind, paper, atLeast) => labelsWithStories(db, kind, paper, atLeast),
    place: (work, articleIds) => placeStories(work, plan, articleIds),
    fill: (onProgress = () => undefined) => fillLists({ db, plan, recordInvalidations, onProgress }),
  };
}

function listsFor(plan: ListPlan, view: Viewpoint, search: ListSearch): string[] {
  const scope = scopeOf(view.edition, view.site, search.sites);
  const name = nameOfList(search, scope);
  return !name.startsWith('search:') || isComposite(plan, search, scope)
    ? [name]
    : simpleLists(search, scope);
}

function listPage(
  view: Viewpoint,
  lists: string[],
  { cards, ...found }: Awaited<ReturnType<typeof pageOfList>> & { page: number; perPage: number },
): ListPage {
  const articles = cards.map((row) => presentCard(view, row));
  return {
    ...found,
    articles,
    totalPages: Math.max(1, Math.ceil(found.totalItems / found.perPage)),
    // The total stands on every page of a list, so a story anywhere in it touches all of them.
    dependencies: [
      ...lists.map((key) => ({ key })),
      ...articles.map((card) => ({ key: `article:${card.id}` })),
    ],
  };
}

function stretchOf(stretch: { list: string; oldest: Date | null }, before: Date): Dependency {
  const to = Math.floor(before.getTime() / 1000);
  return stretch.oldest
    ? { key: stretch.list, from: Math.floor(stretch.oldest.getTime() / 1000), to }
    : { key: stretch.list, to };
}
