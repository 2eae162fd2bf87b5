import type { LivePost, PostLink, StoryCard } from '#features/content/public.ts';

/** What the page of a live blog, or of a post of one, has beside what every article's has. */
export interface LiveBlogParts {
  /** A live blog's posts, pinned ones first; empty elsewhere. */
  posts: LivePost[];
  /** What else a live blog's page needs; null elsewhere. */
  live: LiveBlogPage | null;
  /** Other posts of a post's live blog [LIVE-02]; empty elsewhere. */
  siblings: PostLink[];
  /** A post's live blog; null elsewhere. */
  parent: StoryCard | null;
}

export interface LiveBlogPage {
  /** Where its first page is. */
  path: string;
  page: number;
  totalPages: number;
  /** The posts are its key events alone. */
  onlyKey: boolean;
  /** All there are, the newest first. */
  keyEvents: PostLink[];
}
