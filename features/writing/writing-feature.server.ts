/** Writing: working copies of stories, concurrent editing, and the acts by which stories become public. */
import type { Kysely, Transaction } from 'kysely';
import { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { storySchema } from '#features/content/public.document.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { FeatureNeeds } from '#features/kit/public.ts';
import { mainSite, type NewsroomViewer } from '#features/sites/public.ts';
import { type ActState, mayChangeFields, mayWrite } from './acts.ts';
import type { Fault } from './checklist.ts';
import { checklistSetting } from './checks/checklist-setting.ts';
import { FieldStep } from './collab/field-step.ts';
import type { Batch, BatchAnswer, FreshStory, LogEntry } from './collab/story-log.ts';
import { boardsTopic, storyInTopic, storyOfThreads } from './collab/story-topic.ts';
import { type Forgotten, forgetHistory } from './history/forget-history.server.ts';
import { historySetting } from './history/history-setting.ts';
import { keepPauses } from './history/keep-pauses.server.ts';
import { createStoryHistory, type StoryHistory } from './history/story-history.server.ts';
import { createMemberNotices, type MemberNotices } from './notices/member-notices.server.ts';
import { pruneTalk } from './notices/prune-talk.server.ts';
import { changeSecrecy, type SecrecyOrder, type SecrecyOutcome } from './secrecy/change-secrecy.server.ts';
import { embargoRefusal } from './secrecy/embargo-refusal.server.ts';
import { hiddenPictures } from './secrecy/hidden-pictures-queries.server.ts';
import { type TakedownOutcome, type TakedownRequest, takeDown } from './secrecy/take-down.server.ts';
import { actOnStory } from './server/acts/act-on-story.server.ts';
import type { ActOrder, ActOutcome } from './server/acts/act-outcome.server.ts';
import { actState } from './server/acts/act-state.server.ts';
import { runDueActs } from './server/acts/due-acts.server.ts';
import { readPublicText } from './server/acts/public-text.server.ts';
import { secondsToUndo } from './server/acts/undo-act.server.ts';
import { type Assignment, type AssignmentOutcome, assignStory } from './server/assign-story.server.ts';
import { type BoardFilter, type BoardRow, boardRows } from './server/board-queries.server.ts';
import { wholeLog } from './server/copies/copy-documents.server.ts';
import { forbiddenField } from './server/copies/forbidden-field.server.ts';
import { memberOn } from './server/copies/member-on-queries.server.ts';
import { type StoredStory, storedStory } from './server/copies/stored-story.server.ts';
import {
  createStoryAuthority,
  type LogPlace,
  noteBoards,
  type SinceAnswer,
  type StoryAuthority,
} from './server/copies/story-authority.server.ts';
import { faultsOf } from './server/copies/story-faults.server.ts';
import { type CopyRow, copyOf, type KeptRow, openKept } from './server/copies/working-copy-queries.server.ts';
import { isOneOf, type Writer } from './server/copies/writer.ts';
import { createStory } from './server/create-story.server.ts';
import { emptyBin } from './server/empty-bin.server.ts';
import { type LinkedStory, storiesOfSlugs, storiesToLink } from './server/link-queries.server.ts';
import { type PlannedAct, plansOf } from './server/planned-act-queries.server.ts';
import { publishAtOnce, type StoryAtOnce } from './server/publish-at-once.server.ts';
import { type ActEntry, actsOf, lastUndoable } from './server/story-acts-queries.server.ts';
import { createStoryThreads, type StoryThreads } from './threads/story-threads.server.ts';
import { createUnsentChanges, type UnsentChanges } from './unsent/unsent-elsewhere.server.ts';

export interface OpenedStory {
  story: StoredStory;
  /** Undefined before the first change. */
  copy: CopyRow | undefined;
  fresh: FreshStory;
  kept: KeptRow[];
  isOwn: boolean;
  /** Seconds during which the last publication can still be undone; 0 for none. */
  undoFor: number;
  state: Omit<ActState, 'isOwn'>;
  plans: PlannedAct[];
}

/** Messages of the live connection to clients that have a story open. */
export interface StoryNews {
  epoch: number;
  /** Schema of the entries: a client of another build requests entries that it can read. */
  schema: number;
  entries: LogEntry[];
}

export type TakenBatch = BatchAnswer | { kind: 'missing' } | { kind: 'forbidden' };

export interface WritingFeature {
  board(filter: Omit<BoardFilter, 'now' | 'timeZone'>): Promise<BoardRow[]>;
  /** Creates a draft of the member; null for a site that does not exist. */
  create(story: { site: string; title: string }, member: Writer): Promise<{ id: number } | null>;
  /** Publishes breaking news, in the caller's transaction; `isNew` is false for a repetition [ACT-11]. */
  publishAtOnce(
    trx: Transaction<DB>,
    story: StoryAtOnce,
    member: Writer,
  ): Promise<{ id: number; isNew: boolean }>;
  /** @param schema of the client that will write it [SAVE-12] */
  open(id: number, member: Writer, schema?: number): Promise<OpenedStory | undefined>;
  /** @param schema of the client; without one, that of this build */
  take(id: number, batch: Batch, member: Writer, schema?: number): Promise<TakenBatch>;
  since(id: number, from: LogPlace, member: NewsroomViewer): Promise<SinceAnswer | undefined>;
  /** Whether this member may subscribe to this topic in the live connection [SAVE-11]. */
  isTopic(topic: string, member: NewsroomViewer): Promise<boolean>;
  /** The public text as a document; undefined for a story that is not public. */
  publicText(id: number): Promise<{ base: number; document: unknown } | undefined>;
  /** The changes of a topic since a version; null when the client must fetch them. */
  newsSince(topic: string, version: number): Promise<StoryNews | null>;
  act(id: number, order: ActOrder, member: Writer): Promise<ActOutcome>;
  /** The checklist of a version of the working copy; undefined where there is none [ACT-05]. */
  faults(id: number, version: number, member: NewsroomViewer): Promise<Fault[] | undefined>;
  /** Performs due acts [ACT-02]. */
  runDue(): Promise<void>;
  /** Deletes drafts that have been in the bin for thirty days; returns their number. */
  emptyBin(): Promise<number>;
  /** Acts, newest first; undefined for a story that does not exist for the member, like the other methods. */
  acts(id: number, member: NewsroomViewer): Promise<ActEntry[] | undefined>;
  history: StoryHistory;
  /** Stores the states of stories after a pause [REV-01]; returns their number. */
  keepPauses(): Promise<number>;
  /** Deletes data that are older than the edition's storage times [SAVE-09] [SAVE-13]. */
  forgetHistory(): Promise<Forgotten>;
  /** Texts of a story in working copies, steps and states [SAVE-13]. */
  textsOf(id: number): Promise<string[]>;
  takeDown(id: number, order: TakedownRequest, member: Writer): Promise<TakedownOutcome>;
  /** Pictures that are hidden from this member [ACT-16]. */
  hiddenPictures(member: NewsroomViewer): Promise<number[]>;
  /** Assigns a story to members. */
  assign(id: number, assignment: Assignment, member: Writer): Promise<AssignmentOutcome>;
  changeSecrecy(id: number, order: SecrecyOrder, member: Writer): Promise<SecrecyOutcome>;
  /** Unsent changes on members' devices. */
  readonly unsent: UnsentChanges;
  /** Notes of a story [REV-03]. */
  threads: StoryThreads;
  /** Notices of a member. */
  notices: MemberNotices;
  /** Deletes old notes and notices, and notices of members who left. */
  pruneTalk(): Promise<{ threads: number; notices: number }>;
  /** The slug itself if it is free for the story, else a similar one [ACT-09]. */
  freeSlug(slug: string, id: number): Promise<string>;
  /** Public stories with these words in their titles, or with these slugs. */
  links(query: { q: string; slugs?: readonly string[] | undefined }): Promise<LinkedStory[]>;
}

export function createWritingFeature({
  db,
  edition,
  clock,
  content,
}: FeatureNeeds & { content: ContentFeature }): WritingFeature {
  const authority = createStoryAuthority({ db, clock });
  const { maySee } = content;
  const checklist = checklistSetting.of(edition);
  const acting = { db, clock, content, authority, checklist };
  return {
    board: (filter) => boardRows(db, { ...filter, now: clock.now(), timeZone: mainSite(edition).timeZone }),
    create: (story, member) => createStory({ db, clock, content, edition }, story, member),
    publishAtOnce: (trx, story, member) => publishAtOnce({ clock, content }, trx, story, member),
    async open(id, member, schema) {
      if (!(await maySee(member, id))) return undefined;
      if (schema !== undefined) await authority.prepare(id, schema);
      return openStory({ db, authority, now: clock.now() }, id, member);
    },
    async take(id, batch, member, schema) {
      if (!(await maySee(member, id))) return { kind: 'missing' };
      const [copy, here] = [await copyOf(db, id), await memberOn(db, member, id)];
      if (copy?.binnedAt || !mayTake(here, isOwn(copy, member), batch)) return { kind: 'forbidden' };
      const forbidden = await forbiddenField(db, id, batch, member);
      if (forbidden !== null)
        return { kind: 'refused', why: `the field ${forbidden} changes by others, or by acts` };
      return (await authority.take(id, batch, member.by, schema)) ?? { kind: 'missing' };
    },
    since: async (id, from, member) => ((await maySee(member, id)) ? authority.since(id, from) : undefined),
    async isTopic(topic, member) {
      const id = storyInTopic(topic) ?? storyOfThreads(topic);
      return topic === boardsTopic || (id !== null && (await maySee(member, id)));
    },
    newsSince: (topic, version) => storyNews(db, topic, version),
    async act(id, order, member) {
      if (!(await maySee(member, id))) return { kind: 'missing' };
      const refusal = await embargoRefusal(db, id, order, clock.now());
      if (refusal) return refusal;
      const outcome = await actOnStory(acting, id, order, member);
      await noteBoards(db, clock.now());
      return outcome;
    },
    acts: async (id, member) => ((await maySee(member, id)) ? actsOf(db, id) : undefined),
    async faults(id, version, member) {
      if (!(await maySee(member, id))) return undefined;
      const [copy, story] = await Promise.all([copyOf(db, id), storedStory(db, id)]);
      const document = copy ? await authority.documentAt(db, copy, version) : story?.document;
      if (!document) return undefined;
      const now = clock.now();
      const found = await faultsOf(db, checklist, { id, document, at: now });
      const isSecret = story?.embargo != null && story.embargo.until > now;
      return isSecret ? [{ check: 'embargo', isStop: true, place: null }, ...found] : found;
    },
    threads: createStoryThreads({ db, clock, content, authority }),
    notices: createMemberNotices({ db, clock }),
    pruneTalk: () => pruneTalk(db, clock.now(), edition.retention),
    publicText: (id) => readPublicText(db, authority, id),
    runDue: () => runDueActs(acting),
    emptyBin: () => emptyBin({ db, clock, content }),
    history: createStoryHistory({ db, content, authority }),
    keepPauses: () => keepPauses({ db, clock, authority }),
    forgetHistory: () => forgetHistory({ db, clock, authority, setting: historySetting.of(edition) }),
    async textsOf(id) {
      const [fresh, kept] = await Promise.all([authority.fresh(id), openKept(db, id)]);
      const document = fresh && Node.fromJSON(storySchema, fresh.document);
      return [
        document?.textBetween(0, document.content.size, ' ', ' ') ?? '',
        ...kept.map(({ pieces }) => pieces.map(({ text }) => text).join(' ')),
      ];
    },
    takeDown: (id, order, member) => takeDown({ db, clock, content }, id, order, member),
    hiddenPictures: (member) => hiddenPictures(db, member),
    assign: (id, assignment, member) =>
      assignStory({ db, clock, content, authority }, id, assignment, member),
    changeSecrecy: (id, order, member) => changeSecrecy({ db, clock, content, authority }, id, order, member),
    unsent: createUnsentChanges({ db, clock, content }),
    freeSlug: content.freeSlug,
    links: ({ q, slugs }) => (slugs ? storiesOfSlugs(db, slugs) : storiesToLink(db, q)),
  };
}

async function storyNews(db: Kysely<DB>, topic: string, version: number): Promise<StoryNews | null> {
  const id = storyInTopic(topic);
  const copy = id === null ? undefined : await copyOf(db, id);
  if (!copy) return null;
  const entries = version <= copy.version ? await wholeLog(db, copy, version, copy.schema) : [];
  return entries && { epoch: copy.epoch, schema: copy.schema, entries };
}

interface Opening {
  db: FeatureNeeds['db'];
  authority: StoryAuthority;
  now: Date;
}

async function openStory(
  { db, authority, now }: Opening,
  id: number,
  member: Writer,
): Promise<OpenedStory | undefined> {
  const [story, copy] = await Promise.all([storedStory(db, id), copyOf(db, id)]);
  const fresh = await authority.fresh(id);
  if (!story || !fresh) return undefined;
  return {
    story,
    copy,
    fresh,
    kept: await openKept(db, id),
    isOwn: isOwn(copy, member),
    undoFor: secondsToUndo(await lastUndoable(db, id, now), story, now),
    state: await actState(db, copy, story, now),
    plans: await plansOf(db, id),
  };
}

/** Whether the member may send this batch: a member who may only change fields must send nothing else. */
function mayTake({ roles }: Writer, isOfMember: boolean, { entries, kept, closed }: Batch): boolean {
  if (mayWrite(roles, isOfMember)) return true;
  const steps = entries.flatMap((entry) => entry.steps);
  return mayChangeFields(roles) && kept.length === 0 && closed.length === 0 && steps.every(FieldStep.isJson);
}

function isOwn(copy: CopyRow | undefined, member: Writer): boolean {
  return isOneOf(member, copy?.memberIds ?? []);
}
