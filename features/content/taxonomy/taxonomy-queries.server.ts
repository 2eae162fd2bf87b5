/** Authors, sections and tags, by slug. The functions that insert them take a whole batch and skip existing ones. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';

type Database = Kysely<DB>;

export interface NewAuthor {
  slug: string;
  name: string;
  title?: string;
  bio?: string;
  email?: string;
  avatarImageId?: number | null;
  sourceKey?: string;
}

export interface NewSuperTag {
  slug: string;
  name: string;
  site: string;
  description?: string;
}

export interface NewTag {
  slug: string;
  name: string;
}

/** Returns ids by slug. Existing authors are changed only when `overwrite` is set. */
export async function ensureAuthors(
  db: Database,
  authors: NewAuthor[],
  overwrite = false,
): Promise<Map<string, number>> {
  const rows = authors.map((one) => ({
    slug: one.slug,
    name: one.name,
    title: one.title ?? '',
    bio: one.bio ?? '',
    email: one.email ?? '',
    avatar_image_id: one.avatarImageId ?? null,
    source_key: one.sourceKey ?? null,
  }));
  const change = overwrite
    ? sql`do update set name = excluded.name, title = excluded.title, bio = excluded.bio, email = excluded.email,
        avatar_image_id = excluded.avatar_image_id`
    : sql`do nothing`;
  await sql`
    insert into authors (slug, name, title, bio, email, avatar_image_id, source_key)
    select distinct on (slug) slug, name, title, bio, email, avatar_image_id, source_key
    from jsonb_populate_recordset(null::authors, ${JSON.stringify(rows)}::jsonb) order by slug
    on conflict (slug) ${change}`.execute(db);
  return idsOf(
    db,
    'authors',
    rows.map((row) => row.slug),
  );
}

export async function ensureSuperTags(db: Database, superTags: NewSuperTag[]): Promise<Map<string, number>> {
  const rows = superTags.map((one) => ({ description: '', ...one }));
  await sql`
    insert into super_tags (slug, name, site, description)
    select distinct on (slug) slug, name, site, description
    from jsonb_populate_recordset(null::super_tags, ${JSON.stringify(rows)}::jsonb) order by slug
    on conflict (slug) do nothing`.execute(db);
  return idsOf(
    db,
    'super_tags',
    rows.map((row) => row.slug),
  );
}

export async function ensureTags(db: Database, tags: NewTag[]): Promise<Map<string, number>> {
  await sql`
    insert into tags (slug, name)
    select distinct on (slug) slug, name from jsonb_populate_recordset(null::tags, ${JSON.stringify(tags)}::jsonb)
    order by slug
    on conflict (slug) do nothing`.execute(db);
  return idsOf(
    db,
    'tags',
    tags.map((row) => row.slug),
  );
}

/**
 * Opens or closes a section and returns its stories, locked: the lock waits for a concurrent publication, whose story
 * would otherwise stay in the lists of a closed section. The caller updates the lists [ART-13].
 */
export async function setSuperTagActive(
  db: Database,
  slug: string,
  active: boolean,
): Promise<{ id: number; isMain: boolean }[]> {
  // In the order of a save, stories before sections, or a save of one of them would be a deadlock.
  await lockStoriesOf(db, slug);
  // Waits for stories that are being added: their references to the section are no obstacle to an update.
  await sql`select from super_tags where slug = ${slug} for update`.execute(db);
  await sql`update super_tags set active = ${active} where slug = ${slug}`.execute(db);
  return lockStoriesOf(db, slug);
}

async function lockStoriesOf(db: Database, slug: string): Promise<{ id: number; isMain: boolean }[]> {
  const found = await sql<{ id: number; isMain: boolean }>`
    select a.id, coalesce(a.main_super_tag_id = (select id from super_tags where slug = ${slug}), false) as "isMain"
    from articles a
    where a.main_super_tag_id = (select id from super_tags where slug = ${slug})
      or a.id in (select x.article_id from article_super_tags x join super_tags s on s.id = x.super_tag_id
        where s.slug = ${slug})
    order by a.id for update`.execute(db);
  return found.rows;
}

export interface AuthorRow {
  id: number;
  slug: string;
  name: string;
  title: string;
  bio: string;
  avatar: ImageRef | null;
}

export async function tagBySlug(db: Database, slug: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'slug', 'name', 'description'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export async function tagsBySlugs(db: Database, slugs: string[]) {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('tags')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .orderBy('id')
    .execute();
}

/** Undefined for a closed section, as for one that does not exist [S40]. */
export async function superTagBySlug(db: Database, slug: string) {
  return db
    .selectFrom('super_tags')
    .selectAll()
    .where('slug', '=', slug)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The open ones of these sections, by slug. */
export async function superTagsBySlugs(db: Database, slugs: string[]) {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('super_tags')
    .selectAll()
    .where('slug', 'in', slugs)
    .where('active', '=', true)
    .orderBy('slug')
    .execute();
}

export async function isSuperTagClosed(db: Database, slug: string): Promise<boolean> {
  const closed = await db
    .selectFrom('super_tags')
    .select('id')
    .where('slug', '=', slug)
    .where('active', '=', false)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Those of these authors that exist. */
export async function authorsBySlugs(db: Database, slugs: string[]): Promise<AuthorRow[]> {
  if (slugs.length === 0) return [];
  const found = await sql<AuthorRow>`
    select p.id, p.slug, p.name, p.title, p.bio, i.ref as avatar
    from authors p left join image_refs i on i.id = p.avatar_image_id
    where p.slug = any(${slugs}::text[])`.execute(db);
  return found.rows;
}

async function idsOf(
  db: Database,
  table: 'authors' | 'super_tags' | 'tags',
  slugs: string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}
