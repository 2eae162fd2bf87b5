/** Queries stories: cards from the view `story_cards`, whole stories in one query each. */

import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';
import type { ArticleState } from '../article.ts';
import type { DraftBody } from '../body/block-keys.ts';
import type { Form } from '../fields/field.ts';
import { type ShownColumns, shownColumns } from '../fields/fields-of.ts';
import type { Correction, StorySection, StoryTag } from '../story-parts.ts';
import {
  bodyImages,
  firstPosts,
  keyEventsOf,
  type PostLinkRow,
  type PostRow,
  type PostsQuery,
  postsOf,
  siblingsOf,
} from './live-posts-queries.server.ts';
import type { CardPersonRow, PersonRow } from './person-row.ts';

type Database = Kysely<DB>;

/** A row of the view `story_cards`, as the driver returns it. */
export interface CardRow extends ShownColumns<'card'> {
  id: number;
  /** Active, in an active section, and so is a post's live blog: visible to anonymous readers. */
  is_public: boolean;
  state: ArticleState;
  /** The recommender text when there is one, else the lead. */
  lead: string;
  pub_date: Date;
  url_date: string;
  updated_at: Date;
  version: number;
  minute: number;
  parent_id: number | null;
  section: StorySection | null;
  authors: CardPersonRow[];
  image: ImageRef | null;
  mirrors: string[];
}

export interface StoryRow extends CardRow, ShownColumns<'list'>, ShownColumns<'article'> {
  own_lead: string;
  /** The authors with all of their data. */
  writers: PersonRow[];
  body: DraftBody;
  paragraph_count: number;
  actions: unknown[];
  cover_image: ImageRef | null;
  facebook_image: ImageRef | null;
  mobile_image_11: ImageRef | null;
  mobile_image_43: ImageRef | null;
  contributors: PersonRow[];
  super_tags: StorySection[];
  tags: StoryTag[];
  body_images: ImageRef[];
  corrections: Correction[];
  linked: LinkedRow[];
  /** Slugs in links of the texts that no story has. */
  awaited: string[];
  posts: PostRow[];
  post_count: number;
  key_events: PostLinkRow[];
  siblings: PostLinkRow[];
  parent: CardRow | null;
  is_taken_down: boolean;
}

export interface LinkedRow {
  /** The slug in the text's link. */
  named: string;
  id: number;
  is_public: boolean;
  slug: string;
  title: string;
  site: string;
  url_date: string;
  section: { slug: string; site: string } | null;
  mirrors: string[];
}

/** Texts on a story's page that contain links: its own and, on a live blog, its posts'. */
const textsOf = sql`array(
  select a.id union all
  select p.id from articles p where c.type = 'liveblog' and p.parent_id = c.id and p.state = 'active')`;

/** The stories to which those texts link, by current or former slug; without an id when there is none (yet). */
const linkedStories = sql`(
  select l.slug, coalesce(
    (select o.id from articles o where o.slug = l.slug),
    (select f.article_id from article_former_slugs f where f.slug = l.slug)) as id
  from (select distinct slug from article_links where article_id = any(${textsOf})) l)`;

/** The sections and tags of a story `a`, in the newsroom's order. */
export const superTagsOf = sql<StorySection[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'site', t.site,
      'active', t.active) order by x.position), '[]'::jsonb)
    from article_super_tags x join super_tags t on t.id = x.super_tag_id where x.article_id = a.id)`;

export const tagsOf = sql<StoryTag[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by x.position),
      '[]'::jsonb)
    from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id)`;

/** Columns of `articles` as `a` with the values that stories have in this form. */
export function columnsIn(form: Form) {
  return sql.join(shownColumns(form).map((column) => sql.ref(`a.${column}`)));
}

const wholeStory = (posts: PostsQuery) => sql<StoryRow>`
  c.*, a.taken_down_at is not null as is_taken_down, a.lead as own_lead, a.body, a.paragraph_count, a.actions, ${columnsIn('list')}, ${columnsIn('article')},
  (select i.ref from image_refs i where i.id = a.cover_image_id) as cover_image,
  (select i.ref from image_refs i where i.id = a.facebook_image_id) as facebook_image,
  (select i.ref from image_refs i where i.id = a.mobile_image_11_id) as mobile_image_11,
  (select i.ref from image_refs i where i.id = a.mobile_image_43_id) as mobile_image_43,
  people_of(a.id, 'author') as writers,
  people_of(a.id, 'contributor') as contributors,
  ${superTagsOf} as super_tags,
  ${tagsOf} as tags,
  ${bodyImages} as body_images,
  (select coalesce(jsonb_agg(jsonb_build_object('at', extract(epoch from k.at)::bigint, 'text', k.text)
      order by k.at), '[]'::jsonb)
    from article_corrections k where k.article_id = a.id) as corrections,
  (select coalesce(jsonb_agg(jsonb_build_object('named', n.slug, 'id', o.id, 'is_public', o.is_public,
      'slug', o.slug, 'title', o.title, 'site', o.site, 'url_date', o.url_date, 'section', o.section,
      'mirrors', o.mirrors) order by o.id, n.slug), '[]'::jsonb)
    from ${linkedStories} n join story_cards o on o.id = n.id) as linked,
  (select coalesce(jsonb_agg(n.slug), '[]'::jsonb) from ${linkedStories} n where n.id is null) as awaited,
  ${postsOf(posts)} as posts,
  ${keyEventsOf} as key_events,
  ${siblingsOf} as siblings,
  case when c.type <> 'liveblog' then 0 else (
    select count(*)::int from articles p where p.parent_id = c.id and p.state = 'active') end as post_count,
  (select to_jsonb(p) from story_cards p where p.id = a.parent_id) as parent`;

export async function storyBySlug(
  db: Database,
  slug: string,
  posts: PostsQuery,
): Promise<StoryRow | undefined> {
  return storyWhere(db, sql`c.slug = ${slug}`, posts);
}

export async function storyById(db: Database, id: number, posts: PostsQuery): Promise<StoryRow | undefined> {
  return storyWhere(db, sql`c.id = ${id}`, posts);
}

/** Whole stories in the order of `ids`; missing ones are left out. */
export async function storiesByIds(db: Database, ids: number[]): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<StoryRow>`
    select ${wholeStory(firstPosts)} from unnest(${ids}::int[]) with ordinality w (id, at)
    join story_cards c on c.id = w.id join articles a on a.id = c.id order by w.at`.execute(db);
  return found.rows;
}

async function storyWhere(
  db: Database,
  where: ReturnType<typeof sql>,
  posts: PostsQuery,
): Promise<StoryRow | undefined> {
  const found = await sql<StoryRow>`${preparedStatement}
    select ${wholeStory(posts)} from story_cards c join articles a on a.id = c.id where ${where}`.execute(db);
  return found.rows[0];
}

/** The current slug of the story that formerly had this slug [S03]. */
export async function slugOfFormerSlug(db: Database, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('article_former_slugs')
    .innerJoin('articles', 'articles.id', 'article_former_slugs.article_id')
    .select('articles.slug')
    .where('article_former_slugs.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug;
}

export interface StoryVersion {
  id: number;
  version: number;
  isPublic: boolean;
  isTakenDown: boolean;
}

export async function versionOf(db: Database, slug: string): Promise<StoryVersion | undefined> {
  const found = await sql<StoryVersion>`
    select c.id, c.version, c.is_public as "isPublic", a.taken_down_at is not null as "isTakenDown"
    from story_cards c join articles a on a.id = c.id where c.slug = ${slug}`.execute(db);
  return found.rows[0];
}

/** Cards in the order of `ids`, without missing ones. One JSON value: rows of sixty cards are 1,400 values to parse. */
export async function cardsByIds(db: Database, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ cards: CardRow[] }>`${preparedStatement}
    select coalesce(json_agg(c order by w.at), '[]') as cards
    from unnest(${ids}::int[]) with ordinality w (id, at) join story_cards c on c.id = w.id`.execute(db);
  return (found.rows[0]?.cards ?? []).map(parseCardDates);
}

/** A page of a live blog's public posts, newest first, and their number. */
export async function cardsOfPosts(
  db: Database,
  parentId: number,
  page: number,
  perPage: number,
): Promise<{ cards: CardRow[]; totalItems: number }> {
  const found = await sql<{ cards: CardRow[]; total: number }>`
    select (
      select count(*)::int from articles p where p.parent_id = ${parentId} and p.state = 'active'
    ) as total, (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.pub_date desc, c.id desc), '[]'::jsonb)
      from (
        select id from articles p where p.parent_id = ${parentId} and p.state = 'active'
        order by p.pub_date desc, p.id desc limit ${perPage} offset ${(page - 1) * perPage}
      ) e join story_cards c on c.id = e.id
    ) as cards`.execute(db);
  const row = found.rows[0];
  return { cards: (row?.cards ?? []).map(parseCardDates), totalItems: row?.total ?? 0 };
}

/** Reaction counts of those of these stories that are public. */
export async function reactionsTo(db: Database, ids: number[]): Promise<{ id: number; reactions: number }[]> {
  const found = await sql<{ id: number; reactions: number }>`
    select id, facebook_engagement as reactions from story_cards
    where id = any(${ids}::int[]) and is_public order by id`.execute(db);
  return found.rows;
}

/** Stories whose cards, list items, text or cover show this image, or whose author has it as portrait. */
export async function articlesShowing(db: Database, imageId: number, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from articles where recommended_box_image_id = ${imageId}
    union
    select id from articles where mobile_image_11_id = ${imageId}
    union
    select id from articles where mobile_image_43_id = ${imageId}
    union
    select x.article_id from authors p join article_people x on x.author_id = p.id
    where p.avatar_image_id = ${imageId}
    union
    select article_id from article_images where image_id = ${imageId}
    union
    select id from articles where cover_image_id = ${imageId}
    limit ${limit}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Cards in JSON have their times as text. */
export function parseCardDates(card: CardRow): CardRow {
  return { ...card, pub_date: new Date(card.pub_date), updated_at: new Date(card.updated_at) };
}
