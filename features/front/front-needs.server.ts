/** Dependencies that the front feature needs from outside. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import type { CreateValueCache } from '#platform/cache/read-cache.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RecommenderGroup } from './fill/recommend.ts';

export interface FrontTag {
  slug: string;
  name: string;
}

export interface FrontNeeds {
  db: Kysely<DB>;
  log: Log;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** Creates a cache: front pages are rendered again on every publication, and most of their content is unchanged. */
  createReadCache: CreateValueCache;
  /** The most frequent tags of the domain's newest stories. */
  trendingTags(view: Viewpoint, count: number): Promise<{ tags: FrontTag[]; dependencies: Dependency[] }>;
  /** The lists from which the recommender fills each group; the group `special` is the editors' choice. */
  recommendedLists(view: Viewpoint): Record<Exclude<RecommenderGroup, 'special'>, string[]>;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}
