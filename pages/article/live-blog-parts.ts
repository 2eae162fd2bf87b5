import type { LivePost, PostLink, StoryCard } from '#features/content/public.ts';

/** Page data that only a live blog or one of its posts has, in addition to that of every article. */
export interface LiveBlogParts {
  /** A live blog's posts, pinned ones first; empty on other pages. */
  posts: LivePost[];
  /** Paging and key events of a live blog; null on other pages. */
  live: LiveBlogPage | null;
  /** Other posts of a post's live blog [LIVE-02]; empty on other pages. */
  siblings: PostLink[];
  /** A post's live blog; null on other pages. */
  parent: StoryCard | null;
}

export interface LiveBlogPage {
  /** Path of its first page. */
  path: string;
  page: number;
  totalPages: number;
  /** Whether the posts are only its key events. */
  onlyKey: boolean;
  /** All key events, newest first. */
  keyEvents: PostLink[];
}
