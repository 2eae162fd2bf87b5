/** Reads live blogs and their posts. */
import type { Viewpoint } from '#features/sites/public.ts';
import type { Database } from '../content-needs.server.ts';
import type { StoryCard } from '../story.ts';
import type { LivePost } from '../story-parts.ts';
import { itemsOfParent, noPosts, pageOfPost } from './live-posts-queries.server.ts';
import { imagesOfPost, type LoadedStory, presentLoaded } from './loaded-story.server.ts';
import { liveBlogNaming, liveBlogsNaming, namedLivescoreIds } from './naming-queries.server.ts';
import { presentCard, presentPost } from './present-story.server.ts';
import { cardsByIds, cardsOfPosts, storyById } from './story-queries.server.ts';

export interface ItemsOf extends Pick<LoadedStory, 'story' | 'isPublic' | 'dependencies'> {
  items: LivePost[];
  pinned: LivePost[];
  totalItems: number;
}

export interface LiveBlogReads {
  /** Distinct live-score ids of the newest public stories. */
  namedLivescoreIds(limit: number): Promise<string[]>;
  /** The newest live blog that names one of these; undefined for none. */
  liveBlogNaming(view: Viewpoint, livescoreIds: string[]): Promise<StoryCard | undefined>;
  /** The newest live blogs that name live scores, one for each `livescoreId`. */
  liveBlogsNamingScores(view: Viewpoint): Promise<{ livescoreId: string; blog: StoryCard }[]>;
  /** A live blog's public posts, newest first. */
  postsOf(
    view: Viewpoint,
    parentId: number,
    page: number,
    perPage: number,
  ): Promise<{ cards: StoryCard[]; totalItems: number }>;
  /** The posts of a live blog: a page of those that are not pinned, newest first, and all pinned ones [ART-20]. */
  itemsOf(view: Viewpoint, id: number, page: number, perPage: number): Promise<ItemsOf | undefined>;
  /** The page of a live blog on which a public post is. */
  pageOfPost(parentId: number, slug: string): Promise<number | undefined>;
}

/** Live blogs of older matches are not looked up. */
const mostNamingBlogs = 100;

export function createLiveBlogReads(db: Database): LiveBlogReads {
  return {
    namedLivescoreIds: (limit) => namedLivescoreIds(db, limit),
    async liveBlogNaming(view, livescoreIds) {
      const id = await liveBlogNaming(db, livescoreIds);
      const [row] = id === undefined ? [] : await cardsByIds(db, [id]);
      return row && presentCard(view, row);
    },
    async liveBlogsNamingScores(view) {
      const named = await liveBlogsNaming(db, mostNamingBlogs);
      const ids = new Map(named.map(({ id, livescoreId }) => [id, livescoreId]));
      const rows = await cardsByIds(db, [...ids.keys()]);
      return rows.map((row) => ({ livescoreId: ids.get(row.id) ?? '', blog: presentCard(view, row) }));
    },
    postsOf: async (view, parentId, page, perPage) => {
      const { cards, totalItems } = await cardsOfPosts(db, parentId, page, perPage);
      return { cards: cards.map((row) => presentCard(view, row)), totalItems };
    },
    async itemsOf(view, id, page, perPage) {
      const row = await storyById(db, id, noPosts);
      if (!row) return undefined;
      const found = await itemsOfParent(db, id, page, perPage);
      const images = [...found.items, ...found.pinned].flatMap(imagesOfPost);
      const { story, isPublic, dependencies } = presentLoaded(view, row);
      return {
        story,
        isPublic,
        items: found.items.map((post) => presentPost(view, row, post)),
        pinned: found.pinned.map((post) => presentPost(view, row, post)),
        totalItems: found.totalItems,
        dependencies: [
          ...dependencies,
          { key: `posts:${id}` },
          ...images.map((image) => ({ key: `image:${image.id}` })),
        ],
      };
    },
    pageOfPost: (parentId, slug) => pageOfPost(db, parentId, slug),
  };
}
