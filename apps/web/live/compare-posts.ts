/** What is different between the posts that a reader has and those that there are: nothing here touches a page. */

export interface PostOnPage {
  id: string;
  version: number;
  /** Unix milliseconds of its publication. */
  at: number;
}

export interface PostChanges {
  /** Not on the reader's page, and newer than some that are. */
  added: string[];
  /** Not on the reader's page, and older than all that are: room was made for them by one that is gone. */
  moreBelow: string[];
  changed: string[];
  /** Not there any more, and on no page before or after this one because others moved it. */
  gone: string[];
}

/** Where the page stands among the pages of posts. */
export interface PlaceOfPage {
  isFirst: boolean;
  isLast: boolean;
}

/**
 * @param there The posts of the same page as it is now.
 * @param place What is older than the last one may have gone to the next page, and what is newer than the first one to
 * the page before.
 */
export function comparePosts(
  shown: readonly PostOnPage[],
  there: readonly PostOnPage[],
  { isFirst, isLast }: PlaceOfPage,
): PostChanges {
  const known = new Map(shown.map((post) => [post.id, post]));
  const now = new Map(there.map((post) => [post.id, post]));
  const lastKnown = there.findLastIndex(({ id }) => known.has(id));
  const unknown = there.map(({ id }, at) => ({ id, at })).filter(({ id }) => !known.has(id));
  // Pinned ones come first, however old they are.
  const oldest = isLast ? -Infinity : (there.at(-1)?.at ?? -Infinity);
  const newest = isFirst ? Infinity : (there[0]?.at ?? Infinity);
  return {
    added: unknown.filter(({ at }) => at < lastKnown || shown.length === 0).map(({ id }) => id),
    moreBelow: unknown.filter(({ at }) => at > lastKnown && shown.length > 0).map(({ id }) => id),
    changed: shown.filter(({ id, version }) => (now.get(id)?.version ?? 0) > version).map(({ id }) => id),
    gone: shown.filter(({ id, at }) => !now.has(id) && at > oldest && at < newest).map(({ id }) => id),
  };
}
