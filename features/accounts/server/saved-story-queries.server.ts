/** Queries for the stories that readers saved in their accounts. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SavedStory } from '../saved-story.ts';

type Database = Kysely<DB>;

/** Since when the account has saved stories; null for a reader who does not want that. */
export async function storiesSince(db: Database, readerId: number): Promise<Date | null> {
  const found = await db
    .selectFrom('readers')
    .select('stories_since')
    .where('id', '=', readerId)
    .executeTakeFirst();
  return found?.stories_since ?? null;
}

export async function setStoriesSince(db: Database, readerId: number, since: Date | null): Promise<void> {
  await db.updateTable('readers').set({ stories_since: since }).where('id', '=', readerId).execute();
}

/** A text that changes with the account's list; null for a reader who does not want saved stories there. */
export async function versionOfStories(db: Database, readerId: number): Promise<string | null> {
  const paths = sql<string>`md5(coalesce((
    select string_agg(path, ' ' order by saved_at desc, path) from reader_stories where reader_id = readers.id), ''))`;
  const found = await db
    .selectFrom('readers')
    .select(['stories_since', paths.as('paths')])
    .where('id', '=', readerId)
    .executeTakeFirst();
  const since = found?.stories_since ?? null;
  return found === undefined || since === null ? null : `${since.getTime()}-${found.paths}`;
}

export async function storiesOfReader(db: Database, readerId: number): Promise<SavedStory[]> {
  return db
    .selectFrom('reader_stories')
    .select(['path', 'title', 'lead', 'image', 'language'])
    .where('reader_id', '=', readerId)
    .orderBy('saved_at', 'desc')
    .orderBy('path')
    .execute();
}

/** The first of the stories is the latest. */
export async function insertStories(
  db: Database,
  readerId: number,
  { stories, now }: { stories: readonly SavedStory[]; now: Date },
): Promise<void> {
  if (stories.length === 0) return;
  const rows = stories.map((story, at) => ({
    ...story,
    reader_id: readerId,
    saved_at: new Date(now.getTime() - at),
  }));
  await db
    .insertInto('reader_stories')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['reader_id', 'path']).doNothing())
    .execute();
}

export async function deleteStories(db: Database, readerId: number, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('reader_stories')
    .where('reader_id', '=', readerId)
    .where('path', 'in', paths)
    .execute();
}

export async function deleteAllStories(db: Database, readerId: number): Promise<void> {
  await db.deleteFrom('reader_stories').where('reader_id', '=', readerId).execute();
}

/** Deletes all but the latest stories. */
export async function trimStories(db: Database, readerId: number, limit: number): Promise<void> {
  await sql`
    delete from reader_stories where reader_id = ${readerId} and path in (
      select path from reader_stories where reader_id = ${readerId}
      order by saved_at desc, path offset ${limit})`.execute(db);
}

/**
 * Removes taken-down stories or passages from saved stories, which are found by the ends of their paths
 * [ACT-08].
 */
export async function eraseSavedStories(
  db: Database,
  slugs: readonly string[],
  cut: ((text: string) => unknown) | null,
): Promise<void> {
  const found = await sql<{ readerId: number; path: string; title: string; lead: string }>`
    select reader_id as "readerId", path, title, lead from reader_stories
    where (regexp_match(path, '([^/]+?)(/elo)?$'))[1] = any(${slugs}::text[])`.execute(db);
  for (const { readerId, path, title, lead } of found.rows)
    await (cut === null
      ? sql`delete from reader_stories where reader_id = ${readerId} and path = ${path}`
      : sql`
          update reader_stories set title = ${cut(title)}, lead = ${cut(lead)}
          where reader_id = ${readerId} and path = ${path}`
    ).execute(db);
}
