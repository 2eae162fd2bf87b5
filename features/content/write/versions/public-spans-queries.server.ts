/** The times at which each version of a story was public, by the database's clock [REV-06]. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type PastState, type VersionEntry, versionEntry } from './version-queries.server.ts';

export interface PublicSpan extends VersionEntry {
  from: Date;
  /** Null while it is public. */
  until: Date | null;
  /** It was taken down, so its text cannot be shown. */
  isErased: boolean;
}

/** Includes versions that were undone within seconds, because some readers had them. */
const spans = sql`(
  select article_id, ${versionEntry}, recorded_at as "from", lead(recorded_at) over story as until,
    snapshot->>'state' = 'active' as "isPublic", not snapshot ? 'body' as "isErased", snapshot as story, relations
  from article_versions window story as (partition by article_id order by version))`;

/** Newest first. */
export async function publicSpans(db: Kysely<DB>, id: number): Promise<PublicSpan[]> {
  const found = await sql<PublicSpan>`
    select version, act, at, "recordedAt", title, author, "from", until, "isErased" from ${spans} s
    where article_id = ${id} and "isPublic" order by version desc`.execute(db);
  return found.rows;
}

/** The versions that readers had at that moment, of these stories; moments have milliseconds. */
export async function publicStatesAt(
  db: Kysely<DB>,
  ids: readonly number[],
  moment: Date,
): Promise<(PastState & { id: number })[]> {
  const found = await sql<PastState & { id: number }>`
    select article_id as id, version, act, at, "recordedAt", title, author, story, relations from ${spans} s
    where article_id = any(${ids}::int[]) and "isPublic" and not "isErased"
      and date_trunc('milliseconds', "from") <= ${moment}
      and (until is null or date_trunc('milliseconds', until) > ${moment})`.execute(db);
  return found.rows;
}

/**
 * Makes all posts of a live blog drafts and returns their ids; the caller writes those of the moment
 * afterwards.
 */
export async function hidePosts(db: Kysely<DB>, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    update articles set state = 'draft' where parent_id = ${id} returning id`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The current columns of stories; a version from before a migration may have others. */
export async function columnsOfStories(db: Kysely<DB>): Promise<Set<string>> {
  const found = await sql<{ name: string }>`
    select jsonb_object_keys(to_jsonb(a)) as name from (select * from articles limit 1) a`.execute(db);
  return new Set(found.rows.map(({ name }) => name));
}

/** The ids that still exist: objects that a past version names may have been deleted. */
export async function stillThere(
  db: Kysely<DB>,
  table: 'authors' | 'tags' | 'super_tags' | 'image_refs',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db);
  const there = new Set(found.rows.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}
