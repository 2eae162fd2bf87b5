/** Compares the posts on the reader's page with the current ones; pure functions, no DOM. */

export interface PostOnPage {
  id: string;
  version: number;
  /** Publication time in Unix milliseconds. */
  at: number;
}

export interface PostChanges {
  /** Missing on the reader's page, and above at least one known post. */
  added: string[];
  /** Missing on the reader's page, and below all known posts: they moved up because another post was removed. */
  moreBelow: string[];
  changed: string[];
  /** Removed; posts that only moved to the page before or after this one are not included. */
  gone: string[];
}

/** Position of the page among the pages of posts. */
export interface PagePosition {
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Posts older than the last current one may have moved to the next page, and posts newer than the first one to the
 * previous page, so these do not count as gone.
 * @param current The current posts of the same page.
 */
export function comparePosts(
  shown: readonly PostOnPage[],
  current: readonly PostOnPage[],
  { isFirst, isLast }: PagePosition,
): PostChanges {
  const known = new Map(shown.map((post) => [post.id, post]));
  const now = new Map(current.map((post) => [post.id, post]));
  const lastKnown = current.findLastIndex(({ id }) => known.has(id));
  const unknown = current.map(({ id }, at) => ({ id, at })).filter(({ id }) => !known.has(id));
  // The last post gives the lower bound: pinned posts come first regardless of age and may be older.
  const oldest = isLast ? -Infinity : (current.at(-1)?.at ?? -Infinity);
  const newest = isFirst ? Infinity : (current[0]?.at ?? Infinity);
  return {
    added: unknown.filter(({ at }) => at < lastKnown || shown.length === 0).map(({ id }) => id),
    moreBelow: unknown.filter(({ at }) => at > lastKnown && shown.length > 0).map(({ id }) => id),
    changed: shown.filter(({ id, version }) => (now.get(id)?.version ?? 0) > version).map(({ id }) => id),
    gone: shown.filter(({ id, at }) => !now.has(id) && at > oldest && at < newest).map(({ id }) => id),
  };
}
