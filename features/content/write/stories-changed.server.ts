/**
 * The event of every change of stories. Its handlers are registered in
 * `apps/server/compose/editorial-features.ts`.
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { ChangeAuthor } from './acts/change-author.ts';

/** Stories that one transaction changed, one or a hundred. */
export interface StoriesChanged {
  stories: readonly ChangedStory[];
  /** `state`: only visibility changed, of any number of stories. */
  change: 'text' | 'state';
  /** Without it: the program itself. */
  by?: ChangeAuthor;
  /** False: no invalidations are recorded and no notification is sent; the caller records an invalidation of everything. */
  announce: boolean;
}

export interface ChangedStory {
  id: number;
  /** Its current and former slugs: a cached "not found" answer depends on them. */
  slugs: string[];
  /** Live blogs of which it is or was a post. */
  parentIds: number[];
  /** Its visibility changed, and with it that of a live blog's posts. */
  changesPosts: boolean;
}

/** Updates data derived from stories, in the transaction of the change; returns the invalidations. */
export type StoryProjection = (trx: Transaction<DB>, event: StoriesChanged) => Promise<Invalidation[]>;

/** Writes messages for other systems to the outbox, in the transaction of the change. */
export type StorySubscriber = (
  trx: Transaction<DB>,
  event: StoriesChanged,
  invalidations: readonly Invalidation[],
) => Promise<void>;

/** @example parentsOf(event) // [12]: the live blogs whose posts changed */
export function parentsOf({ stories }: StoriesChanged): number[] {
  return [...new Set(stories.flatMap(({ parentIds }) => parentIds))].toSorted((a, b) => a - b);
}

export function idsOf({ stories }: StoriesChanged): number[] {
  return stories.map(({ id }) => id);
}
