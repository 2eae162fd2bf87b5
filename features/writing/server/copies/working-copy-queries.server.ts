/** The tables of working copies: the row that represents a story's authority, its log, and its kept texts. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { storySchemaNumber } from '#features/content/public.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import type { LogEntry, WrittenEntry } from '../../collab/story-log.ts';
import type { WorkState } from '../../story-states.ts';

type Database = Kysely<DB>;

export interface CopyRow {
  storyId: number;
  epoch: number;
  version: number;
  documentVersion: number;
  /** Schema of the document, and of all steps since [SAVE-12]. */
  schema: number;
  baseVersion: number;
  publishedVersion: number;
  title: string;
  workState: WorkState;
  reason: string;
  approvedVersion: number | null;
  memberIds: number[];
  updatedAt: Date;
  /** Repairs of the public version, since `publishedVersion`. */
  repairs: WrittenEntry[];
  /** Null for a story that is not in the bin. */
  binnedAt: Date | null;
}

const columns = sql`story_id as "storyId", epoch, version, document_version as "documentVersion", schema,
  base_version as "baseVersion", published_version as "publishedVersion", title, work_state as "workState", reason,
  approved_version as "approvedVersion", member_ids as "memberIds", updated_at as "updatedAt", repairs,
  binned_at as "binnedAt"`;

export async function copyOf(db: Database, id: number): Promise<CopyRow | undefined> {
  const found = await sql<CopyRow>`select ${columns} from working_copies where story_id = ${id}`.execute(db);
  return found.rows[0];
}

/** The copy of a story that its client created with this key. */
export async function copyByKey(db: Database, key: string): Promise<CopyRow | undefined> {
  const found = await sql<CopyRow>`select ${columns} from working_copies where key = ${key}`.execute(db);
  return found.rows[0];
}

/** Locks the copy until the transaction ends. */
export async function lockCopy(db: Database, id: number): Promise<CopyRow | undefined> {
  const found = await sql<CopyRow>`
    select ${columns} from working_copies where story_id = ${id} for update`.execute(db);
  return found.rows[0];
}

/** Locks those copies of these stories that are not locked; `isAll`: no other of these stories has a copy. */
export async function lockFreeCopies(
  db: Database,
  ids: readonly number[],
): Promise<{ locked: CopyRow[]; isAll: boolean }> {
  const found = await sql<{ id: number }>`
    select story_id as id from working_copies where story_id = any(${ids}::int[])`.execute(db);
  if (found.rows.length === 0) return { locked: [], isAll: true };
  const { rows: locked } = await sql<CopyRow>`
    select ${columns} from working_copies where story_id = any(${found.rows.map(({ id }) => id)}::int[])
    order by story_id for update skip locked`.execute(db);
  return { locked, isAll: locked.length === found.rows.length };
}

export interface NewCopy {
  storyId: number;
  epoch: number;
  document: unknown;
  baseVersion: number;
  title: string;
  memberIds: number[];
  /** Key chosen by the client that created the story. */
  key?: string;
  /** Schema of the document; by default the newest. */
  schema?: number;
  at: Date;
}

/** Stories that are in the bin since before this time. */
export async function binnedBefore(db: Database, before: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select story_id as id from working_copies where binned_at < ${before} order by binned_at limit 1000`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Inserts a copy; a row that another process has inserted meanwhile is not changed. */
export async function insertCopy(db: Database, copy: NewCopy): Promise<void> {
  await sql`
    insert into working_copies
      (story_id, epoch, version, document, document_version, base_version, published_version, title, member_ids, key,
        schema, updated_at)
    values (${copy.storyId}, ${copy.epoch}, 0, ${JSON.stringify(copy.document)}, 0, ${copy.baseVersion}, 0, ${copy.title},
      ${copy.memberIds}::int[], ${copy.key ?? null},
      ${copy.schema ?? storySchemaNumber}, ${copy.at})
    on conflict (story_id) do nothing`.execute(db);
}

/** The stored document, its version and its schema. */
export async function storedDocument(
  db: Database,
  id: number,
): Promise<{ document: unknown; version: number; schema: number } | undefined> {
  const found = await sql<{ document: unknown; version: number; schema: number }>`
    select document, document_version as version, schema from working_copies where story_id = ${id}`.execute(
    db,
  );
  return found.rows[0];
}

/** Stores the document of the copy's version, so that earlier log entries are not needed to read it. */
export async function storeDocument(
  db: Database,
  { storyId, version, schema }: Pick<CopyRow, 'storyId' | 'version' | 'schema'>,
  document: unknown,
): Promise<void> {
  await sql`
    update working_copies
    set document = ${JSON.stringify(document)}::jsonb, document_version = ${version}, schema = ${schema}
    where story_id = ${storyId}`.execute(db);
}

export interface StoredEntry extends LogEntry {
  schema: number;
}

/** The log from a version on, as far as it is stored. */
export async function logSince(
  db: Database,
  { id, epoch, version }: { id: number; epoch: number; version: number },
): Promise<StoredEntry[]> {
  const found = await sql<StoredEntry>`
    select version, client, number, is_undo as "isUndo", steps, schema from working_steps
    where story_id = ${id} and epoch = ${epoch} and version > ${version} order by version`.execute(db);
  return found.rows;
}

/**
 * Number of the last entry of each of these clients, or of all. The index is read once per client, not once
 * per entry: a story with 100,000 changes has a hundred clients [SAVE-09].
 */
export async function lastNumbers(
  db: Database,
  id: number,
  clients?: readonly string[],
): Promise<Record<string, number>> {
  const found = await sql<{ client: string; number: number }>`
    with recursive every(client) as (
      (select min(client) from working_steps where story_id = ${id})
      union all
      select (select min(client) from working_steps where story_id = ${id} and client > every.client)
      from every where client is not null
    ), wanted as (
      ${clients ? sql`select unnest(${clients}::text[]) as client` : sql`select client from every where client is not null`}
    )
    select client, number from wanted cross join lateral
      (select max(number) as number from working_steps s where s.story_id = ${id} and s.client = wanted.client) as last
    where number is not null`.execute(db);
  return Object.fromEntries(found.rows.map(({ client, number }) => [client, number]));
}

/** The version after the last entry of any of these clients; 0 without one. */
export async function versionOfClients(
  db: Database,
  { storyId, epoch }: Pick<CopyRow, 'storyId' | 'epoch'>,
  clients: readonly string[],
): Promise<number> {
  if (clients.length === 0) return 0;
  const found = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from working_steps
    where story_id = ${storyId} and epoch = ${epoch} and client = any(${clients}::text[])`.execute(db);
  return found.rows[0]?.version ?? 0;
}

export interface Appended {
  id: number;
  epoch: number;
  entries: readonly LogEntry[];
  schema: number;
  title: string;
  by: ChangeAuthor;
  at: Date;
  /** The document of the last version, if it is to be stored. */
  document: unknown;
}

export async function appendEntries(
  db: Database,
  { id, epoch, entries, schema, title, by, at, document }: Appended,
): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  await sql`
    insert into working_steps (story_id, epoch, version, client, number, is_undo, steps, schema, author_kind, author_id, at)
    select ${id}, ${epoch}, e.version, e.client, e.number, e."isUndo", e.steps, ${schema}, ${by.kind}, ${String(by.id)}, ${at}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e(version int, client text, number int, "isUndo" boolean, steps jsonb)`.execute(db);
  await sql`
    update working_copies set version = ${last.version}, title = ${title}, updated_at = ${at},
      document = coalesce(${document === null ? null : JSON.stringify(document)}::jsonb, document),
      document_version = case when ${document !== null} then ${last.version} else document_version end
    where story_id = ${id}`.execute(db);
}

export interface KeptRow extends KeptText {
  at: Date;
  /** Author of the text; null when no change of its writer was ever stored. */
  author: { kind: string; id: string } | null;
}

export async function openKept(db: Database, id: number): Promise<KeptRow[]> {
  const found = await sql<KeptRow>`
    select k.id, k.why, k.writer, k.pieces, k.at,
      (select jsonb_build_object('kind', s.author_kind, 'id', s.author_id) from working_steps s
        where s.story_id = k.story_id and s.client = k.writer limit 1) as author
    from kept_texts k
    where k.story_id = ${id} and k.closed_at is null order by k.at, k.id`.execute(db);
  return found.rows;
}

/** Ids of those of these kept texts that are closed. */
export async function closedAmong(db: Database, id: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: string }>`
    select id from kept_texts
    where story_id = ${id} and id = any(${ids}::text[]) and closed_at is not null`.execute(db);
  return new Set(found.rows.map((row) => row.id));
}

/** Adds kept texts; existing ones, also closed ones, are not changed. */
export async function addKept(db: Database, id: number, rows: readonly KeptText[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into kept_texts (story_id, id, why, writer, pieces, at)
    select ${id}, k.id, k.why, k.writer, k.pieces, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(id text, why text, writer text, pieces jsonb)
    on conflict do nothing`.execute(db);
}

/** Closes kept texts, also ones that arrive later. */
export async function closeKept(db: Database, id: number, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into kept_texts (story_id, id, why, writer, pieces, at, closed_at)
    select ${id}, closed, 'dropped', '', '[]', ${at}, ${at} from unnest(${ids}::text[]) as closed
    on conflict (story_id, id) do update set closed_at = coalesce(kept_texts.closed_at, excluded.closed_at)`.execute(
    db,
  );
}

export interface CopyChange {
  workState?: WorkState;
  reason?: string;
  approvedVersion?: number | null;
  baseVersion?: number;
  publishedVersion?: number;
  repairs?: WrittenEntry[];
  memberIds?: number[];
  binnedAt?: Date | null;
}

export async function changeCopy(db: Database, id: number, change: CopyChange, at: Date): Promise<void> {
  const has = (name: keyof CopyChange) => change[name] !== undefined;
  await sql`
    update working_copies set
      work_state = case when ${has('workState')} then ${change.workState ?? ''} else work_state end,
      reason = case when ${has('reason')} then ${change.reason ?? ''} else reason end,
      approved_version = case when ${has('approvedVersion')} then ${change.approvedVersion ?? null}::int else approved_version end,
      base_version = case when ${has('baseVersion')} then ${change.baseVersion ?? 0} else base_version end,
      published_version = case when ${has('publishedVersion')} then ${change.publishedVersion ?? 0} else published_version end,
      repairs = case when ${has('repairs')} then ${JSON.stringify(change.repairs ?? [])}::jsonb else repairs end,
      member_ids = case when ${has('memberIds')} then ${change.memberIds ?? []}::int[] else member_ids end,
      binned_at = case when ${has('binnedAt')} then ${change.binnedAt ?? null}::timestamptz else binned_at end,
      updated_at = ${at}
    where story_id = ${id}`.execute(db);
}
