/** The lists feature: pages of lists, highlights and recommendations, groups, and related stories. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { idsOf, presentCard, type StoriesChanged } from '#features/content/public.server.ts';
import type { Story, StoryCard } from '#features/content/public.ts';
import { domainOf, type Edition, type ListSearch, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { writeGroupItems } from './group-queries.server.ts';
import type { PageLabel } from './highlighted-list.ts';
import { nameIn, nameOfList, scopeOf, standardListsFor } from './list-names.ts';
import { isComposite, type ListPlan, listPlanOf } from './list-plan.ts';
import { labelsWithStories, listsWithStories, monthsOfList } from './list-sizes-queries.server.ts';
import { pageOfList, pageOfLists, relatedTo } from './lists-queries.server.ts';
import { type MonthReads, writeMonthReads } from './month-reads-queries.server.ts';
import { entriesOf, type TrendingTag, tagsOfNewest, timesOfNth } from './newest-entries-queries.server.ts';
import {
  type Highlights,
  highlightsIn,
  highlightsOfLabel,
  type PickedStories,
  recommendedStories,
} from './pick-stories.server.ts';
import { type SponsoredContext, type SponsoredLine, sponsoredLineAt } from './sponsored-line.ts';
import { currentAndFutureLines, writeSponsoredLine } from './sponsored-queries.server.ts';
import {
  type FilledGroup,
  type GroupNeeds,
  type GroupRequest,
  groupKey,
  storiesOfGroups,
} from './story-groups.server.ts';
import { fillLists, updateListEntries } from './update-list-entries.server.ts';

type Trx = Transaction<DB>;

export interface ListPage {
  articles: StoryCard[];
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  dependencies: Dependency[];
}

export interface ListsFeature {
  page(view: Viewpoint, list: string, page: number, perPage: number): Promise<ListPage>;
  /**
   * A page of any search: of its own list if there is one, otherwise of the intersection of standard lists, among the
   * newest 5000 of the shortest.
   */
  pageOfSearch(view: Viewpoint, search: ListSearch, page: number, perPage: number): Promise<ListPage>;
  /** Older stories on the subject; later publications never change them. */
  related(view: Viewpoint, story: Story, pubDate: Date): Promise<PickedStories>;
  /** Four stories above a list, or none [LIST-22]. */
  highlights(view: Viewpoint, list: string): Promise<Highlights>;
  /** The same above the page of a section or a tag; none when its page on this site does not show them [LIST-23]. */
  highlightsOfLabel(view: Viewpoint, label: PageLabel): Promise<Highlights>;
  /** For a sidebar: the editors' recommendations; none of `except`, which the page already shows. */
  recommended(view: Viewpoint, count: number, except?: number[]): Promise<PickedStories>;
  /** The sponsored line of a list page at a time; the page must not be cached longer than `freshForMs` [LIST-13]. */
  sponsoredLine(
    view: Viewpoint,
    where: Omit<SponsoredContext, 'site'>,
    now?: Date,
  ): Promise<{ line: SponsoredLine | null; freshForMs: number | null; dependencies: Dependency[] }>;
  /** Adds or changes a line; returns its id. */
  saveSponsoredLine(line: SponsoredLine & { id?: number }, trx?: Trx): Promise<number>;
  /** The most frequent tags of the domain's newest stories. */
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: TrendingTag[]; dependencies: Dependency[] }>;
  /** Stories of landing pages' groups; no story is in two of the requested groups [LAND-07]. */
  groups(
    view: Viewpoint,
    wanted: GroupRequest[],
  ): Promise<{ groups: FilledGroup[]; dependencies: Dependency[] }>;
  /** Replaces the editors' choice for a group, in order. */
  writeGroup(slug: string, articleIds: number[], trx?: Trx): Promise<void>;
  /** The lists in which these stories are, with their publication times in unix seconds. */
  entriesOf(articleIds: number[]): Promise<{ list: string; at: number }[]>;
  /** Publication times, in unix seconds, of the `count`th newest story of these lists; none for a shorter list. */
  timesOfNth(lists: string[], count: number): Promise<Map<string, number>>;
  /** Months (UTC), `2026-11`, in which a list has stories, the latest first, with their number. */
  months(list: string): Promise<{ month: string; stories: number }[]>;
  /** Those of these lists that have a story. */
  withStories(lists: string[]): Promise<Set<string>>;
  /** Slugs of a domain's sections, tags or authors with at least `atLeast` stories. */
  labels(kind: 'section' | 'tag' | 'author', domain: string, atLeast: number): Promise<string[]>;
  /** Replaces the numbers of reads in the last 30 days, for the most read stories. */
  writeMonthReads(reads: MonthReads[], trx: Trx): Promise<void>;
  /** The projection of changed stories: enters them in exactly the lists they belong to. */
  projectStories(trx: Trx, event: StoriesChanged): Promise<Invalidation[]>;
  /** Fills lists of this edition that are missing in the database; returns how many stories were processed. */
  fill(onProgress?: (done: number, all: number) => void): Promise<number>;
}

export interface ListsNeeds extends GroupNeeds {
  edition: Edition;
  clock: Clock;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}

/** Number of related stories on a page, and entries of each list read for them. */
const related = { shown: 4, each: 6 };
/** About two days of a busy edition. */
const trendingSample = 300;
/** Stories of the shortest of several lists that are compared with the others. */
const maxExamined = 5_000;
const sponsored: Dependency = { key: 'sponsored-lines' };

export function createListsFeature(needs: ListsNeeds): ListsFeature {
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
          : await pageOfLists(db, lists, page, perPage, maxExamined);
      return listPage(view, lists, { cards, totalItems, page, perPage });
    },
    async related(view, story, pubDate) {
      const lists = [
        ...(story.section ? [`section:${story.section.slug}`] : []),
        ...story.tags.slice(0, 4).map((tag) => `tag:${tag.slug}`),
      ];
      const { cards, stretches } = await relatedTo(
        db,
        { pubDate, lists },
        // A post's page has its own live blog above it.
        [story.id, story.parentId].filter((id) => id !== null),
        related.shown,
        related.each,
      );
      return {
        stories: cards.map((row) => presentCard(view, row)),
        dependencies: [
          ...cards.map((row) => ({ key: `article:${row.id}` })),
          ...stretches.map((one) => timeRangeDependency(one, pubDate)),
        ],
      };
    },
    highlights: (view, list) => highlightsIn(db, view, list),
    highlightsOfLabel: (view, label) => highlightsOfLabel(db, view, label),
    recommended: (view, count, except = []) => recommendedStories(db, view, count, except),
    async sponsoredLine(view, where, now = clock.now()) {
      const lines = await currentAndFutureLines(db, now);
      const place = { ...where, site: view.site.slug };
      return { ...sponsoredLineAt(lines, place, now.getTime()), dependencies: [sponsored] };
    },
    saveSponsoredLine: ({ id, ...line }, trx) =>
      inTransaction(db, trx, async (inner) => {
        const written = await writeSponsoredLine(inner, line, id ?? null);
        if (written === undefined) throw new Error(`no sponsored line has the id ${id}`);
        await recordInvalidations(inner, [sponsored]);
        return written;
      }),
    async trendingTags(view, count) {
      const list = nameIn('latest', { of: 'paper', paper: domainOf(view.edition, view.site) });
      const { tags, oldest } = await tagsOfNewest(db, list, trendingSample, count, edition.formatTags);
      const since = oldest && { key: list, from: Math.floor(oldest.getTime() / 1000) };
      return { tags, dependencies: [since ?? { key: list }] };
    },
    groups: (view, wanted) => storiesOfGroups(needs, view, wanted),
    writeGroup: (slug, articleIds, trx) =>
      inTransaction(db, trx, async (inner) => {
        await writeGroupItems(inner, slug, articleIds);
        await recordInvalidations(inner, [{ key: groupKey(slug) }]);
      }),
    entriesOf: (articleIds) => entriesOf(db, articleIds),
    timesOfNth: (lists, count) => timesOfNth(db, lists, count),
    months: (list) => monthsOfList(db, list),
    withStories: (lists) => listsWithStories(db, lists),
    labels: (kind, domain, atLeast) => labelsWithStories(db, kind, domain, atLeast),
    writeMonthReads: (reads, trx) => writeMonthReads(trx, reads),
    projectStories: async (trx, event) =>
      (await updateListEntries(trx, plan, idsOf(event))).map(({ list, at }) => ({ key: list, at })),
    fill: (onProgress = () => undefined) => fillLists({ db, plan, recordInvalidations, onProgress }),
  };
}

function listsFor(plan: ListPlan, view: Viewpoint, search: ListSearch): string[] {
  const scope = scopeOf(view.edition, view.site, search.sites);
  const name = nameOfList(search, scope);
  return !name.startsWith('search:') || isComposite(plan, search, scope)
    ? [name]
    : standardListsFor(search, scope);
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
    // Every page of a list shows the total, so a change anywhere in the list affects all of them.
    dependencies: [
      ...lists.map((key) => ({ key })),
      ...articles.map((card) => ({ key: `article:${card.id}` })),
    ],
  };
}

function timeRangeDependency(stretch: { list: string; oldest: Date | null }, before: Date): Dependency {
  const to = Math.floor(before.getTime() / 1000);
  return stretch.oldest
    ? { key: stretch.list, from: Math.floor(stretch.oldest.getTime() / 1000), to }
    : { key: stretch.list, to };
}
