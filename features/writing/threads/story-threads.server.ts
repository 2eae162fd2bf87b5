/**
 * Notes of a story [REV-03]: everybody who can see the story can read and write them, even without the right
 * to write its text.
 */
import type { Kysely, Transaction } from 'kysely';
import { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { storySchema } from '#features/content/public.document.ts';
import { type ContentFeature, hasTakenDown } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Range } from '../collab/identified-step.ts';
import { threadsTopicOf } from '../collab/story-topic.ts';
import { tellMembers } from '../notices/tell-members.server.ts';
import { type StoredStory, storedStory } from '../server/copies/stored-story.server.ts';
import type { StoryAuthority } from '../server/copies/story-authority.server.ts';
import { copyOf } from '../server/copies/working-copy-queries.server.ts';
import type { Writer } from '../server/copies/writer.ts';
import { placeIn, placesNow } from './move-places.server.ts';
import { placeOfBlock, quoteOf } from './text-place.ts';
import {
  changeNote,
  deleteNote,
  insertNote,
  insertThread,
  lockThread,
  membersInThread,
  type NewThread,
  type NoteRow,
  noteIn,
  notesOfStory,
  settleThread,
  type ThreadRow,
  threadsOfStory,
} from './thread-queries.server.ts';
import type { TextSubject, ThreadSubject } from './thread-subject.ts';

export interface WrittenNote {
  text: string;
  /** Members to notify; those who cannot see the story get no notice. */
  mentions: readonly number[];
}

export interface ThreadNow extends ThreadRow {
  /** The range of a text. */
  range: Range | null;
  /** Its subject no longer exists. */
  isLost: boolean;
  notes: NoteRow[];
}

export interface ThreadsNow {
  epoch: number;
  /** The version of the working copy to which the positions belong. */
  version: number;
  threads: ThreadNow[];
}

export type NoteOutcome<Done = object> =
  | ({ kind: 'done' } & Done)
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  /** The position is not one of the story's current versions. */
  | { kind: 'outdated' };

export interface StoryThreads {
  /** Undefined for a story that does not exist for this member. */
  of(id: number, member: NewsroomViewer): Promise<ThreadsNow | undefined>;
  begin(
    id: number,
    subject: ThreadSubject,
    note: WrittenNote,
    member: Writer,
  ): Promise<NoteOutcome<{ id: number }>>;
  answer(id: number, thread: number, note: WrittenNote, member: Writer): Promise<NoteOutcome>;
  settle(id: number, thread: number, isSettled: boolean, member: Writer): Promise<NoteOutcome>;
  /** Changes a note, only for its author; null deletes the note. */
  change(at: NotePlace, note: WrittenNote | null, member: Writer): Promise<NoteOutcome>;
}

export interface NotePlace {
  id: number;
  thread: number;
  note: number;
}

interface ThreadNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'maySee'>;
  authority: StoryAuthority;
}

export function createStoryThreads(needs: ThreadNeeds): StoryThreads {
  const { db, clock, content, authority } = needs;

  /**
   * Changes notes of a story that the member can see and that is not taken down, and notifies clients that
   * have it open.
   */
  async function write<Done extends object>(
    id: number,
    member: Writer,
    texts: readonly string[],
    run: (trx: Transaction<DB>, now: Date) => Promise<NoteOutcome<Done>>,
  ): Promise<NoteOutcome<Done>> {
    if (!(await content.maySee(member, id))) return { kind: 'missing' };
    return inTransaction(db, undefined, async (trx) => {
      if (await hasTakenDown(trx, id, () => texts.join('\n'))) return { kind: 'forbidden' };
      const now = clock.now();
      const outcome = await run(trx, now);
      if (outcome.kind === 'done')
        await sendBroadcast(trx, { topic: threadsTopicOf(id), version: now.getTime() });
      return outcome;
    });
  }

  return {
    of: async (id, member) =>
      (await content.maySee(member, id)) ? threadsNow({ db, authority }, id) : undefined,
    begin: (id, subject, note, member) =>
      write(id, member, [note.text], async (trx, at): Promise<NoteOutcome<{ id: number }>> => {
        const thread = await newThread({ trx, authority }, id, subject);
        if (thread === 'missing' || thread === 'outdated') return { kind: thread };
        const threadId = await insertThread(trx, { ...thread, storyId: id, at });
        await say(trx, { storyId: id, threadId, note, member, at });
        return { kind: 'done', id: threadId };
      }),
    answer: (id, threadId, note, member) =>
      write(id, member, [note.text], async (trx, at) => {
        const thread = await lockThread(trx, id, threadId);
        if (!thread) return { kind: 'missing' };
        // An answer reopens a settled thread.
        if (thread.settledAt) await settleThread(trx, threadId, { by: member.by, isSettled: false, at });
        await say(trx, { storyId: id, threadId, note, member, at });
        return { kind: 'done' };
      }),
    settle: (id, threadId, isSettled, member) =>
      write(id, member, [], async (trx, at) => {
        const thread = await lockThread(trx, id, threadId);
        if (!thread) return { kind: 'missing' };
        if ((thread.settledAt !== null) !== isSettled)
          await settleThread(trx, threadId, { by: member.by, isSettled, at });
        return { kind: 'done' };
      }),
    change: ({ id, thread, note: noteId }, note, member) =>
      write(id, member, note ? [note.text] : [], async (trx, at) => {
        const before = (await lockThread(trx, id, thread)) && (await noteIn(trx, thread, noteId));
        if (!before) return { kind: 'missing' };
        const { author, mentions } = before;
        if (author.kind !== member.by.kind || author.id !== String(member.by.id))
          return { kind: 'forbidden' };
        if (note === null) await deleteNote(trx, thread, noteId);
        else {
          await changeNote(trx, noteId, { ...note, at });
          const to = note.mentions.filter((one) => !mentions.includes(one));
          await tellMembers(trx, {
            kind: 'mentioned',
            storyId: id,
            threadId: thread,
            by: member.by,
            at,
            to,
          });
        }
        return { kind: 'done' };
      }),
  };
}

interface Saying {
  storyId: number;
  threadId: number;
  note: WrittenNote;
  member: Writer;
  at: Date;
}

/** Adds a note; mentioned members are notified of the mention, others of the thread of the reply. */
async function say(trx: Transaction<DB>, { storyId, threadId, note, member, at }: Saying): Promise<void> {
  const { by } = member;
  const others = (await membersInThread(trx, threadId)).filter((one) => !note.mentions.includes(one));
  await insertNote(trx, { threadId, by, ...note, at });
  const telling = { storyId, threadId, by, at };
  await tellMembers(trx, { ...telling, kind: 'mentioned', to: note.mentions });
  await tellMembers(trx, { ...telling, kind: 'answered', to: others });
}

type Placing = Omit<NewThread, 'storyId' | 'at'>;
const noPlace = { name: '', epoch: null, version: null, begins: null, ends: null, quote: '' };

async function newThread(
  { trx, authority }: { trx: Transaction<DB>; authority: StoryAuthority },
  id: number,
  subject: ThreadSubject,
): Promise<Placing | 'missing' | 'outdated'> {
  const story = await storedStory(trx, id);
  if (!story) return 'missing';
  switch (subject.kind) {
    case 'story':
      return { ...noPlace, kind: 'story' };
    case 'field':
      return { ...noPlace, kind: 'field', name: subject.field };
    case 'block':
      return { ...noPlace, kind: 'block', name: subject.block };
    case 'text': {
      const document = await documentOf(trx, authority, story, subject);
      const { epoch, version, from, to } = subject;
      const quote = document && to <= document.content.size ? quoteOf(document, subject) : '';
      if (quote === '') return 'outdated';
      return { kind: 'text', name: '', epoch, version, begins: from, ends: to, quote };
    }
  }
}

/** Null for a version that is no longer stored. */
async function documentOf(
  trx: Transaction<DB>,
  authority: StoryAuthority,
  story: StoredStory,
  { epoch, version }: TextSubject,
): Promise<Node | null> {
  const copy = await copyOf(trx, story.id);
  if (!copy) return epoch === story.version && version === 0 ? story.document : null;
  return copy.epoch === epoch ? authority.documentAt(trx, copy, version) : null;
}

async function threadsNow(
  { db, authority }: Pick<ThreadNeeds, 'db' | 'authority'>,
  id: number,
): Promise<ThreadsNow | undefined> {
  const rows = await threadsOfStory(db, id);
  const [notes, fresh] = await Promise.all([notesOfStory(db, id), authority.fresh(id)]);
  if (!fresh) return undefined;
  const { epoch, version } = fresh;
  const document = Node.fromJSON(storySchema, fresh.document);
  const placed = rows.flatMap((row) =>
    row.begins !== null && row.ends !== null && row.version !== null && row.epoch === epoch
      ? [{ id: row.id, version: row.version, from: row.begins, to: row.ends }]
      : [],
  );
  const places = await placesNow(db, { storyId: id, epoch, version }, placed);
  const threads = rows.map((row): ThreadNow => {
    const { kind, name, quote } = row;
    const range = kind === 'text' ? placeIn(document, places.get(row.id) ?? null, quote) : null;
    const isLost =
      (kind === 'text' && range === null) || (kind === 'block' && placeOfBlock(document, name) === null);
    return { ...row, range, isLost, notes: notes.filter(({ threadId }) => threadId === row.id) };
  });
  return { epoch, version, threads };
}
