/** Addresses of a live blog's posts; `pages/article/posts-query.ts` parses them. */

/** The value of `szuro` for key events. */
export const keyEvents = 'fontos';

/** The query for a live blog's key events only. */
export const onlyKeyEvents = `szuro=${keyEvents}`;

/** Address of the page that contains a post, with the post as fragment: permanent, however many posts follow. */
export function addressOfPost(blogPath: string, slug: string): string {
  return `${blogPath}?poszt=${slug}#${postAnchor(slug)}`;
}

/** The id of a post's element on its live blog's page. */
export function postAnchor(slug: string): string {
  return `poszt-${slug}`;
}
