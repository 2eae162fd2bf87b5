/** What a front page reads and the next one reads again: kept from page to page until a publication changes it. */
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { keptRead } from '#platform/cache/kept-values.server.ts';
import type { FrontNeeds, FrontTag } from './front-needs.server.ts';
import { type Candidate, headsOf } from './front-queries.server.ts';
import { type ReadBoxes, readingBoxes } from './read-boxes.server.ts';
import { poolSize } from './recommend.ts';

type Head = Candidate & { list: string };

export interface KeptReads {
  boxes: ReadBoxes;
  /** In this order; who is gone is left out. */
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** The heads of lists without these stories, for the recommender. */
  heads(lists: string[], except: number[]): Promise<{ heads: readonly Head[]; dependencies: Dependency[] }>;
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: FrontTag[]; dependencies: Dependency[] }>;
}

/** A few hundred stories stand on all front pages together. */
const mostCards = 1_000;
const mostOthers = 50;

export function keepReads(needs: Pick<FrontNeeds, 'db' | 'cards' | 'openKept' | 'trendingTags'>): KeptReads {
  const cards = needs.openKept<StoryCard>(mostCards);
  const heads = needs.openKept<Awaited<ReturnType<KeptReads['heads']>>>(mostOthers);
  const tags = needs.openKept<Awaited<ReturnType<KeptReads['trendingTags']>>>(mostOthers);
  return {
    boxes: readingBoxes(needs.db),

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

    heads: (lists, except) =>
      keptRead(heads, `${lists.join()};${except.join()}`, async () => {
        const found = await headsOf(needs.db, lists, poolSize, except);
        const dependencies = lists.map((list) => downTo(list, found));
        return { value: { heads: found, dependencies }, dependencies };
      }),

    trendingTags: (view, count) =>
      keptRead(tags, `${view.site.slug};${count}`, async () => {
        const value = await needs.trendingTags(view, count);
        return { value, dependencies: value.dependencies };
      }),
  };
}

function dependenciesOf({ id, authors }: StoryCard): Dependency[] {
  return [{ key: `article:${id}` }, ...authors.map(({ slug }) => ({ key: `person:${slug}` }))];
}

/** What is published below the last of a full head changes nothing in it. */
function downTo(list: string, heads: Head[]): Dependency {
  const times = heads.filter((head) => head.list === list).map((head) => head.at);
  return times.length < poolSize ? { key: list } : { key: list, from: Math.min(...times) };
}
