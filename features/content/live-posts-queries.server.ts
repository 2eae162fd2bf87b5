/** Reads the posts of live blogs, as parts of the query that reads a story `c` (its card) and `a` (its row), and alone. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Body } from './body-schema.ts';
import type { PersonRow } from './story-queries.server.ts';

type Database = Kysely<DB>;

/** Which of a live blog's posts: a page of all of them, or of those that are key events. */
export interface PostsAsked {
  page: number;
  onlyKey: boolean;
  /** 30 without it. */
  perPage?: number;
}

export const firstPosts: PostsAsked = { page: 1, onlyKey: false };
export const noPosts: PostsAsked = { ...firstPosts, perPage: 0 };

export interface PostRow {
  id: number;
  slug: string;
  title: string;
  pub_date: string;
  updated_at: string;
  version: number;
  url_date: string;
  pinned: boolean;
  key_event: boolean;
  authors: PersonRow[];
  body: Body;
  body_images: ImageRef[];
}

/** What a link to a post says of it. */
export type PostLinkRow = Pick<PostRow, 'id' | 'slug' | 'title' | 'pub_date' | 'url_date' | 'pinned'>;

export const bodyImages = sql<ImageRef[]>`(
  select coalesce(jsonb_agg(image_ref(i) order by i.id), '[]'::jsonb)
  from article_images ai join images i on i.id = ai.image_id where ai.article_id = a.id)`;

const postJson = sql<PostRow>`jsonb_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'pub_date', a.pub_date, 'updated_at', a.updated_at,
  'version', a.version, 'url_date', a.url_date, 'pinned', a.pinned, 'key_event', a.key_event,
  'authors', people_of(a.id, 'author'), 'body', a.body, 'body_images', ${bodyImages})`;

/** How many posts of a live blog a page of it carries [LIVE-01]. */
export const postsPerPage = 30;

/** A page of a live blog's posts that readers may see, pinned first. */
export function postsOf({ page, onlyKey, perPage = postsPerPage }: PostsAsked) {
  return sql<PostRow[]>`case when c.type <> 'liveblog' then '[]'::jsonb else (
    select coalesce(jsonb_agg(post.json order by post.pinned desc, post.pub_date desc, post.id desc), '[]'::jsonb)
    from (
      select a.pinned, a.pub_date, a.id, ${postJson} as json
      from articles a
      where a.parent_id = c.id and a.state = 'active' and (a.key_event or not ${onlyKey})
      order by a.pinned desc, a.pub_date desc, a.id desc
      limit ${perPage} offset ${(page - 1) * perPage}
    ) post) end`;
}

const linkJson = sql<PostLinkRow>`jsonb_build_object(
  'id', p.id, 'slug', p.slug, 'title', p.title, 'pub_date', p.pub_date, 'url_date', p.url_date, 'pinned', p.pinned)`;

/** Every key event of a live blog, the newest first. */
export const keyEventsOf = sql<PostLinkRow[]>`case when c.type <> 'liveblog' then '[]'::jsonb else (
  select coalesce(jsonb_agg(${linkJson} order by p.pub_date desc, p.id desc), '[]'::jsonb)
  from articles p where p.parent_id = c.id and p.state = 'active' and p.key_event) end`;

/** Beside a post stand so many others [LIVE-02]. */
const siblingsShown = 4;

/** The other posts of a post's live blog, pinned ones first, then the newest. */
export const siblingsOf = sql<PostLinkRow[]>`case when c.type <> 'liveblogpost' then '[]'::jsonb else (
  select coalesce(jsonb_agg(${linkJson} order by p.pinned desc, p.pub_date desc, p.id desc), '[]'::jsonb)
  from (
    select * from articles p where p.parent_id = a.parent_id and p.state = 'active' and p.id <> a.id
    order by p.pinned desc, p.pub_date desc, p.id desc limit ${siblingsShown}
  ) p) end`;

/** On which page of its live blog a post stands that readers may see; undefined when there is none of that slug. */
export async function pageOfPost(db: Database, parentId: number, slug: string): Promise<number | undefined> {
  const found = await sql<{ before: number }>`
    select (
      select count(*)::int from articles p where p.parent_id = a.parent_id and p.state = 'active'
        and (p.pinned, p.pub_date, p.id) > (a.pinned, a.pub_date, a.id)
    ) as before
    from articles a where a.parent_id = ${parentId} and a.slug = ${slug} and a.state = 'active'`.execute(db);
  const [row] = found.rows;
  return row && Math.floor(row.before / postsPerPage) + 1;
}

/** Posts of a live blog that readers may see: a page of those that are not pinned, newest first, and all that are. */
export async function itemsOfParent(
  db: Database,
  parentId: number,
  page: number,
  perPage: number,
): Promise<{ items: PostRow[]; pinned: PostRow[]; totalItems: number }> {
  const posts = (pinned: boolean, limit: number, offset: number) => sql<PostRow[]>`(
    select coalesce(jsonb_agg(post.json order by post.pub_date desc, post.id desc), '[]'::jsonb)
    from (
      select a.pub_date, a.id, ${postJson} as json from articles a
      where a.parent_id = ${parentId} and a.state = 'active' and a.pinned = ${pinned}
      order by a.pub_date desc, a.id desc limit ${limit} offset ${offset}
    ) post)`;
  const found = await sql<{ items: PostRow[]; pinned: PostRow[]; totalItems: number }>`
    select ${posts(false, perPage, (page - 1) * perPage)} as items, ${posts(true, pinnedAtMost, 0)} as pinned, (
      select count(*)::int from articles a
      where a.parent_id = ${parentId} and a.state = 'active' and not a.pinned
    ) as "totalItems"`.execute(db);
  return found.rows[0] ?? { items: [], pinned: [], totalItems: 0 };
}

/** What is pinned stands on every page. */
const pinnedAtMost = 100;

/** Every post of these stories, in whatever state. */
export async function idsOfPosts(db: Database, parentIds: number[]): Promise<number[]> {
  if (parentIds.length === 0) return [];
  const found = await sql<{ id: number }>`
    select id from articles where parent_id = any(${parentIds}::int[])`.execute(db);
  return found.rows.map((row) => row.id);
}

/** A live blog changes with its posts: its version is what readers' pages ask for [LIVE-03]. */
export async function countUpWithPosts(db: Database, parentIds: number[], postIds: number[]): Promise<void> {
  await sql`
    update articles a set version = a.version + 1, updated_at = greatest(a.updated_at, (
      select max(p.updated_at) from articles p where p.parent_id = a.id and p.id = any(${postIds}::int[])))
    where a.id = any(${parentIds}::int[]) and a.type = 'liveblog'`.execute(db);
}
