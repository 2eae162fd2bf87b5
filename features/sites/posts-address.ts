/** What a live blog's address says about its posts. */
import type { PostsInAddress } from './page-address.ts';
import { pageNumber } from './page-number.ts';

const filter = { name: 'szuro', keyEvents: 'fontos' };
const post = 'poszt';

const slugPattern = /^[a-z0-9-]{1,200}$/;

/** Parameters that choose a live blog's posts, beside the page's number, and which of their values do. */
export const postsParameters: ReadonlyMap<string, (value: string) => boolean> = new Map([
  [filter.name, (value) => value === filter.keyEvents],
  [post, (value) => slugPattern.test(value)],
]);

/** The query of a live blog's key events alone. */
export const onlyKeyEvents = `${filter.name}=${filter.keyEvents}`;

export function postsAsked(query: string): PostsInAddress {
  const given = new URLSearchParams(query);
  const slug = given.get(post) ?? '';
  return {
    page: pageNumber(given.get('oldal')),
    onlyKey: given.get(filter.name) === filter.keyEvents,
    post: slugPattern.test(slug) ? slug : null,
  };
}

/** Leads to the page that shows a post, and there to the post: good for ever, however many come before it. */
export function addressOfPost(blogPath: string, slug: string): string {
  return `${blogPath}?${post}=${slug}#${postAnchor(slug)}`;
}

/** Where a post stands on its live blog's page. */
export function postAnchor(slug: string): string {
  return `poszt-${slug}`;
}
