/**
 * The authority of a story: the row of its working copy, changed only by whoever names its version and epoch, so that any
 * number of processes serve one story [SAVE-03]. A story without a copy has an epoch of its stored version; the first
 * change makes the copy.
 */
import type { Kysely, Transaction } from 'kysely';
import { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { storySchema } from '#features/content/public.document.ts';
import { type ChangeAuthor, hasTakenDown, markSponsoredDraft } from '#features/content/public.server.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { sendNote } from '#platform/live/note-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { judgeBatch, type StoryState } from '../../collab/authority.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import { newKept } from '../../collab/kept/new-kept.ts';
import {
  applyEntry,
  type Batch,
  type BatchAnswer,
  type FreshStory,
  type LogEntry,
} from '../../collab/story-log.ts';
import { boardsTopic, topicOf } from '../../collab/story-topic.ts';
import { keepBeforeChange } from '../../history/keep-before-change.server.ts';
import { storedState } from '../../history/state-queries.server.ts';
import { movePlaces } from '../../threads/move-places.server.ts';
import { faultIn } from './document-faults.server.ts';
import { type RecentDocument, RecentDocuments } from './recent-documents.ts';
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
  logSince,
  openKept,
  storedDocument,
} from './working-copy-queries.server.ts';

export interface AuthorityNeeds {
  db: Kysely<DB>;
  clock: Clock;
}

/** After so many steps the document itself is stored again. */
const stepsToSnapshot = 200;
export interface StoryAuthority {
  /** Undefined for a story that does not exist. */
  fresh(id: number): Promise<FreshStory | undefined>;
  take(id: number, batch: Batch, by: ChangeAuthor): Promise<BatchAnswer | undefined>;
  since(
    id: number,
    epoch: number,
    version: number,
  ): Promise<{ kind: 'entries'; entries: LogEntry[] } | { kind: 'replaced'; fresh: FreshStory } | undefined>;
  /** A batch of an act, in the transaction that locked the copy. */
  store(work: Transaction<DB>, copy: CopyRow, batch: Batch, by: ChangeAuthor): Promise<BatchAnswer>;
  /** The document of a version of the copy, in the caller's transaction; null when it does not exist. */
  documentAt(work: Kysely<DB>, copy: CopyRow, version: number): Promise<Node | null>;
  /** The locked copy, made when the story has none. */
  lock(work: Transaction<DB>, id: number): Promise<CopyRow | undefined>;
}

export function createStoryAuthority({ db, clock }: AuthorityNeeds): StoryAuthority {
  const recent = new RecentDocuments();
  return {
    fresh: (id) => freshStory(db, id, recent),
    lock: (work, id) => lockedCopy(work, id, clock.now()),
    documentAt,
    store: (work, copy, batch, by) =>
      // What the caller's transaction has changed is not committed.
      takeBatch({ work, copy, by, now: clock.now(), recent: new RecentDocuments() }, batch),
    take: (id, batch, by) =>
      inTransaction(db, undefined, async (work) => {
        const now = clock.now();
        const copy = await lockedCopy(work, id, now);
        return copy && takeBatch({ work, copy, by, now, recent }, batch);
      }),
    async since(id, epoch, version) {
      const copy = await copyOf(db, id);
      const current = copy?.epoch ?? (await storedStory(db, id))?.version;
      if (current === undefined) return undefined;
      if (current === epoch && version <= (copy?.version ?? 0)) {
        const entries = copy ? await wholeLog(db, copy, version) : [];
        if (entries) return { kind: 'entries', entries };
      }
      const story = await freshStory(db, id, recent);
      return story && { kind: 'replaced', fresh: story };
    },
  };
}

/** All of it as it stood at one moment: between two statements another process may store a newer document. */
function freshStory(db: Kysely<DB>, id: number, recent: RecentDocuments): Promise<FreshStory | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((work) => storyAtOnce(work, id, recent));
}

async function storyAtOnce(
  db: Transaction<DB>,
  id: number,
  recent: RecentDocuments,
): Promise<FreshStory | undefined> {
  const copy = await copyOf(db, id);
  if (!copy) {
    const story = await storedStory(db, id);
    return story && { epoch: story.version, version: 0, document: story.document.toJSON(), numbers: {} };
  }
  const document = await newestDocument(db, copy, recent);
  const numbers = await lastNumbers(db, id);
  return { epoch: copy.epoch, version: copy.version, document: document.toJSON(), numbers };
}

async function lockedCopy(work: Transaction<DB>, id: number, now: Date): Promise<CopyRow | undefined> {
  const copy = await lockCopy(work, id);
  if (copy) return copy;
  const story = await storedStory(work, id);
  if (!story) return undefined;
  await insertCopy(work, {
    storyId: id,
    epoch: story.version,
    document: story.document.toJSON(),
    baseVersion: story.version,
    title: story.texts.title,
    memberIds: [],
    at: now,
  });
  return lockCopy(work, id);
}

export async function documentAt(db: Kysely<DB>, copy: CopyRow, version: number): Promise<Node | null> {
  const { storyId, epoch } = copy;
  const stored = await storedDocument(db, storyId);
  if (!stored || version > copy.version) return null;
  if (version < stored.version) return (await storedState(db, { storyId, epoch, version })) ?? null;
  const begin = { version: stored.version, document: Node.fromJSON(storySchema, stored.document) };
  return documentFrom(db, copy, begin, version);
}

async function documentFrom(
  db: Kysely<DB>,
  { storyId: id, epoch }: CopyRow,
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

/** What a writer of this version has missed; null when single changes of then are not stored any more [SAVE-09]. */
export async function wholeLog(
  db: Kysely<DB>,
  { storyId: id, epoch, version: newest }: CopyRow,
  version: number,
): Promise<LogEntry[] | null> {
  const entries = await logSince(db, { id, epoch, version });
  const [first] = entries;
  return (first ? first.version - first.steps.length : newest) === version ? entries : null;
}

async function newestDocument(db: Kysely<DB>, copy: CopyRow, recent: RecentDocuments): Promise<Node> {
  const begin = recent.of(copy);
  const document = begin
    ? await documentFrom(db, copy, begin, copy.version)
    : await documentAt(db, copy, copy.version);
  if (document) recent.remember(copy, document);
  else throw new Error(`the working copy of story ${copy.storyId} has no document`);
  return document;
}

/** Boards show something else now; what they show is read by calls. */
export async function noteBoards(db: Kysely<DB>, now: Date): Promise<void> {
  await sendNote(db, { topic: boardsTopic, version: now.getTime() });
}

interface Taking {
  work: Transaction<DB>;
  /** Locked. */
  copy: CopyRow;
  by: ChangeAuthor;
  now: Date;
  recent: RecentDocuments;
}

async function takeBatch({ work, copy, by, now, recent }: Taking, batch: Batch): Promise<BatchAnswer> {
  const { storyId: id, epoch, version } = copy;
  const clients = [...new Set(batch.entries.map(({ client }) => client))];
  const numbers = await lastNumbers(work, id, clients);
  const document = await newestDocument(work, copy, recent);
  const story: StoryState = { epoch, version, document, numbers };
  const log = { id, epoch, version: batch.version };
  const past = await pastOf(work, copy, batch);
  // Without it the writer catches up first, and is rebased by itself.
  const verdict = past
    ? judgeBatch(story, batch, () => past)
    : judgeBatch(story, { ...batch, rebase: false }, () => ({ document, log: [] }));
  if (verdict.kind === 'refused') return verdict;
  const missed = verdict.kind === 'outdated' ? await wholeLog(work, copy, batch.version) : null;
  if (missed) return { kind: 'outdated', entries: missed };
  if (verdict.kind === 'replaced' || verdict.kind === 'outdated') {
    const fresh = { epoch, version, document: document.toJSON(), numbers: await lastNumbers(work, id) };
    return { kind: 'replaced', fresh };
  }
  const after = verdict.story.document;
  const fault = faultIn(after);
  if (fault !== null) return { kind: 'refused', why: fault };
  if (await hasTakenDown(work, id, () => textsIn(after)))
    return { kind: 'refused', why: 'it was taken down, or has a passage that was' };
  const isSnapshot = verdict.story.version - copy.documentVersion >= stepsToSnapshot;
  if (verdict.entries.length > 0) await keepBeforeChange(work, copy, document, now);
  await appendEntries(work, {
    id,
    epoch,
    entries: verdict.entries,
    title: titleIn(after),
    by,
    at: now,
    document: isSnapshot ? after.toJSON() : null,
  });
  if (isSnapshot) await movePlaces(work, { storyId: id, epoch, version: verdict.story.version }, after);
  await closeKept(work, id, verdict.closed, now);
  const closed = await closedAmong(
    work,
    id,
    verdict.kept.map((row) => row.id),
  );
  const arriving = verdict.kept.filter((row) => !closed.has(row.id));
  const { added, superseded } = newKept(await openKept(work, id), arriving);
  await addKept(work, id, added, now);
  await closeKept(work, id, superseded, now);
  await noteSponsored(work, id, { before: document, after });
  await sendNote(work, { topic: topicOf(id), version: verdict.story.version });
  if (version === copy.publishedVersion || titleIn(after) !== titleIn(document)) await noteBoards(work, now);
  return { kind: 'stored', entries: await logSince(work, log) };
}

/** What the writer's version needs to be rebased; null when that is not to be done, or the version is too old. */
async function pastOf(work: Transaction<DB>, copy: CopyRow, batch: Batch) {
  const { epoch, version } = copy;
  if (!batch.rebase || batch.epoch !== epoch || batch.version >= version) return null;
  const log = await wholeLog(work, copy, batch.version);
  const document = log && (await documentAt(work, copy, batch.version));
  return document && { document, log };
}

/** Of each block by itself: its texts may have several marks. */
function textsIn(document: Node): string {
  return document.textBetween(0, document.content.size, ' ', ' ');
}

/** Ad operators see sponsored drafts only; whoever follows the story is asked again [ACT-01]. */
async function noteSponsored(
  work: Transaction<DB>,
  id: number,
  { before, after }: { before: Node; after: Node },
): Promise<void> {
  const [was, is] = [before, after].map((document) => [fieldsIn(document).flags].flat().includes('pr'));
  if (is === undefined || was === is) return;
  await markSponsoredDraft(work, id, is);
  await sendNote(work, { topic: topicOf(id), rights: true });
}

function titleIn(document: Node): string {
  return document.firstChild?.textContent ?? '';
}
