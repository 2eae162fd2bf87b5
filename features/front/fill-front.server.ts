/** A front page's boxes with what stands in them, decided for the whole page whatever is asked for of it. */
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { deeplyFrozen } from '#platform/cache/deeply-frozen.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { isSame } from '#platform/cache/is-same.ts';
import {
  type BlogPost,
  type Book,
  blogPostsSchema,
  booksSchema,
  type Promo,
  promoSchema,
} from './block-content.ts';
import { isStoryBox, type StoryBoxKind } from './box-kinds.ts';
import { dependenciesOf } from './front-dependencies.ts';
import type { FrontNeeds, FrontTag } from './front-needs.server.ts';
import type { BoxRow, Candidate } from './front-queries.server.ts';
import type { KeptReads } from './kept-reads.server.ts';
import { planFront } from './plan-front.ts';
import { type ReadBox, toFillOf } from './read-boxes.server.ts';
import {
  poolSize,
  type Recommended,
  type RecommenderGroup,
  recommend,
  recommenderGroups,
} from './recommend.ts';
import { storiesOfVariant } from './variants.ts';

interface PartHead {
  slug: string;
  position: number;
  title: string;
  list: string | null;
}

export type FilledPart = PartHead &
  (
    | { kind: StoryBoxKind; stories: StoryCard[] }
    | { kind: 'trending'; tags: FrontTag[] }
    | { kind: 'books'; books: Book[] }
    | { kind: 'promo'; promo: Promo }
    | { kind: 'blogs'; posts: BlogPost[] }
    | { kind: 'links' }
    | { kind: 'recommender'; groups: Record<RecommenderGroup, StoryCard[]> }
  );

export interface FrontWish {
  /** Which boxes are wanted; all of them when it is not said. */
  only?: (box: Pick<BoxRow, 'slug' | 'kind' | 'list'>) => boolean;
  /** The recommender is wanted, whether editors gave it a place on the page or not. */
  isRecommending?: boolean;
  /** Of an automatic block, 1 to 4. */
  variant?: number;
  /** Of the recommender, 1 to 20. */
  version?: number;
}

export interface FilledFront {
  boxes: FilledPart[];
  dependencies: Dependency[];
  /** A box could not be made and was left out [S17]: what was made must not be kept for long. */
  isWhole: boolean;
}

type FillNeeds = Pick<FrontNeeds, 'recommendedLists'> & { reads: KeptReads };

interface Planned {
  row: BoxRow;
  ids: number[];
}

/** Makes a box, or leaves it out when that fails [S17]; null stands for one that was left out. */
type Attempt = <T>(box: string, make: () => Promise<T> | T) => Promise<T | null>;

export async function fillFront(
  needs: FillNeeds,
  attempt: Attempt,
  view: Viewpoint,
  { only = () => true, isRecommending = false, variant = 1, version = 1 }: FrontWish,
): Promise<FilledFront> {
  const read = await needs.reads.boxes(view.site.slug);
  const planned = planOf(isRecommending ? withRecommender(read) : read);
  const wanted = planned.filter(({ row }) => only(row));
  const shown = planned.flatMap(({ row, ids }) => (row.kind === 'mostRead' ? [] : ids));
  let isWhole = true;
  const tried: Attempt = async (box, make) => {
    const made = await attempt(box, make);
    isWhole &&= made !== null;
    return made;
  };

  const [recommended, trending] = await Promise.all([
    recommendedIn(needs, tried, view, wanted, shown, version),
    trendingIn(needs, tried, view, wanted),
  ]);
  const ofVariant = ({ row, ids }: Planned) =>
    row.kind === 'auto' ? storiesOfVariant(ids, variant, row.size) : ids;
  const cardIds = [
    ...wanted.flatMap(ofVariant),
    ...(recommended ? recommenderGroups.flatMap((group) => recommended.groups[group]) : []),
  ];
  const byId = new Map((await needs.reads.cards(view, [...new Set(cardIds)])).map((card) => [card.id, card]));
  const cardsOf = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);

  async function partOf(one: Planned): Promise<FilledPart | null> {
    const { slug, kind, position, title, list, content, group } = one.row;
    const head = { slug, position, title, list };
    if (isStoryBox(kind)) return { ...head, kind, stories: cardsOf(ofVariant(one)) };
    // The shop and the app are the main site's [FRONT-18].
    if (kind === 'links') return view.site.slug === view.edition.mainSite ? { ...head, kind } : null;
    if (kind === 'trending') return trending && { ...head, kind, tags: trending.tags };
    if (kind === 'recommender')
      return recommended && { ...head, kind, groups: byGroup(recommended.groups, cardsOf) };
    // Nothing was written for the box yet: that is no failure.
    if (kind === 'blogs' ? group.length === 0 : content === null) return null;
    return tried(slug, () => {
      if (kind === 'books') return { ...head, kind, books: booksSchema.parse(content) };
      if (kind === 'promo') return { ...head, kind, promo: promoSchema.parse(content) };
      return { ...head, kind, posts: blogPostsSchema.parse(group.map((item) => item.content)) };
    });
  }

  const boxes = await Promise.all(
    wanted.map(async (one) => {
      const part = await partOf(one);
      return part === null || isEmpty(part) ? [] : [keptPart(one.row, part)];
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
    isWhole,
  };
}

/** In the order of the page. */
function planOf(boxes: ReadBox[]): Planned[] {
  const placed = boxes.toSorted((a, b) => b.row.position - a.row.position);
  const plan = planFront(placed.map(({ toFill }) => toFill));
  return placed.map(({ row }, at) => ({
    row,
    ids: row.kind === 'mostRead' ? mostReadIn(row) : (plan[at] ?? []),
  }));
}

function mostReadIn({ ranking, size }: BoxRow): number[] {
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
  return [...boxes, { row, toFill: toFillOf(row) }];
}

async function recommendedIn(
  needs: FillNeeds,
  attempt: Attempt,
  view: Viewpoint,
  wanted: Planned[],
  shown: number[],
  version: number,
): Promise<{ groups: Recommended; dependencies: Dependency[] } | null> {
  const row = wanted.find((one) => one.row.kind === 'recommender')?.row;
  if (!row) return null;
  return attempt('recommender', async () => {
    const lists = needs.recommendedLists(view);
    const names = [...new Set(Object.values(lists).flat())];
    const { heads, dependencies } = await needs.reads.heads(names, shown);
    const taken = new Set(shown);
    const special = row.items.filter((item) => item.isPublic && !taken.has(item.id)).map((item) => item.id);
    const pool = (group: Exclude<RecommenderGroup, 'special'>) =>
      newestOf(heads.filter((head) => lists[group].includes(head.list)));
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
    );
    const stories = Object.values(groups).flat();
    return { groups, dependencies: [...dependencies, ...stories.map((id) => ({ key: `article:${id}` }))] };
  });
}

function newestOf(heads: Candidate[]): number[] {
  const newest = heads.toSorted((a, b) => b.at - a.at || b.id - a.id).map((head) => head.id);
  return [...new Set(newest)].slice(0, poolSize);
}

async function trendingIn(needs: FillNeeds, attempt: Attempt, view: Viewpoint, wanted: Planned[]) {
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

const parts = new WeakMap<BoxRow, FilledPart>();

/** The same object for as long as a box shows the same: whoever draws it may keep the drawing. */
function keptPart(row: BoxRow, part: FilledPart): FilledPart {
  const former = parts.get(row);
  if (former && isSame(former, part)) return former;
  parts.set(row, deeplyFrozen(part));
  return part;
}

function isEmpty(box: FilledPart): boolean {
  if ('stories' in box) return box.stories.length === 0;
  if (box.kind === 'trending') return box.tags.length === 0;
  return box.kind === 'recommender' && Object.values(box.groups).every((stories) => stories.length === 0);
}
