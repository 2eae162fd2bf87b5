/** Finds the live blog to measure and posts to it. */
import type { AppContext } from '#apps/server/compose.ts';
import type { BenchApp } from './bench-app.ts';

export interface LiveBlog {
  id: number;
  slug: string;
  url: string;
}

/** Returns the newest live blog of the main site. */
export async function liveBlogOf({ context, view }: BenchApp): Promise<LiveBlog> {
  const { articles } = await context.lists.page(view, 'latest:telex', 1, 100);
  const blog = articles.find(({ type }) => type === 'liveblog');
  if (!blog) throw new Error('the sample edition has no live blog');
  return blog;
}

/** @returns The post's slug. */
export async function postTo({ live }: AppContext, { slug }: LiveBlog, title: string): Promise<string> {
  const post = { title, text: title, authors: [], pinned: false, keyEvent: false };
  const done = await live.post(slug, post);
  if (done.kind === 'refused') throw new Error(done.why);
  return done.slug;
}
