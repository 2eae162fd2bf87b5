/** The live blog that is measured, and its newsroom. */
import type { House } from '#apps/server/compose.ts';
import type { Paper } from './paper.ts';

export interface LiveBlog {
  id: number;
  slug: string;
  url: string;
}

/** The newest live blog of the main site. */
export async function liveBlogOf({ house, view }: Paper): Promise<LiveBlog> {
  const { articles } = await house.lists.page(view, 'latest:telex', 1, 100);
  const blog = articles.find(({ type }) => type === 'liveblog');
  if (!blog) throw new Error('the sample edition has no live blog');
  return blog;
}

/** @returns The post's slug. */
export async function postTo({ live }: House, { slug }: LiveBlog, title: string): Promise<string> {
  const post = { title, text: title, authors: [], pinned: false, keyEvent: false };
  const done = await live.post(slug, post);
  if (done.kind === 'refused') throw new Error(done.why);
  return done.slug;
}
