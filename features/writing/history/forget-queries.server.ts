import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { storySchemaNumber } from '#features/content/public.ts';

type Database = Kysely<DB>;

/**
 * Copies without changes since then whose stored document lacks the last changes, as far as this build can
 * read them.
 */
export async function copiesToStore(db: Database, before: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select story_id as id from working_copies
    where updated_at < ${before} and document_version < version and schema <= ${storySchemaNumber}
    order by updated_at limit 10000`.execute(db);
  return found.rows.map(({ id }) => id);
}

/**
 * Deletes single changes from before that time that the stored document includes. The last one of each client
 * stays, without its content: its number tells a returning device which changes were stored.
 */
export async function deleteChanges(db: Database, before: Date): Promise<number> {
  const isOld = sql`s.story_id = c.story_id and s.epoch = c.epoch and s.at < ${before} and s.version <= c.document_version`;
  const deleted = await sql`
    delete from working_steps s using working_copies c
    where ${isOld} and exists (select from working_steps later
      where later.story_id = s.story_id and later.client = s.client and later.number > s.number)`.execute(db);
  await sql`
    update working_steps s set steps = '[]' from working_copies c where ${isOld} and s.steps <> '[]'`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

/** Deletes old states, except those that are public, approved or planned, and those of later acts. */
export async function deleteStates(db: Database, before: Date): Promise<number> {
  const deleted = await sql`
    delete from named_versions n using working_copies c
    where n.story_id = c.story_id and n.at < ${before}
      and n.version is distinct from c.approved_version
      and not (n.version = c.published_version and exists (select from newsroom_stories a
        where a.story_id = n.story_id and a.state in ('active', 'scheduled')))
      and not exists (select from planned_acts p where p.story_id = n.story_id and p.version = n.version)
      and not exists (select from story_acts s
        where s.story_id = n.story_id and s.version = n.version and s.at >= ${before})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/**
 * Deletes kept texts that were inserted or discarded, and, after a much longer time, those that are still
 * open.
 */
export async function deleteKept(db: Database, before: { closed: Date; open: Date }): Promise<void> {
  await sql`delete from kept_texts where closed_at < ${before.closed} or at < ${before.open}`.execute(db);
}
