/** Tags, sections and authors as the newsroom lists and changes them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import { likePatterns } from '#platform/db/like-patterns.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { AuthorFields, TagFields } from './label-fields.ts';
import { countedStories, type LabelKind, mostListed } from './label-kinds.ts';

type Database = Kysely<DB>;

export interface ListedLabel {
  id: number;
  slug: string;
  name: string;
  /** The slug of a section's site, the title of an author. */
  note: string;
  isOpen: boolean;
  /** `countedStories` at most. */
  stories: number;
}

interface Listed {
  table: 'tags' | 'super_tags' | 'authors';
  note: RawBuilder<unknown>;
  isOpen: RawBuilder<unknown>;
  /** The stories of the label `l`. */
  stories: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

const listed: Readonly<Record<LabelKind, Listed>> = {
  tags: {
    table: 'tags',
    note: sql`''`,
    isOpen: sql`true`,
    stories: sql`article_tags x where x.tag_id = l.id`,
    order: sql`l.id desc`,
  },
  sections: {
    table: 'super_tags',
    note: sql`l.site`,
    isOpen: sql`l.active`,
    stories: sql`articles x where x.main_super_tag_id = l.id`,
    order: sql`l.name, l.id`,
  },
  authors: {
    table: 'authors',
    note: sql`l.title`,
    isOpen: sql`true`,
    stories: sql`article_people x where x.author_id = l.id`,
    order: sql`l.name, l.id`,
  },
};

/** Those whose names have these words, with or without accents; without words the newest tags, and the others by name. */
export async function listLabels(db: Database, kind: LabelKind, q: string): Promise<ListedLabel[]> {
  const { table, note, isOpen, stories, order } = listed[kind];
  const slug = slugOf(q);
  const isFound = sql`(l.name ilike all(${likePatterns(q)}::text[]) or (${slug} <> '' and '-' || l.slug like ${`%-${slug}%`}))`;
  const found = await sql<ListedLabel>`
    select l.id, l.slug, l.name, ${note} as note, ${isOpen} as "isOpen",
      (select count(*)::int from (select from ${stories} limit ${countedStories}) counted) as stories
    from ${sql.table(table)} l where ${q.trim() === '' ? sql`true` : isFound}
    order by ${q.trim() === '' ? order : sql`length(l.name), l.name, l.id`} limit ${mostListed}`.execute(db);
  return found.rows;
}

/** Whether another one has this name, in any case; of sections, on the same site. */
export async function isNameTaken(
  db: Database,
  table: 'tags' | 'super_tags',
  { name, except, site }: { name: string; except: number; site?: string },
): Promise<boolean> {
  const found = await sql`
    select from ${sql.table(table)} l where lower(name) = lower(${name}) and id <> ${except}
      ${site === undefined ? sql`` : sql`and site = ${site}`} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Inserts under the first of these slugs that is free; undefined when none is. */
export async function insertUnderFreeSlug(
  trx: Database,
  table: 'super_tags' | 'authors',
  slugs: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  for (const slug of slugs) {
    const inserted = await sql<{ id: number }>`
      insert into ${sql.table(table)} (slug, ${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${slug}, ${sql.join(Object.values(values))}) on conflict (slug) do nothing returning id`.execute(
      trx,
    );
    const [row] = inserted.rows;
    if (row) return row.id;
  }
  return undefined;
}

export interface TagRow {
  id: number;
  slug: string;
  name: string;
  description: string;
}

export async function tagById(db: Database, id: number, isLocked = false): Promise<TagRow | undefined> {
  return db
    .selectFrom('tags')
    .select(['id', 'slug', 'name', 'description'])
    .where('id', '=', id)
    .$if(isLocked, (rows) => rows.forUpdate())
    .executeTakeFirst();
}

export async function updateTag(db: Database, id: number, change: Partial<TagFields>): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('tags').set(change).where('id', '=', id).execute();
}

export interface SectionRow {
  id: number;
  slug: string;
  name: string;
  site: string;
  description: string;
  active: boolean;
}

export async function sectionById(
  db: Database,
  id: number,
  isLocked = false,
): Promise<SectionRow | undefined> {
  return db
    .selectFrom('super_tags')
    .select(['id', 'slug', 'name', 'site', 'description', 'active'])
    .where('id', '=', id)
    .$if(isLocked, (rows) => rows.forUpdate())
    .executeTakeFirst();
}

export async function updateSection(
  db: Database,
  id: number,
  change: { name?: string | undefined; description?: string | undefined },
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable('super_tags').set(change).where('id', '=', id).execute();
}

export interface AuthorDetails {
  id: number;
  slug: string;
  name: string;
  title: string;
  bio: string;
  email: string;
  avatar: ImageRef | null;
  memberId: number | null;
}

export async function authorById(
  db: Database,
  id: number,
  isLocked = false,
): Promise<AuthorDetails | undefined> {
  const found = await sql<AuthorDetails>`
    select p.id, p.slug, p.name, p.title, p.bio, p.email, i.ref as avatar, p.member_id as "memberId"
    from authors p left join image_refs i on i.id = p.avatar_image_id
    where p.id = ${id} ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return found.rows[0];
}

export async function updateAuthor(
  db: Database,
  id: number,
  { pictureId, memberId, ...texts }: Partial<AuthorFields>,
): Promise<void> {
  const change = {
    ...texts,
    ...(pictureId !== undefined && { avatar_image_id: pictureId }),
    ...(memberId !== undefined && { member_id: memberId }),
  };
  if (Object.keys(change).length > 0)
    await db.updateTable('authors').set(change).where('id', '=', id).execute();
}

/** The author as whom a member writes. */
export async function authorOfMember(db: Database, memberId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('authors')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.id;
}

export async function isPicture(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('image_refs').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The next stories of a label with ids below `before`, the newest first. */
export async function storiesOfLabel(
  trx: Transaction<DB>,
  { kind, id, before }: { kind: LabelKind; id: number; before: number | null },
  limit: number,
): Promise<number[]> {
  const ids = {
    tags: sql`select article_id as id from article_tags where tag_id = ${id}`,
    sections: sql`select id from articles where main_super_tag_id = ${id}
      union select article_id from article_super_tags where super_tag_id = ${id}`,
    authors: sql`select article_id as id from article_people where author_id = ${id}`,
  };
  const found = await sql<{ id: number }>`
    select distinct id from (${ids[kind]}) of_label where ${before}::int is null or id < ${before}
    order by id desc limit ${limit}`.execute(trx);
  return found.rows.map((row) => row.id);
}
