/**
 * The authority of a story: the row of its working copy, which only changes by requests with its current
 * version and epoch, so that any number of processes can serve one story [SAVE-03]. A story without a copy
 * has its stored version as epoch; the first change creates the copy.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { type StorySchemas, storySchemas } from '#features/content/public.document.ts';
import { type ChangeAuthor, hasTakenDown, markSponsoredDraft } from '#features/content/public.server.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { judgeBatch, type StoryState } from '../../collab/authority.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import { newKept } from '../../collab/kept/new-kept.ts';
import type { Batch, BatchAnswer, FreshStory, LogEntry } from '../../collab/story-log.ts';
import { boardsTopic, topicOf } from '../../collab/story-topic.ts';
import { keepBeforeChange } from '../../history/keep-before-change.server.ts';
import { movePlaces } from '../../threads/move-places.server.ts';
import { convertCopy } from './convert-copy.server.ts';
import {
  documentAt,
  logOfOtherSchema,
  newestDocument,
  ofOtherSchema,
  wholeLog,
} from './copy-documents.server.ts';
import { faultIn } from './document-faults.server.ts';
import { RecentDocuments } from './recent-documents.ts';
import { storedStory } from './stored-story.server.ts';
import {
  addKept,
  appendEntries,
  type CopyRow,
  closedAmong,
  closeKept,
  copyOf,
  insertCopy,
  lastNumbers,
  lockCopy,
  openKept,
} from './working-copy-queries.server.ts';

export interface AuthorityNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** Schemas of this build; tests pass others. */
  schemas?: StorySchemas;
}

/** Number of steps after which the document itself is stored again. */
const stepsToSnapshot = 200;
export interface StoryAuthority {
  /** Undefined for a story that does not exist. */
  fresh(id: number): Promise<FreshStory | undefined>;
  /**
   * Prepares a story for a client of this schema: a copy in an older one is converted.
   * @throws Problem when the client needs a server of another build
   */
  prepare(id: number, schema: number): Promise<void>;
  /** @param schema of the client; without one, that of this build */
  take(id: number, batch: Batch, by: ChangeAuthor, schema?: number): Promise<BatchAnswer | undefined>;
  since(id: number, from: LogPlace): Promise<SinceAnswer | undefined>;
  /** Stores a batch of an act, in the transaction that locked the copy. */
  store(trx: Transaction<DB>, copy: CopyRow, batch: Batch, by: ChangeAuthor): Promise<BatchAnswer>;
  /** The document of a version of the copy, in the caller's transaction; null when it does not exist. */
  documentAt(trx: Kysely<DB>, copy: CopyRow, version: number): Promise<Node | null>;
  /** Locks the copy, in the newest schema; creates it when the story has none. */
  lock(trx: Transaction<DB>, id: number): Promise<CopyRow | undefined>;
}

export interface LogPlace {
  epoch: number;
  version: number;
  /** Schema of the client; without one, that of this build. */
  schema?: number | undefined;
}

export type SinceAnswer = { kind: 'entries'; entries: LogEntry[] } | { kind: 'replaced'; fresh: FreshStory };

export function createStoryAuthority({ db, clock, schemas = storySchemas }: AuthorityNeeds): StoryAuthority {
  const recent = new RecentDocuments();
  const lock = (trx: Transaction<DB>, id: number) => lockedCopy(trx, id, clock.now(), schemas);
  const inOneWork = <T>(act: (trx: Transaction<DB>) => Promise<T>) => inTransaction(db, undefined, act);
  return {
    fresh: (id) => freshStory(db, id, recent, schemas),
    lock,
    documentAt: (trx, copy, version) => documentAt(trx, copy, version, schemas),
    async prepare(id, schema) {
      if (schema !== schemas.number) throw ofOtherSchema(schemas, schema);
      const copy = await copyOf(db, id);
      if (copy && copy.schema !== schema) await inOneWork((trx) => lock(trx, id));
    },
    store: (trx, copy, batch, by) =>
      // A separate cache: changes of the caller's transaction are not committed yet.
      takeBatch({ trx, copy, by, now: clock.now(), recent: new RecentDocuments(), schemas }, batch),
    take: (id, batch, by, schema = schemas.number) =>
      inOneWork(async (trx) => {
        const now = clock.now();
        const before = await lockCopy(trx, id);
        if (isOfOthers(before, schema, schemas)) {
          const { epoch, version } = batch;
          const entries = await logOfOtherSchema(trx, before, { epoch, version, schema }, schemas);
          return { kind: 'outdated', entries };
        }
        const copy = before ? await convertCopy(trx, before, schemas) : await lock(trx, id);
        return copy && takeBatch({ trx, copy, by, now, recent, schemas }, batch);
      }),
    async since(id, { epoch, version, schema = schemas.number }) {
      const copy = await copyOf(db, id);
      const current = copy?.epoch ?? (await storedStory(db, id))?.version;
      if (current === undefined) return undefined;
      if (isOfOthers(copy, schema, schemas)) {
        const entries = await logOfOtherSchema(db, copy, { epoch, version, schema }, schemas);
        return { kind: 'entries', entries };
      }
      if (current === epoch && version <= (copy?.version ?? 0)) {
        const entries = copy ? await wholeLog(db, copy, version, schema) : [];
        if (entries) return { kind: 'entries', entries };
      }
      const story = await freshStory(db, id, recent, schemas);
      return story && { kind: 'replaced', fresh: story };
    },
  };
}

/** Whether the client has another build, or the copy a schema that this build does not know. */
function isOfOthers(copy: CopyRow | undefined, schema: number, { number }: StorySchemas): boolean {
  return schema !== number || (copy !== undefined && copy.schema > number);
}

/** A story, read as of one moment: between two statements another process may store a newer document. */
function freshStory(
  db: Kysely<DB>,
  id: number,
  recent: RecentDocuments,
  schemas: StorySchemas,
): Promise<FreshStory | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => storyAtOnce(trx, id, recent, schemas));
}

async function storyAtOnce(
  db: Transaction<DB>,
  id: number,
  recent: RecentDocuments,
  schemas: StorySchemas,
): Promise<FreshStory | undefined> {
  const copy = await copyOf(db, id);
  if (!copy) {
    const story = await storedStory(db, id);
    return story && { epoch: story.version, version: 0, document: story.document.toJSON(), numbers: {} };
  }
  const document = await newestDocument(db, copy, recent, schemas);
  const numbers = await lastNumbers(db, id);
  return { epoch: copy.epoch, version: copy.version, document: document.toJSON(), numbers };
}

async function lockedCopy(
  trx: Transaction<DB>,
  id: number,
  now: Date,
  schemas: StorySchemas,
): Promise<CopyRow | undefined> {
  const copy = await lockCopy(trx, id);
  if (copy) return convertCopy(trx, copy, schemas);
  const story = await storedStory(trx, id);
  if (!story) return undefined;
  await insertCopy(trx, {
    storyId: id,
    epoch: story.version,
    document: story.document.toJSON(),
    baseVersion: story.version,
    title: story.texts.title,
    memberIds: [],
    schema: schemas.number,
    at: now,
  });
  return lockCopy(trx, id);
}

/** Makes open boards reload; the message has no content. */
export async function noteBoards(db: Kysely<DB>, now: Date): Promise<void> {
  await sendBroadcast(db, { topic: boardsTopic, version: now.getTime() });
}

interface Taking {
  trx: Transaction<DB>;
  /** The locked copy. */
  copy: CopyRow;
  by: ChangeAuthor;
  now: Date;
  recent: RecentDocuments;
  schemas: StorySchemas;
}

async function takeBatch(taking: Taking, batch: Batch): Promise<BatchAnswer> {
  const { trx, copy, by, now, recent, schemas } = taking;
  const { storyId: id, epoch, version } = copy;
  const clients = [...new Set(batch.entries.map(({ client }) => client))];
  const numbers = await lastNumbers(trx, id, clients);
  const document = await newestDocument(trx, copy, recent, schemas);
  const story: StoryState = { epoch, version, document, numbers };
  const past = await pastOf(taking, batch);
  // Without a past document the writer must fetch the log first, and rebase its steps itself.
  const verdict = past
    ? judgeBatch(story, batch, () => past)
    : judgeBatch(story, { ...batch, rebase: false }, () => ({ document, log: [] }));
  if (verdict.kind === 'refused') return verdict;
  const missed =
    verdict.kind === 'outdated' ? await wholeLog(trx, copy, batch.version, schemas.number) : null;
  if (missed) return { kind: 'outdated', entries: missed };
  if (verdict.kind === 'replaced' || verdict.kind === 'outdated') return replaced(trx, copy, document);
  const after = verdict.story.document;
  const fault = faultIn(after);
  if (fault !== null) return { kind: 'refused', why: fault };
  if (await hasTakenDown(trx, id, () => textsIn(after)))
    return { kind: 'refused', why: 'it was taken down, or has a passage that was' };
  const isSnapshot = verdict.story.version - copy.documentVersion >= stepsToSnapshot;
  if (verdict.entries.length > 0) await keepBeforeChange(trx, copy, document, now, schemas);
  await appendEntries(trx, {
    id,
    epoch,
    entries: verdict.entries,
    schema: schemas.number,
    title: titleIn(after),
    by,
    at: now,
    document: isSnapshot ? after.toJSON() : null,
  });
  if (isSnapshot)
    await movePlaces(trx, { storyId: id, epoch, version: verdict.story.version }, after, schemas);
  await closeKept(trx, id, verdict.closed, now);
  const closed = await closedAmong(
    trx,
    id,
    verdict.kept.map((row) => row.id),
  );
  const open = verdict.kept.filter((row) => !closed.has(row.id));
  const arriving = await withoutTakenDown(trx, id, open);
  const { added, superseded } = newKept(await openKept(trx, id), arriving);
  await addKept(trx, id, added, now);
  await closeKept(trx, id, superseded, now);
  await noteSponsored(trx, id, { before: document, after });
  await sendBroadcast(trx, { topic: topicOf(id), version: verdict.story.version });
  if (version === copy.publishedVersion || titleIn(after) !== titleIn(document)) await noteBoards(trx, now);
  const stored = await wholeLog(
    trx,
    { ...copy, version: verdict.story.version },
    batch.version,
    schemas.number,
  );
  // Kept text is stored; the client's document has an older schema, or its log is no longer stored.
  return stored ? { kind: 'stored', entries: stored } : replaced(trx, copy, after);
}

async function replaced(
  trx: Transaction<DB>,
  { storyId, epoch, version }: CopyRow,
  document: Node,
): Promise<BatchAnswer> {
  const numbers = await lastNumbers(trx, storyId);
  return { kind: 'replaced', fresh: { epoch, version, document: document.toJSON(), numbers } };
}

/**
 * The document and log to rebase the writer's steps; null when no rebase was requested, or the version is too
 * old.
 */
async function pastOf({ trx, copy, schemas }: Taking, batch: Batch) {
  const { epoch, version } = copy;
  if (!batch.rebase || batch.epoch !== epoch || batch.version >= version) return null;
  const log = await wholeLog(trx, copy, batch.version, schemas.number);
  const document = log && (await documentAt(trx, copy, batch.version, schemas));
  return document && { document, log };
}

/** Removes kept texts with a passage that was taken down meanwhile [SAVE-13]. */
async function withoutTakenDown(
  trx: Transaction<DB>,
  id: number,
  rows: readonly KeptText[],
): Promise<KeptText[]> {
  const found: KeptText[] = [];
  for (const row of rows) {
    const text = () => row.pieces.map((piece) => piece.text).join(' ');
    if (!(await hasTakenDown(trx, id, text))) found.push(row);
  }
  return found;
}

/** The text of a document with spaces between blocks; marks do not divide it. */
function textsIn(document: Node): string {
  return document.textBetween(0, document.content.size, ' ', ' ');
}

/**
 * Ad operators can see sponsored drafts only: when that changes, the rights of all who have the story open
 * are checked again [ACT-01].
 */
async function noteSponsored(
  trx: Transaction<DB>,
  id: number,
  { before, after }: { before: Node; after: Node },
): Promise<void> {
  const [was, is] = [before, after].map((document) => [fieldsIn(document).flags].flat().includes('pr'));
  if (is === undefined || was === is) return;
  await markSponsoredDraft(trx, id, is);
  await sendBroadcast(trx, { topic: topicOf(id), rights: true });
}

function titleIn(document: Node): string {
  return document.firstChild?.textContent ?? '';
}
