/**
 * Fills the boxes of a front page. The distribution is always that of the whole page, even when only some boxes are
 * requested.
 */

import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import {
  type BlogPost,
  type Book,
  blogPostsSchema,
  booksSchema,
  type Promo,
  promoSchema,
} from '../boxes/block-content.ts';
import { isStoryBox, type StoryBoxKind } from '../boxes/box-kinds.ts';
import { planInputOf, type ReadBox } from '../boxes/read-boxes.server.ts';
import { dependenciesOf } from '../front-dependencies.ts';
import type { FrontNeeds, FrontTag } from '../front-needs.server.ts';
import type { BoxRow, Candidate } from '../front-queries.server.ts';
import type { CachedReads } from './cached-reads.server.ts';
import { planFront } from './plan-front.ts';
import { type Recommended, type RecommenderGroup, recommend, recommenderGroups } from './recommend.ts';
import { storiesOfVariant } from './variants.ts';

interface PartHeader {
  slug: string;
  position: number;
  title: string;
  list: string | null;
}

export type FilledPart = PartHeader &
  (
    | { kind: StoryBoxKind; stories: StoryCard[] }
    | { kind: 'trending'; tags: FrontTag[] }
    | { kind: 'books'; books: Book[] }
    | { kind: 'promo'; promo: Promo }
    | { kind: 'blogs'; posts: BlogPost[] }
    | { kind: 'links' }
    | { kind: 'recommender'; groups: Record<RecommenderGroup, StoryCard[]> }
  );

export interface FrontRequest {
  /** Selects the boxes; all of them by default. */
  only?: (box: Pick<BoxRow, 'slug' | 'kind' | 'list'>) => boolean;
  /** Includes the recommender even when editors gave it no position on the page. */
  includesRecommender?: boolean;
  /** Variant of an automatic block, 1 to 4. */
  variant?: number;
  /** Version of the recommender, 1 to 20. */
  version?: number;
}

export interface FilledFront {
  boxes: FilledPart[];
  dependencies: Dependency[];
  /** False when a box failed and was left out [S17]: the page must then not be cached for long. */
  isComplete: boolean;
}

type FillNeeds = Pick<FrontNeeds, 'recommendedLists'> & { reads: CachedReads };

export interface PlannedBox {
  row: BoxRow;
  ids: number[];
}

/** Creates a box, or leaves it out when that fails [S17]; null means left out. */
type AttemptBox = <T>(box: string, create: () => Promise<T> | T) => Promise<T | null>;

export async function fillFront(
  needs: FillNeeds,
  attempt: AttemptBox,
  view: Viewpoint,
  { only = () => true, includesRecommender = false, variant = 1, version = 1 }: FrontRequest,
): Promise<FilledFront> {
  const read = await needs.reads.boxes(view.site.slug);
  const planned = planOf(includesRecommender ? withRecommender(read) : read);
  const wanted = planned.filter(({ row }) => only(row));
  const shown = planned.flatMap(({ row, ids }) => (row.kind === 'mostRead' ? [] : ids));
  let isWhole = true;
  const attemptTracked: AttemptBox = async (box, create) => {
    const result = await attempt(box, create);
    isWhole &&= result !== null;
    return result;
  };

  const [recommended, trending] = await Promise.all([
    fillRecommender(needs, attemptTracked, view, wanted, shown, version),
    fillTrending(needs, attemptTracked, view, wanted),
  ]);
  const ofVariant = ({ row, ids }: PlannedBox) =>
    row.kind === 'auto' ? storiesOfVariant(ids, variant, row.size) : ids;
  const cardIds = [
    ...wanted.flatMap(ofVariant),
    ...(recommended ? recommenderGroups.flatMap((group) => recommended.groups[group]) : []),
  ];
  const byId = new Map((await needs.reads.cards(view, [...new Set(cardIds)])).map((card) => [card.id, card]));
  const cardsOf = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);

  async function partOf(one: PlannedBox): Promise<FilledPart | null> {
    const { slug, kind, position, title, list, content, group } = one.row;
    const head = { slug, position, title, list };
    if (isStoryBox(kind)) return { ...head, kind, stories: cardsOf(ofVariant(one)) };
    // The shop and the app belong to the main site [FRONT-18].
    if (kind === 'links') return view.site.slug === view.edition.mainSite ? { ...head, kind } : null;
    if (kind === 'trending') return trending && { ...head, kind, tags: trending.tags };
    if (kind === 'recommender')
      return recommended && { ...head, kind, groups: byGroup(recommended.groups, cardsOf) };
    // The box has no content yet; this is not a failure.
    if (kind === 'blogs' ? group.length === 0 : content === null) return null;
    return attemptTracked(slug, () => {
      if (kind === 'books') return { ...head, kind, books: booksSchema.parse(content) };
      if (kind === 'promo') return { ...head, kind, promo: promoSchema.parse(content) };
      return { ...head, kind, posts: blogPostsSchema.parse(group.map((item) => item.content)) };
    });
  }

  const boxes = await Promise.all(
    wanted.map(async (one) => {
      const part = await partOf(one);
      return part === null || isEmpty(part) ? [] : [part];
    }),
  );
  return {
    boxes: boxes.flat(),
    dependencies: [
      { key: `front:${view.site.slug}` },
      ...planned.flatMap(({ row, ids }) => dependenciesOf(view.site.slug, row, ids)),
      ...(recommended?.dependencies ?? []),
      ...(trending?.dependencies ?? []),
    ],
    isComplete: isWhole,
  };
}

/** Distributes the stories among the boxes, in the order of the page. */
export function planOf(boxes: ReadBox[]): PlannedBox[] {
  const placed = boxes.toSorted((a, b) => b.row.position - a.row.position);
  const plan = planFront(placed.map(({ toFill }) => toFill));
  return placed.map(({ row }, at) => ({
    row,
    ids: row.kind === 'mostRead' ? mostReadIds(row) : (plan[at] ?? []),
  }));
}

function mostReadIds({ ranking, size }: BoxRow): number[] {
  return ranking.slice(0, size).map(({ id }) => id);
}

function withRecommender(boxes: ReadBox[]): ReadBox[] {
  if (boxes.some(({ row }) => row.kind === 'recommender')) return boxes;
  const nothing = { items: [], candidates: [], ranking: [], content: null, group: [] };
  const head = {
    slug: 'recommender',
    kind: 'recommender',
    position: 0,
    title: '',
    list: null,
    size: 0,
  } as const;
  const row = { ...head, ...nothing };
  return [...boxes, { row, toFill: planInputOf(row) }];
}

async function fillRecommender(
  needs: FillNeeds,
  attempt: AttemptBox,
  view: Viewpoint,
  wanted: PlannedBox[],
  shown: number[],
  version: number,
): Promise<{ groups: Recommended; dependencies: Dependency[] } | null> {
  const row = wanted.find((one) => one.row.kind === 'recommender')?.row;
  if (!row) return null;
  return attempt('recommender', async () => {
    const lists = needs.recommendedLists(view);
    const names = [...new Set(Object.values(lists).flat())];
    const { newestOfLists, dependencies } = await needs.reads.newestOfLists(names, shown);
    const special = row.items.filter((item) => item.isPublic).map((item) => item.id);
    const pool = (group: Exclude<RecommenderGroup, 'special'>) =>
      newestOf(newestOfLists.filter((head) => lists[group].includes(head.list)));
    const groups = recommend(
      {
        special,
        breaking: pool('breaking'),
        important: pool('important'),
        newest: pool('newest'),
        favorite: pool('favorite'),
        pr: pool('pr'),
        after: pool('after'),
        g7: pool('g7'),
      },
      version,
      new Set(shown),
    );
    const stories = Object.values(groups).flat();
    return { groups, dependencies: [...dependencies, ...stories.map((id) => ({ key: `article:${id}` }))] };
  });
}

function newestOf(heads: Candidate[]): number[] {
  const newest = heads.toSorted((a, b) => b.at - a.at || b.id - a.id).map((head) => head.id);
  return [...new Set(newest)];
}

async function fillTrending(needs: FillNeeds, attempt: AttemptBox, view: Viewpoint, wanted: PlannedBox[]) {
  const row = wanted.find((one) => one.row.kind === 'trending')?.row;
  return row ? attempt('trending', () => needs.reads.trendingTags(view, row.size)) : null;
}

function byGroup(
  groups: Recommended,
  cardsOf: (ids: number[]) => StoryCard[],
): Record<RecommenderGroup, StoryCard[]> {
  const { special, breaking, important, newest, favorite, pr, after, g7 } = groups;
  return {
    special: cardsOf(special),
    breaking: cardsOf(breaking),
    important: cardsOf(important),
    newest: cardsOf(newest),
    favorite: cardsOf(favorite),
    pr: cardsOf(pr),
    after: cardsOf(after),
    g7: cardsOf(g7),
  };
}

function isEmpty(box: FilledPart): boolean {
  if ('stories' in box) return box.stories.length === 0;
  if (box.kind === 'trending') return box.tags.length === 0;
  return box.kind === 'recommender' && Object.values(box.groups).every((stories) => stories.length === 0);
}
