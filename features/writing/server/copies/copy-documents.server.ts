/** Documents and the log of working copies, also of those in an older schema [SAVE-12]. */
import type { Kysely } from 'kysely';
import { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import {
  readDocument,
  type StorySchemas,
  schemaOf,
  storySchemas,
} from '#features/content/public.document.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { applyEntry, type LogEntry } from '../../collab/story-log.ts';
import { storedState } from '../../history/state-queries.server.ts';
import type { RecentDocument, RecentDocuments } from './recent-documents.ts';
import { type CopyRow, logSince, type StoredEntry, storedDocument } from './working-copy-queries.server.ts';

/** The document of a version, in the newest schema; null for a version that is not stored. */
export async function documentAt(
  db: Kysely<DB>,
  { storyId, epoch, version: newest }: CopyRow,
  version: number,
  schemas = storySchemas,
): Promise<Node | null> {
  const stored = await storedDocument(db, storyId);
  if (!stored || version > newest) return null;
  if (stored.schema > schemas.number) throw ofOtherSchema(schemas, stored.schema);
  if (version < stored.version) return (await storedState(db, { storyId, epoch, version }, schemas)) ?? null;
  const begin = {
    version: stored.version,
    document: Node.fromJSON(schemaOf(schemas, stored.schema), stored.document),
  };
  const document = await documentFrom(db, { storyId, epoch }, begin, version);
  if (stored.schema === schemas.number) return document;
  return readDocument(schemas, stored.schema, document.toJSON());
}

/** The document of the copy's version, in the newest schema. */
export async function newestDocument(
  db: Kysely<DB>,
  copy: CopyRow,
  recent: RecentDocuments,
  schemas: StorySchemas,
): Promise<Node> {
  const isNewest = copy.schema === schemas.number;
  const begin = isNewest ? recent.of(copy) : null;
  const document = begin
    ? await documentFrom(db, copy, begin, copy.version)
    : await documentAt(db, copy, copy.version, schemas);
  if (!document) throw new Error(`the working copy of story ${copy.storyId} has no document`);
  if (isNewest) recent.remember(copy, document);
  return document;
}

async function documentFrom(
  db: Kysely<DB>,
  { storyId: id, epoch }: Pick<CopyRow, 'storyId' | 'epoch'>,
  begin: RecentDocument,
  version: number,
): Promise<Node> {
  let { document } = begin;
  for (const entry of await logSince(db, { id, epoch, version: begin.version })) {
    if (entry.version > version) break;
    const after = applyEntry(document, entry);
    if ('why' in after) throw new Error(`the log of story ${id} does not fit: ${after.why}`);
    document = after;
  }
  return document;
}

/**
 * The log since a version; null when single changes from then on are no longer stored [SAVE-09], or have
 * another schema.
 */
export async function wholeLog(
  db: Kysely<DB>,
  copy: CopyRow,
  version: number,
  schema = storySchemas.number,
): Promise<LogEntry[] | null> {
  const entries = await storedLog(db, copy, version);
  return entries?.every((entry) => entry.schema === schema) ? entries.map(withoutSchema) : null;
}

/**
 * The log for a client of another build, up to where the schema changes: the client must reach the converted
 * version before it reloads.
 * @throws Problem when no entries are left for it: this server is too old, or the client is
 */
export async function logOfOtherSchema(
  db: Kysely<DB>,
  copy: CopyRow | undefined,
  { epoch, version, schema }: { epoch: number; version: number; schema: number },
  schemas: StorySchemas,
): Promise<LogEntry[]> {
  const log = copy?.epoch === epoch ? await storedLog(db, copy, version) : null;
  const end = log?.findIndex((entry) => entry.schema !== schema) ?? -1;
  const entries = (log ?? []).slice(0, end === -1 ? undefined : end);
  if (entries.length === 0) throw ofOtherSchema(schemas, schema);
  return entries.map(withoutSchema);
}

/**
 * A client with a newer schema retries after a while, and reaches another server; a client with an older one
 * reloads.
 */
export function ofOtherSchema({ number }: StorySchemas, schema: number): Problem {
  if (schema < number)
    return new Problem(
      'application-outdated',
      `Load the application again: stories have the schema ${number}.`,
    );
  return new Problem('server-outdated', `This server knows schemas up to ${number} only.`, 2);
}

async function storedLog(
  db: Kysely<DB>,
  { storyId: id, epoch, version: newest }: CopyRow,
  version: number,
): Promise<StoredEntry[] | null> {
  const entries = await logSince(db, { id, epoch, version });
  const [first] = entries;
  return (first ? first.version - first.steps.length : newest) === version ? entries : null;
}

function withoutSchema({ schema: _schema, ...entry }: StoredEntry): LogEntry {
  return entry;
}
