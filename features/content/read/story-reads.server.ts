/** Reads stories as seen from one site. */
import type { Viewer, Viewpoint } from '#features/sites/public.ts';
import { everything, type Invalidation } from '#platform/cache/dependency.ts';
import type { Database } from '../content-needs.server.ts';
import { maySee } from '../secrecy/sight-queries.server.ts';
import type { StoryCard } from '../story.ts';
import { changedAt, knownSourceKeys } from '../write/article-queries.server.ts';
import {
  type ArchiveCursor,
  type ArchiveRange,
  archiveCursorAfter,
  archiveFrom,
  monthsChanged,
} from './archive-queries.server.ts';
import { type ArchivedStory, presentArchivedStory } from './archived-story.server.ts';
import { feedIdsOf } from './feed-ids-queries.server.ts';
import { listPresenter, type PresentListItem } from './list-presenter.server.ts';
import { firstPosts, type PostsQuery } from './live-posts-queries.server.ts';
import { type LoadedStory, presentLoaded } from './loaded-story.server.ts';
import { type NewsroomEntry, type NewsroomFilter, newsroomStories } from './newsroom-queries.server.ts';
import { presentCard } from './present-story.server.ts';
import {
  articlesShowing,
  cardsByIds,
  reactionsTo,
  type StoryRow,
  type StoryVersion,
  slugOfFormerSlug,
  storiesByIds,
  storyById,
  storyBySlug,
  versionOf,
} from './story-queries.server.ts';

export interface StoryReads {
  storyBySlug(view: Viewpoint, slug: string, posts?: PostsQuery): Promise<LoadedStory | undefined>;
  storyById(view: Viewpoint, id: number, posts?: PostsQuery): Promise<LoadedStory | undefined>;
  slugOfFormerSlug(slug: string): Promise<string | undefined>;
  /** Whether the viewer may see this story although it is not public [ACT-16]. */
  maySee(viewer: Viewer, id: number): Promise<boolean>;
  /** Whether the viewer may see its page; always false for a story that was taken down. */
  isShown(viewer: Viewer, story: LoadedStory): Promise<boolean>;
  versionOf(slug: string): Promise<StoryVersion | undefined>;
  /** Whole stories in the order of `ids`, with the first page of live blog posts only. */
  stories(view: Viewpoint, ids: number[]): Promise<LoadedStory[]>;
  /** A page of the archive after a cursor, oldest story first. */
  archiveFrom(
    view: Viewpoint,
    stretch: ArchiveRange,
    after: ArchiveCursor | undefined,
    limit: number,
  ): Promise<ArchivedStory[]>;
  /** The cursor after `before` stories of the range; undefined when it has fewer. */
  archiveCursorAfter(stretch: ArchiveRange, before: number): Promise<ArchiveCursor | undefined>;
  /** Months (UTC), `2026-11`, with the unix seconds of the last change of their stories on these sites. */
  monthsChanged(sites: string[]): Promise<Map<string, number>>;
  /** When a story was last changed, its publication on schedule aside. */
  changedAt(id: number): Promise<Date | undefined>;
  /** Stories in every state, last changed first. */
  newsroomStories(filter: NewsroomFilter): Promise<NewsroomEntry[]>;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** Ids of these stories in the feeds of a site; stories that were never public are missing [S54]. */
  feedIds(site: string, ids: number[]): Promise<Map<number, string>>;
  /** Returns a function that turns these cards into items of the API's lists, which have more fields [LIST-28]. */
  listPresenter(view: Viewpoint, cards: StoryCard[]): Promise<PresentListItem>;
  /** Reaction counts of those of these stories that are public [ART-21]. */
  reactions(ids: number[]): Promise<{ id: number; reactions: number }[]>;
  /** Invalidations for a changed image: the stories whose cards show it. */
  cardsShowing(imageId: number, trx: Database): Promise<Invalidation[]>;
  /** Which of these source keys belong to a story. */
  knownSourceKeys(keys: string[]): Promise<Set<string>>;
}

/** The portrait of a busy author is on so many cards that naming each costs more than invalidating all pages. */
const maxNamedCards = 2_000;

export function createStoryReads(db: Database): StoryReads {
  return {
    storyBySlug: async (view, slug, posts = firstPosts) =>
      presentOptional(view, await storyBySlug(db, slug, posts)),
    storyById: async (view, id, posts = firstPosts) => presentOptional(view, await storyById(db, id, posts)),
    slugOfFormerSlug: (slug) => slugOfFormerSlug(db, slug),
    maySee: (viewer, id) => maySee(db, viewer, id),
    isShown: async (viewer, { isPublic, isTakenDown, story }) =>
      isPublic || (!isTakenDown && (await maySee(db, viewer, story.id))),
    versionOf: (slug) => versionOf(db, slug),
    stories: async (view, ids) => (await storiesByIds(db, ids)).map((row) => presentLoaded(view, row)),
    archiveFrom: async (view, stretch, after, limit) =>
      (await archiveFrom(db, stretch, after, limit)).map((row) => presentArchivedStory(view, row)),
    archiveCursorAfter: (stretch, before) => archiveCursorAfter(db, stretch, before),
    monthsChanged: (sites) => monthsChanged(db, sites),
    changedAt: (id) => changedAt(db, id),
    newsroomStories: (filter) => newsroomStories(db, filter),
    feedIds: (site, ids) => feedIdsOf(db, site, ids),
    cards: async (view, ids) => (await cardsByIds(db, ids)).map((row) => presentCard(view, row)),
    listPresenter: (view, cards) => listPresenter(db, view, cards),
    reactions: (ids) => reactionsTo(db, ids),
    async cardsShowing(imageId, trx) {
      const ids = await articlesShowing(trx, imageId, maxNamedCards + 1);
      if (ids.length > maxNamedCards) return [{ key: everything }];
      return ids.map((id) => ({ key: `article:${id}` }));
    },
    knownSourceKeys: (keys) => knownSourceKeys(db, keys),
  };
}

function presentOptional(view: Viewpoint, row: StoryRow | undefined): LoadedStory | undefined {
  return row && presentLoaded(view, row);
}
