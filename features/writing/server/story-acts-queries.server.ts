/** The log of acts: author, time and reason of each, and data for an undo [ACT-10] [ACT-07]. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { undoSeconds } from '#features/kit/public.ts';
import type { CopyRow } from './copies/working-copy-queries.server.ts';

type Database = Kysely<DB>;

export interface LoggedAct {
  storyId: number;
  act: string;
  by: ChangeAuthor;
  version: number;
  storyVersion: number | null;
  note: string;
  at: Date;
  /** Due time of a planned act. */
  plannedFor?: Date | null;
  /** The act failed. */
  isFailed?: boolean;
  /** Findings of the checklist that it overrides [ACT-05]. */
  passedChecks?: string[];
}

/** @returns its id */
export async function logAct(db: Database, act: LoggedAct): Promise<string> {
  const { plannedFor = null, isFailed = false, passedChecks = [] } = act;
  const found = await sql<{ id: string }>`
    insert into story_acts
      (story_id, act, author_kind, author_id, version, story_version, note, at, planned_for, is_failed, passed_checks)
    values (${act.storyId}, ${act.act}, ${act.by.kind}, ${String(act.by.id)}, ${act.version}, ${act.storyVersion},
      ${act.note}, ${act.at}, ${plannedFor}, ${isFailed}, ${passedChecks}::text[])
    returning id`.execute(db);
  return found.rows[0]?.id ?? '';
}

export interface ActEntry extends Required<Omit<LoggedAct, 'storyId' | 'by'>> {
  author: { kind: string; id: string };
  isUndone: boolean;
}

/** Newest first. */
export async function actsOf(db: Database, id: number): Promise<ActEntry[]> {
  const found = await sql<ActEntry>`
    select act, version, story_version as "storyVersion", note, at, undone_at is not null as "isUndone",
      planned_for as "plannedFor", is_failed as "isFailed", passed_checks as "passedChecks",
      jsonb_build_object('kind', author_kind, 'id', author_id) as author
    from story_acts where story_id = ${id} order by id desc limit 500`.execute(db);
  return found.rows;
}

/** Findings that were overridden for this version of the working copy. */
export async function passedChecksOf(db: Database, storyId: number, version: number): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select distinct unnest(passed_checks) as name from story_acts
    where story_id = ${storyId} and version = ${version}`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Data of the copy about its public version, before an act. */
export type CopyBefore = Pick<CopyRow, 'publishedVersion' | 'repairs'>;

export interface UndoableAct {
  id: string;
  act: string;
  at: Date;
  storyVersion: number;
  beforeVersion: number;
  beforeCopy: CopyBefore;
  heldMessages: number;
}

/** The last act with an effect for readers, if it is only seconds old and was not undone. */
export async function lastUndoable(
  db: Database,
  storyId: number,
  now: Date,
): Promise<UndoableAct | undefined> {
  const after = new Date(now.getTime() - undoSeconds * 1_000);
  const found = await sql<UndoableAct>`
    select id, act, at, story_version as "storyVersion", before_version as "beforeVersion",
      before_copy as "beforeCopy", held_messages as "heldMessages"
    from (select * from story_acts where story_id = ${storyId} and story_version is not null
      order by id desc limit 1) as last
    where before_version is not null and undone_at is null and at > ${after}`.execute(db);
  return found.rows[0];
}

export async function noteUndo(
  db: Database,
  actId: string,
  { version, copy, messages }: { version: number; copy: CopyBefore; messages: number },
): Promise<void> {
  await sql`
    update story_acts set before_version = ${version}, before_copy = ${JSON.stringify(copy)}::jsonb,
      held_messages = ${messages}
    where id = ${actId}`.execute(db);
}

export async function markUndone(db: Database, actId: string, at: Date): Promise<void> {
  await sql`update story_acts set undone_at = ${at} where id = ${actId}`.execute(db);
}
