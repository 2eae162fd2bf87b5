/** A feed, independent of its format. Times are unix seconds, URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The HTML page with the same content. */
  home: string;
  /** URL of the feed in this format. */
  self: string;
  /** WebSub hubs that notify subscribers of new items. */
  hubs: string[];
  language: string;
  /** Square picture of the publisher. */
  icon: string;
  publisher: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Never changes (RFC 4287 §4.2.6.1), so that a feed reader does not show a story twice [S54]. */
  id: string;
  /** URL of the story. */
  address: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** The whole text with absolute URLs; null when the feed has the summary only. */
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

/** Time of the last change in the feed, so that the same items always give the same bytes. Null for an empty feed. */
export function lastChangeOf(feed: Feed): number | null {
  const times = feed.items.map((item) => Math.max(item.publishedAt, item.updatedAt));
  return times.length === 0 ? null : Math.max(...times);
}

/** RFC 822 time with a four-digit year, as RSS requires. */
export function rfc822Time(seconds: number): string {
  return new Date(seconds * 1000).toUTCString();
}
