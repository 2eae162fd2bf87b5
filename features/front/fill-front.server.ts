/** A front page's boxes with what stands in them, decided for the whole page whatever is asked for of it. */
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
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
import { type BoxRow, boxesOf, type Candidate } from './front-queries.server.ts';
import type { KeptReads } from './kept-reads.server.ts';
import { planFront } from './plan-front.ts';
import {
  poolSize,
  type Recommended,
  type RecommenderGroup,
  recommend,
  recommenderGroups,
} from './recommend.ts';
import { podcastPosition } from './unique-item.ts';
import { autoBlockVariants, storiesOfVariant } from './variants.ts';

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

/** More than the stories that list boxes above a box can take from its list's head on any real page. */
const spareCandidates = 32;

type FillNeeds = Pick<FrontNeeds, 'db' | 'recommendedLists'> & { reads: KeptReads };

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
  const rows = await boxesOf(needs.db, view.site.slug, spareCandidates);
  const planned = planOf(isRecommending ? withRecommender(rows) : rows);
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

  const boxes = await Promise.all(
    wanted.map(async (one): Promise<FilledPart | null> => {
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
    }),
  );
  return {
    boxes: boxes.flatMap((box) => (box === null || isEmpty(box) ? [] : [box])),
    dependencies: [
      { key: `front:${view.site.slug}` },
      ...planned.flatMap(({ row, ids }) => dependenciesOf(view.site.slug, row, ids)),
      ...(recommended?.dependencies ?? []),
      ...(trending?.dependencies ?? []),
    ],
    isWhole,
  };
}

/** In the order of the page, with the podcasts where their unique item says, or nowhere [FRONT-08]. */
function planOf(rows: BoxRow[]): Planned[] {
  const placed = rows
    .flatMap((row) => {
      if (row.kind !== 'podcast') return [row];
      const position = podcastPosition(row.content);
      return position === null ? [{ ...row, items: [], candidates: [] }] : [{ ...row, position }];
    })
    .toSorted((a, b) => b.position - a.position);
  const plan = planFront(placed.map(toFill));
  return placed.map((row, at) => ({
    row,
    ids: row.kind === 'mostRead' ? mostReadIn(row) : (plan[at] ?? []),
  }));
}

function mostReadIn({ ranking, size }: BoxRow): number[] {
  return ranking.slice(0, size).map(({ id }) => id);
}

function withRecommender(rows: BoxRow[]): BoxRow[] {
  if (rows.some((row) => row.kind === 'recommender')) return rows;
  const nothing = { items: [], candidates: [], ranking: [], content: null, group: [] };
  const box = {
    slug: 'recommender',
    kind: 'recommender',
    position: 0,
    title: '',
    list: null,
    size: 0,
  } as const;
  return [...rows, { ...box, ...nothing }];
}

function toFill(row: BoxRow) {
  if (!isStoryBox(row.kind) || row.kind === 'mostRead') return { size: 0, chosen: [], candidates: [] };
  return {
    size: row.kind === 'auto' ? row.size * autoBlockVariants : row.size,
    chosen: row.items.filter((item) => item.isPublic).map((item) => item.id),
    candidates: row.candidates.map((one) => one.id),
  };
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

function isEmpty(box: FilledPart): boolean {
  if ('stories' in box) return box.stories.length === 0;
  if (box.kind === 'trending') return box.tags.length === 0;
  return box.kind === 'recommender' && Object.values(box.groups).every((stories) => stories.length === 0);
}
