/** Writes stories in batches: the same statements for one story and for a hundred, for new and for changed ones. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ArticleState, ArticleType } from '../article.ts';
import type { StoredBody } from '../body/block-keys.ts';

type Database = Kysely<DB>;

/** A row of `articles` to write; times are ISO text, `body` and `actions` plain data. */
export type ArticleRecord = Record<string, unknown> & { id: number; slug: string; version: number };

export interface ArticleRelations {
  articleId: number;
  authorIds: number[];
  contributorIds: number[];
  tagIds: number[];
  superTagIds: number[];
  mirrors: string[];
  imageIds: number[];
  linkedSlugs: string[];
}

export interface ExistingArticle {
  id: number;
  slug: string;
  source_key: string | null;
  source_hash: string | null;
  type: ArticleType;
  flags: string[];
  state: ArticleState;
  version: number;
  site: string;
  pub_date: Date;
  url_date: string;
  /** Scheduled time of withdrawal. */
  withdraw_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Not public before. */
  embargo_until: Date | null;
  main_super_tag_id: number | null;
  parent_id: number | null;
  /** It was public at some time, so its address is fixed [S01]. */
  was_public: boolean;
}

/** Locks and reads the stories with these ids or source keys. */
export async function lockArticles(
  db: Database,
  by: { ids?: number[]; sourceKeys?: string[] },
): Promise<ExistingArticle[]> {
  const found = await sql<ExistingArticle>`
    select id, slug, source_key, source_hash, type, flags, state, version, site, pub_date, url_date, withdraw_at, created_at,
      updated_at, embargo_until, main_super_tag_id, parent_id, state in ('active', 'withdrawn') or exists (
        select from article_versions v
        where v.article_id = articles.id and v.snapshot->>'state' = 'active' and not v.is_undone
      ) as was_public
    from articles
    where id = any(${by.ids ?? []}::int[]) or source_key = any(${by.sourceKeys ?? []}::text[])
    order by id for update`.execute(db);
  return found.rows;
}

/** The texts of these stories by their ids. */
export async function storedBodies(db: Database, ids: number[]): Promise<Map<number, StoredBody>> {
  const found = await sql<{ id: number; body: StoredBody }>`
    select id, body from articles where id = any(${ids}::int[])`.execute(db);
  return new Map(found.rows.map(({ id, body }) => [id, body]));
}

export async function knownSourceKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const found = await sql<{ key: string }>`
    select source_key as key from articles where source_key = any(${keys}::text[])`.execute(db);
  return new Set(found.rows.map((row) => row.key));
}

/** Ids of the stories to which these slugs belong, now or formerly. */
export async function ownersOfSlugs(db: Database, slugs: string[]): Promise<Map<string, number>> {
  const found = await sql<{ slug: string; id: number }>`
    select slug, article_id as id from article_former_slugs where slug = any(${slugs}::text[])
    union all select slug, id from articles where slug = any(${slugs}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.slug, row.id]));
}

export async function reserveIds(db: Database, count: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('articles', 'id'))::int as id
    from generate_series(1, ${count})`.execute(db);
  return found.rows.map((row) => row.id);
}

export async function writeArticles(db: Database, records: ArticleRecord[]): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into articles (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::articles, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set ${changes}`.execute(db);
}

export async function writeRelations(db: Database, all: ArticleRelations[]): Promise<void> {
  const ids = all.map((one) => one.articleId);
  await sql`
    with gone_people as (
      delete from article_people where article_id = any(${ids}::int[])
    ), gone_tags as (
      delete from article_tags where article_id = any(${ids}::int[])
    ), gone_super_tags as (
      delete from article_super_tags where article_id = any(${ids}::int[])
    ), gone_mirrors as (
      delete from article_mirrors where article_id = any(${ids}::int[])
    ), gone_images as (
      delete from article_images where article_id = any(${ids}::int[])
    )
    delete from article_links where article_id = any(${ids}::int[])`.execute(db);
  await sql`
    with given as (
      select (g->>'articleId')::int as id, g from jsonb_array_elements(${JSON.stringify(all)}::jsonb) g
    ), people as (
      insert into article_people (article_id, author_id, role, position)
      select id, p.value::int, r.role, p.at from given
      cross join (values ('author', 'authorIds'), ('contributor', 'contributorIds')) r (role, name)
      cross join lateral jsonb_array_elements_text(g->r.name) with ordinality p(value, at)
    ), labels as (
      insert into article_tags (article_id, tag_id, position)
      select id, p.value::int, p.at from given
      cross join lateral jsonb_array_elements_text(g->'tagIds') with ordinality p(value, at)
    ), super_labels as (
      insert into article_super_tags (article_id, super_tag_id, position)
      select id, p.value::int, p.at from given
      cross join lateral jsonb_array_elements_text(g->'superTagIds') with ordinality p(value, at)
    ), mirrors as (
      insert into article_mirrors (article_id, site)
      select id, p.value from given cross join lateral jsonb_array_elements_text(g->'mirrors') p(value)
    ), pictures as (
      insert into article_images (article_id, image_id)
      select distinct id, p.value::int from given
      cross join lateral jsonb_array_elements_text(g->'imageIds') p(value)
    )
    insert into article_links (article_id, slug)
    select distinct id, p.value from given
    cross join lateral jsonb_array_elements_text(g->'linkedSlugs') p(value)`.execute(db);
}

export async function saveFormerSlugs(
  db: Database,
  former: { slug: string; articleId: number }[],
  until: Date,
): Promise<void> {
  if (former.length === 0) return;
  await db
    .insertInto('article_former_slugs')
    .values(former.map((one) => ({ slug: one.slug, article_id: one.articleId, until })))
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ until }))
    .execute();
}

/** A slug that the story has again, or that readers never had. */
export async function deleteFormerSlugs(db: Database, slugs: string[]): Promise<void> {
  await db.deleteFrom('article_former_slugs').where('slug', 'in', slugs).execute();
}

/** Replaces the stories' correction notes. */
export async function writeCorrections(
  db: Database,
  all: { articleId: number; corrections: { at: Date; text: string }[] }[],
): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map((one) => one.articleId);
  await db.deleteFrom('article_corrections').where('article_id', 'in', ids).execute();
  const rows = all.flatMap(({ articleId, corrections }) =>
    corrections.map(({ at, text }) => ({ article_id: articleId, at, text })),
  );
  if (rows.length > 0) await db.insertInto('article_corrections').values(rows).execute();
}

export async function addCorrection(db: Database, articleId: number, at: Date, text: string): Promise<void> {
  await db.insertInto('article_corrections').values({ article_id: articleId, at, text }).execute();
}

/**
 * When the story was last changed; its publication on schedule is no change, because the time was set before. Such a
 * publication keeps `pub_date`, one by an editor before the time does not.
 */
export async function changedAt(db: Database, id: number): Promise<Date | undefined> {
  const found = await sql<{ at: Date }>`
    select coalesce(scheduled.at, a.updated_at) as at from articles a
    left join article_versions now on now.article_id = a.id and now.version = a.version and now.cause = 'publish'
    left join article_versions scheduled on scheduled.article_id = a.id and scheduled.version = now.version - 1
      and scheduled.snapshot->>'state' = 'scheduled' and now.snapshot->>'state' = 'active'
      and scheduled.snapshot->>'pub_date' = now.snapshot->>'pub_date'
    where a.id = ${id}`.execute(db);
  return found.rows[0]?.at;
}

/**
 * Deletes those that are drafts and were never public, with their dependent rows; returns their number. The
 * deletion is recorded for restored backups.
 */
export async function deleteDrafts(db: Database, ids: readonly number[], at: Date): Promise<number> {
  const deleted = await sql`
    with deleted as (delete from articles where id = any(${ids}::int[]) and state = 'draft' and not exists (
      select from article_versions v
      where v.article_id = articles.id and v.snapshot->>'state' in ('active', 'withdrawn') and not v.is_undone)
      returning id, slug)
    insert into deleted_drafts (story_id, slug_hash, at)
    select id, encode(sha256(convert_to(slug, 'UTF8')), 'hex'), ${at} from deleted on conflict do nothing`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

export interface DueArticle {
  id: number;
  /** Scheduled time of the change. */
  at: Date;
}

/** Checks without locking; it runs every second. */
export async function isAnythingDue(db: Database, now: Date): Promise<boolean> {
  const found = await sql<{ due: boolean }>`
    select exists (select from articles where state = 'scheduled' and pub_date <= ${now})
      or exists (select from articles where withdraw_at <= ${now}) as due`.execute(db);
  return found.rows[0]?.due ?? false;
}

/** Locks scheduled stories that are due; rows locked by another process are skipped. */
export async function lockDue(db: Database, now: Date): Promise<DueArticle[]> {
  const found = await sql<DueArticle>`
    select id, pub_date as at from articles where state = 'scheduled' and pub_date <= ${now}
    order by pub_date limit 100 for update skip locked`.execute(db);
  return found.rows;
}

/** Locks stories that are due for withdrawal, in the same way. */
export async function lockToWithdraw(db: Database, now: Date): Promise<DueArticle[]> {
  const found = await sql<DueArticle>`
    select id, withdraw_at as at from articles where withdraw_at <= ${now}
    order by withdraw_at limit 100 for update skip locked`.execute(db);
  return found.rows;
}

export type ChangedColumns = Partial<{
  state: ArticleState;
  pub_date: Date;
  url_date: string;
  withdraw_at: Date | null;
  slug: string;
  title: string;
  lead: string;
  flags: string[];
  pinned: boolean;
  key_event: boolean;
}>;

/** Changes a few columns and increments the version. */
export async function changeColumns(
  db: Database,
  ids: number[],
  changes: ChangedColumns,
  now: Date,
): Promise<void> {
  await db
    .updateTable('articles')
    .set((eb) => ({ ...changes, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Replaces the body, its images and its links. The caller increments the version. */
export async function writeText(
  db: Database,
  id: number,
  text: {
    body: StoredBody;
    minute: number;
    paragraphCount: number;
    imageIds: number[];
    linkedSlugs: string[];
  },
): Promise<void> {
  const { body, minute, paragraphCount, imageIds, linkedSlugs } = text;
  await db
    .updateTable('articles')
    .set({ body: JSON.stringify(body), minute, paragraph_count: paragraphCount })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('article_images').where('article_id', '=', id).execute();
  await db.deleteFrom('article_links').where('article_id', '=', id).execute();
  await sql`
    insert into article_images (article_id, image_id)
    select ${id}, named from unnest(${[...new Set(imageIds)]}::int[]) named`.execute(db);
  await sql`
    insert into article_links (article_id, slug)
    select ${id}, named from unnest(${linkedSlugs}::text[]) named`.execute(db);
}
