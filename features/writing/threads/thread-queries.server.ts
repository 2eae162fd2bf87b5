/** The tables of notes: threads with their positions, and the notes. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { Author } from '../calls/member-names.ts';

type Database = Kysely<DB>;

export interface ThreadRow {
  id: number;
  kind: 'text' | 'block' | 'field' | 'story';
  /** Key of the block, or name of the field. */
  name: string;
  epoch: number | null;
  version: number | null;
  begins: number | null;
  ends: number | null;
  quote: string;
  settledAt: Date | null;
  settledBy: Author | null;
}

export interface NoteRow {
  id: number;
  threadId: number;
  author: Author;
  text: string;
  mentions: number[];
  at: Date;
  changedAt: Date | null;
}

const threadColumns = sql`id, kind, name, epoch, version, begins, ends, quote, settled_at as "settledAt",
  case when settled_at is not null then jsonb_build_object('kind', settled_kind, 'id', settled_id) end as "settledBy"`;

const noteColumns = sql`n.id, n.thread_id as "threadId", n.text, n.mentions, n.at, n.changed_at as "changedAt",
  jsonb_build_object('kind', n.author_kind, 'id', n.author_id) as author`;

export async function threadsOfStory(db: Database, storyId: number): Promise<ThreadRow[]> {
  const found = await sql<ThreadRow>`
    select ${threadColumns} from note_threads where story_id = ${storyId} order by id`.execute(db);
  return found.rows;
}

export async function notesOfStory(db: Database, storyId: number): Promise<NoteRow[]> {
  const found = await sql<NoteRow>`
    select ${noteColumns} from notes n join note_threads t on t.id = n.thread_id
    where t.story_id = ${storyId} order by n.id`.execute(db);
  return found.rows;
}

export async function openThreads(db: Database, storyId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from note_threads where story_id = ${storyId} and settled_at is null`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** Locks the thread until the transaction ends. */
export async function lockThread(
  db: Database,
  storyId: number,
  id: number,
): Promise<Pick<ThreadRow, 'settledAt'> | undefined> {
  const found = await sql<{ settledAt: Date | null }>`
    select settled_at as "settledAt" from note_threads
    where id = ${id} and story_id = ${storyId} for update`.execute(db);
  return found.rows[0];
}

export type NewThread = { storyId: number; at: Date } & Omit<ThreadRow, 'id' | 'settledAt' | 'settledBy'>;

export async function insertThread(db: Database, thread: NewThread): Promise<number> {
  const { storyId, kind, name, epoch, version, begins, ends, quote, at } = thread;
  const made = await sql<{ id: number }>`
    insert into note_threads (story_id, kind, name, epoch, version, begins, ends, quote, changed_at)
    values (${storyId}, ${kind}, ${name}, ${epoch}, ${version}, ${begins}, ${ends}, ${quote}, ${at})
    returning id`.execute(db);
  const [row] = made.rows;
  if (!row) throw new Error('a thread was not stored');
  return row.id;
}

export interface NewNote {
  threadId: number;
  by: ChangeAuthor;
  text: string;
  mentions: readonly number[];
  at: Date;
}

export async function insertNote(db: Database, note: NewNote): Promise<number> {
  const { threadId, by, text, mentions, at } = note;
  const made = await sql<{ id: number }>`
    with touched as (update note_threads set changed_at = ${at} where id = ${threadId})
    insert into notes (thread_id, author_kind, author_id, text, mentions, at)
    values (${threadId}, ${by.kind}, ${String(by.id)}, ${text}, ${mentions}::int[], ${at})
    returning id`.execute(db);
  return made.rows[0]?.id ?? 0;
}

/** Undefined for a note that is not in this thread. */
export async function noteIn(db: Database, threadId: number, id: number): Promise<NoteRow | undefined> {
  const found = await sql<NoteRow>`
    select ${noteColumns} from notes n where n.id = ${id} and n.thread_id = ${threadId}`.execute(db);
  return found.rows[0];
}

export async function changeNote(
  db: Database,
  id: number,
  { text, mentions, at }: Pick<NewNote, 'text' | 'mentions' | 'at'>,
): Promise<void> {
  await sql`
    update notes set text = ${text}, mentions = ${mentions}::int[], changed_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Deletes a note; a thread without notes is deleted, too. */
export async function deleteNote(db: Database, threadId: number, id: number): Promise<void> {
  await sql`delete from notes where id = ${id}`.execute(db);
  await sql`
    delete from note_threads t
    where t.id = ${threadId} and not exists (select from notes n where n.thread_id = t.id)`.execute(db);
}

export async function settleThread(
  db: Database,
  id: number,
  { by, isSettled, at }: { by: ChangeAuthor; isSettled: boolean; at: Date },
): Promise<void> {
  await sql`
    update note_threads set changed_at = ${at},
      settled_at = case when ${isSettled} then ${at}::timestamptz end,
      settled_kind = case when ${isSettled} then ${by.kind} end,
      settled_id = case when ${isSettled} then ${String(by.id)} end
    where id = ${id}`.execute(db);
}

/** Members who wrote in the thread, or were mentioned in it. */
export async function membersInThread(db: Database, threadId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select author_id::int as id from notes where thread_id = ${threadId} and author_kind = 'member'
    union select unnest(mentions) from notes where thread_id = ${threadId}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export interface StoredPlace {
  id: number;
  version: number;
  from: number;
  to: number;
}

export async function storedPlaces(db: Database, storyId: number, epoch: number): Promise<StoredPlace[]> {
  const found = await sql<StoredPlace>`
    select id, version, begins as "from", ends as "to" from note_threads
    where story_id = ${storyId} and epoch = ${epoch} and begins is not null`.execute(db);
  return found.rows;
}

export async function storePlaces(db: Database, places: readonly StoredPlace[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update note_threads t set version = p.version, begins = p.from, ends = p.to
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(id int, version int, "from" int, "to" int)
    where t.id = p.id`.execute(db);
}

/** Clears the positions of texts that were deleted long ago. */
export async function forgetPlaces(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update note_threads set begins = null, ends = null where id = any(${ids}::int[])`.execute(db);
}

/**
 * Deletes settled threads without changes since one time, and open ones since another; returns their number.
 */
export async function deleteOldThreads(db: Database, before: { settled: Date; open: Date }): Promise<number> {
  const deleted = await sql`
    delete from note_threads
    where (settled_at is not null and changed_at < ${before.settled}) or changed_at < ${before.open}`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}
