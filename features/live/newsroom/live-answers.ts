/** The calls of the console, and the schemas of their answers. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

const postSchema = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  isUntitled: z.boolean(),
  text: z.string(),
  pictures: z.int(),
  pubDate: z.string(),
  pinned: z.boolean(),
  keyEvent: z.boolean(),
  authors: z.array(z.string()),
});

export type ConsolePost = z.infer<typeof postSchema>;

const blogSchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  url: z.string(),
  isLive: z.boolean(),
  authors: z.array(z.object({ slug: z.string(), name: z.string() })),
  ownAuthor: z.nullable(z.string()),
  posts: z.array(postSchema),
});

export type ConsoleBlog = z.infer<typeof blogSchema>;

const folder = (blog: number) => `/api/newsroom/live/${blog}`;

export function blogCall(id: number): Call<ConsoleBlog> {
  return { path: folder(id), read: (value) => blogSchema.parse(value) };
}

export interface PostToSend {
  key: string;
  title: string;
  text: string;
  embed: string;
  author: string | null;
  time?: string;
  pinned: boolean;
  keyEvent: boolean;
  pictures: { id: number; alt: string }[];
}

export function postCall(blog: number, post: PostToSend): Call<unknown> {
  return { method: 'POST', path: `${folder(blog)}/posts`, body: post, read: (value) => value };
}

export function changePostCall(
  blog: number,
  { id, version }: Pick<ConsolePost, 'id' | 'version'>,
  change: { pinned: boolean } | { keyEvent: boolean } | { withdrawn: true },
): Call<unknown> {
  const body = { ...change, version };
  return { method: 'PATCH', path: `${folder(blog)}/posts/${id}`, body, read: (value) => value };
}
