/** Queries the posts of live blogs: SQL fragments for a story's query (`c`: card, `a`: row), and whole queries. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { DraftBody } from '../body/block-keys.ts';
import type { PersonRow } from './person-row.ts';

type Database = Kysely<DB>;

/** Selects posts of a live blog: a page of all of them, or of the key events. */
export interface PostsQuery {
  page: number;
  onlyKey: boolean;
  /** 30 by default. */
  perPage?: number;
}

export const firstPosts: PostsQuery = { page: 1, onlyKey: false };
export const noPosts: PostsQuery = { ...firstPosts, perPage: 0 };

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
  flags: string[];
  /** The recommender text when there is one, else the lead. */
  lead: string;
  authors: PersonRow[];
  body: DraftBody;
  body_images: ImageRef[];
}

/** A post without its text. */
export type ListedPostRow = Omit<PostRow, 'body' | 'body_images'>;

/** The columns of a link to a post. */
export type PostLinkRow = Pick<PostRow, 'id' | 'slug' | 'title' | 'pub_date' | 'url_date' | 'pinned'>;

export const bodyImages = sql<ImageRef[]>`(
  select coalesce(jsonb_agg(i.ref order by i.id), '[]'::jsonb)
  from article_images ai join image_refs i on i.id = ai.image_id where ai.article_id = a.id)`;

const listedPostJson = sql<ListedPostRow>`jsonb_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'pub_date', a.pub_date, 'updated_at', a.updated_at,
  'version', a.version, 'url_date', a.url_date, 'pinned', a.pinned, 'key_event', a.key_event,
  'flags', a.flags, 'lead', case when a.recommender = '' then a.lead else a.recommender end,
  'authors', people_of(a.id, 'author'))`;

const postJson = sql<PostRow>`(
  ${listedPostJson} || jsonb_build_object('body', a.body, 'body_images', ${bodyImages}))`;

/** Posts on a page of a live blog [LIVE-01]. */
export const postsPerPage = 30;

/** A page of a live blog's public posts, pinned first. */
export function postsOf({ page, onlyKey, perPage = postsPerPage }: PostsQuery) {
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

/** The first posts of a live blog `c` without their texts, in the order of its page. */
export function listedPostsOf(limit: number) {
  return sql<ListedPostRow[]>`case when c.type <> 'liveblog' then '[]'::jsonb else (
    select coalesce(jsonb_agg(post.json order by post.pinned desc, post.pub_date desc, post.id desc), '[]'::jsonb)
    from (
      select a.pinned, a.pub_date, a.id, ${listedPostJson} as json
      from articles a where a.parent_id = c.id and a.state = 'active'
      order by a.pinned desc, a.pub_date desc, a.id desc limit ${limit}
    ) post) end`;
}

const linkJson = sql<PostLinkRow>`jsonb_build_object(
  'id', p.id, 'slug', p.slug, 'title', p.title, 'pub_date', p.pub_date, 'url_date', p.url_date, 'pinned', p.pinned)`;

/** Every key event of a live blog, newest first. */
export const keyEventsOf = sql<PostLinkRow[]>`case when c.type <> 'liveblog' then '[]'::jsonb else (
  select coalesce(jsonb_agg(${linkJson} order by p.pub_date desc, p.id desc), '[]'::jsonb)
  from articles p where p.parent_id = c.id and p.state = 'active' and p.key_event) end`;

/** Number of other posts shown beside a post [LIVE-02]. */
const siblingLimit = 4;

/** The other posts of a post's live blog, pinned ones first, then the newest. */
export const siblingsOf = sql<PostLinkRow[]>`case when c.type <> 'liveblogpost' then '[]'::jsonb else (
  select coalesce(jsonb_agg(${linkJson} order by p.pinned desc, p.pub_date desc, p.id desc), '[]'::jsonb)
  from (
    select * from articles p where p.parent_id = a.parent_id and p.state = 'active' and p.id <> a.id
    order by p.pinned desc, p.pub_date desc, p.id desc limit ${siblingLimit}
  ) p) end`;

/** The page of its live blog on which a public post is; undefined for an unknown slug. */
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

/** Public posts of a live blog: a page of those that are not pinned, newest first, and all pinned ones. */
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
    select ${posts(false, perPage, (page - 1) * perPage)} as items, ${posts(true, maxPinned, 0)} as pinned, (
      select count(*)::int from articles a
      where a.parent_id = ${parentId} and a.state = 'active' and not a.pinned
    ) as "totalItems"`.execute(db);
  return found.rows[0] ?? { items: [], pinned: [], totalItems: 0 };
}

/** Pinned posts are part of every page, so their number is limited. */
const maxPinned = 100;

/** Every post of these stories, in any state. */
export async function idsOfPosts(db: Database, parentIds: number[]): Promise<number[]> {
  if (parentIds.length === 0) return [];
  const found = await sql<{ id: number }>`
    select id from articles where parent_id = any(${parentIds}::int[])`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Increments the version of live blogs with changed posts: open pages poll this version [LIVE-03]. */
export async function incrementVersions(db: Database, parentIds: number[], postIds: number[]): Promise<void> {
  await sql`
    update articles a set version = a.version + 1, updated_at = greatest(a.updated_at, (
      select max(p.updated_at) from articles p where p.parent_id = a.id and p.id = any(${postIds}::int[])))
    where a.id = any(${parentIds}::int[]) and a.type = 'liveblog'`.execute(db);
}
