/** A feed before it is written down in one of the three forms. Times are unix seconds, addresses are full. */

export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same to people. */
  home: string;
  /** Where this form of the feed lives. */
  self: string;
  /** WebSub hubs that tell subscribers of news. */
  hubs: string[];
  language: string;
  /** Square picture of who publishes. */
  icon: string;
  publisher: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Where it can be read; also what it is called, so that a reader who has it does not get it twice. */
  address: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** The whole text, every address in it full; null when the feed carries the summary only. */
  html: string | null;
  publishedAt: number;
  updatedAt: number;
  language: string;
  authors: { name: string; address: string | null }[];
  categories: string[];
  picture: FeedPicture | null;
}

export interface FeedPicture {
  address: string;
  type: string;
  width: number;
  height: number;
  description: string;
  credit: string;
}

export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

/** The last change of anything in the feed: the same items always give the same bytes. Null when there is nothing. */
export function lastChangeOf(feed: Feed): number | null {
  const times = feed.items.map((item) => Math.max(item.publishedAt, item.updatedAt));
  return times.length === 0 ? null : Math.max(...times);
}

/** @example isoTime(0) // '1970-01-01T00:00:00Z' */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
