/** What the room of front pages asks of the house. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import type { OpenKept } from '#platform/cache/kept-values.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RecommenderGroup } from './recommend.ts';

export interface FrontTag {
  slug: string;
  name: string;
}

export interface FrontNeeds {
  db: Kysely<DB>;
  log: Log;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** Front pages are made again with every publication, and most of what they show did not change. */
  openKept: OpenKept;
  /** The tags most used on this paper lately. */
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: FrontTag[]; dependencies: Dependency[] }>;
  /** From which lists the recommender takes a group; what is special, editors put into its box. */
  recommendedLists(view: Viewpoint): Record<Exclude<RecommenderGroup, 'special'>, string[]>;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}
