/** Data for front pages, cached from page to page until a publication changes it. */

import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { cachedRead } from '#platform/cache/read-cache.server.ts';
import { createBoxReader, type ReadBoxes } from '../boxes/read-boxes.server.ts';
import type { FrontNeeds, FrontTag } from '../front-needs.server.ts';
import { type Candidate, newestOfLists } from '../front-queries.server.ts';
import { largestSlice, poolSize } from './recommend.ts';

type ListedCandidate = Candidate & { list: string };

export interface CachedReads {
  boxes: ReadBoxes;
  /** In this order, without cards that no longer exist. */
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** The newest entries of lists for the recommender: first those without the stories shown, then these. */
  newestOfLists(
    lists: string[],
    shown: number[],
  ): Promise<{ newestOfLists: readonly ListedCandidate[]; dependencies: Dependency[] }>;
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: FrontTag[]; dependencies: Dependency[] }>;
}

/** A few hundred stories are on all front pages together. */
const maxCards = 1_000;
const maxOtherReads = 50;

export function createCachedReads(
  needs: Pick<FrontNeeds, 'db' | 'cards' | 'createReadCache' | 'trendingTags'>,
): CachedReads {
  const cards = needs.createReadCache<StoryCard>(maxCards);
  const heads = needs.createReadCache<Awaited<ReturnType<CachedReads['newestOfLists']>>>(maxOtherReads);
  const tags = needs.createReadCache<Awaited<ReturnType<CachedReads['trendingTags']>>>(maxOtherReads);
  return {
    boxes: createBoxReader(needs.db),

    async cards(view, ids) {
      const keyOf = (id: number): string => `${view.site.slug}:${id}`;
      const known = new Map(ids.map((id) => [id, cards.get(keyOf(id))]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      if (missing.length > 0) {
        const fill = cards.beginFill();
        for (const card of await needs.cards(view, missing)) {
          cards.store(keyOf(card.id), card, dependenciesOf(card), fill);
          known.set(card.id, card);
        }
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    newestOfLists: (lists, shown) =>
      cachedRead(heads, `${lists.join()};${shown.join()}`, async () => {
        const found = await newestOfLists(needs.db, lists, { others: poolSize, shown: largestSlice }, shown);
        const isShown = new Set(shown);
        const others = found.filter(({ id }) => !isShown.has(id));
        const dependencies = lists.map((list) => listDependency(list, others));
        return { value: { newestOfLists: found, dependencies }, dependencies };
      }),

    trendingTags: (view, count) =>
      cachedRead(tags, `${view.site.slug};${count}`, async () => {
        const value = await needs.trendingTags(view, count);
        return { value, dependencies: value.dependencies };
      }),
  };
}

function dependenciesOf({ id, authors }: StoryCard): Dependency[] {
  return [{ key: `article:${id}` }, ...authors.map(({ slug }) => ({ key: `person:${slug}` }))];
}

/** Publications below the last entry read do not affect the result. */
function listDependency(list: string, heads: ListedCandidate[]): Dependency {
  const times = heads.filter((head) => head.list === list).map((head) => head.at);
  return times.length < poolSize ? { key: list } : { key: list, from: Math.min(...times) };
}
