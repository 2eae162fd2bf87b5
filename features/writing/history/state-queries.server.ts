/**
 * Documents of single versions of a copy, stored for longer than its log: versions of acts [ACT-15], the one
 * before the first change, and those followed by a pause of minutes [REV-01].
 */
import { type Kysely, sql } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { readDocument, storySchemas } from '#features/content/public.document.ts';
import { compareDocuments } from './compare-documents.ts';
import { type StateChanges, stateChanges } from './state-changes.ts';

export const stateKinds = ['begin', 'pause', 'act'] as const;

interface VersionOfCopy {
  storyId: number;
  epoch: number;
  version: number;
}

export interface StateEntry {
  version: number;
  at: Date;
  kind: (typeof stateKinds)[number];
  /** Authors of the changes since the previous state. */
  authors: { kind: string; id: string }[];
  /** Changes since the previous state; null for the first one. */
  changes: StateChanges | null;
}

/** Stores a state; a version that is stored already is not changed. */
export async function keepState(
  db: Kysely<DB>,
  { storyId, epoch, version }: VersionOfCopy,
  document: Node,
  { at, kind }: Pick<StateEntry, 'at' | 'kind'>,
  schemas = storySchemas,
): Promise<void> {
  const before = await stateBefore(db, { storyId, epoch, version }, schemas);
  if (before?.version === version) return;
  const changes = before && stateChanges(compareDocuments(before.document, document));
  await sql`
    insert into named_versions (story_id, epoch, version, document, schema, at, kind, authors, changes)
    values (${storyId}, ${epoch}, ${version}, ${JSON.stringify(document)}::jsonb, ${schemas.number}, ${at}, ${kind},
      (select coalesce(jsonb_agg(distinct jsonb_build_object('kind', author_kind, 'id', author_id)), '[]')
        from working_steps where story_id = ${storyId} and epoch = ${epoch}
          and version > ${before?.version ?? 0} and version <= ${version}),
      ${changes ? JSON.stringify(changes) : null}::jsonb)
    on conflict do nothing`.execute(db);
}

/** The state of this version, or the last stored one before it. */
export async function stateBefore(
  db: Kysely<DB>,
  { storyId, epoch, version }: VersionOfCopy,
  schemas = storySchemas,
): Promise<{ version: number; document: Node } | undefined> {
  const found = await sql<{ version: number; schema: number; document: unknown }>`
    select version, schema, document from named_versions
    where story_id = ${storyId} and epoch = ${epoch} and version <= ${version}
    order by version desc limit 1`.execute(db);
  const [row] = found.rows;
  return row && { version: row.version, document: readDocument(schemas, row.schema, row.document) };
}

/** Undefined for a version that is not stored. */
export async function storedState(
  db: Kysely<DB>,
  { storyId, epoch, version }: VersionOfCopy,
  schemas = storySchemas,
): Promise<Node | undefined> {
  const found = await stateBefore(db, { storyId, epoch, version }, schemas);
  return found?.version === version ? found.document : undefined;
}

/** Newest first. */
export async function statesOf(
  db: Kysely<DB>,
  { storyId, epoch }: Omit<VersionOfCopy, 'version'>,
): Promise<StateEntry[]> {
  const found = await sql<StateEntry>`
    select version, at, kind, authors, changes from named_versions
    where story_id = ${storyId} and epoch = ${epoch} order by version desc limit 500`.execute(db);
  return found.rows;
}

/**
 * Copies whose last change falls into this period and whose state since then is not stored, as far as this
 * build can read them.
 */
export async function pausedCopies(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select story_id as id from working_copies c
    where updated_at >= ${from} and updated_at < ${to} and version > 0 and schema <= ${storySchemas.number}
      and not exists (select from named_versions n
        where n.story_id = c.story_id and n.epoch = c.epoch and n.version = c.version)
    order by updated_at limit 1000`.execute(db);
  return found.rows.map(({ id }) => id);
}
