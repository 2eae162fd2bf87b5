/**
 * What programs make of stored stories beside the acts: imports and commands. An open working copy gets it as one more
 * participant's change, so that nobody's text is lost and nobody publishes over it [SAVE-08].
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  type ChangeAuthor,
  draftToDocument,
  pastState,
  type StoredBody,
  type StoryProjection,
} from '#features/content/public.server.ts';
import { storySchemaNumber } from '#features/content/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { stepsBetween } from '../../collab/steps-between.ts';
import { applyEntry, type WrittenEntry } from '../../collab/story-log.ts';
import { publicText } from '../acts/public-text.server.ts';
import { fieldsOfStory } from '../draft-fields.server.ts';
import { logAct } from '../story-acts-queries.server.ts';
import { bringIntoCopy } from './bring-into-copy.server.ts';
import { type StoredStory, storedStory } from './stored-story.server.ts';
import { createStoryAuthority, noteBoards, type StoryAuthority } from './story-authority.server.ts';
import { type CopyRow, changeCopy, lockFreeCopies } from './working-copy-queries.server.ts';

/** Transactions of acts, which change story and copy themselves. */
const ownTransactions = new WeakSet<Kysely<DB>>();

export function changesCopyItself(work: Transaction<DB>): void {
  ownTransactions.add(work);
}

const program: ChangeAuthor = { kind: 'command', id: 'lapzarta' };

/** In the transaction of each change of stories. */
export function followOutsideChanges(needs: { db: Kysely<DB>; clock: Clock }): StoryProjection {
  const authority = createStoryAuthority(needs);
  return async (work, { stories, change, by = program }) => {
    if (change !== 'text' || ownTransactions.has(work)) return [];
    const at = needs.clock.now();
    const copies = await lockedCopies(
      work,
      stories.map(({ id }) => id),
    );
    for (const { storyId, schema } of copies) {
      // A build that knows its schema begins with what is outstanding.
      const copy = schema > storySchemaNumber ? undefined : await authority.lock(work, storyId);
      if (!copy) continue;
      const story = await storedStory(work, copy.storyId);
      if (story) await joinOutsideChange(authority, work, { copy, story, by, at });
    }
    return [];
  };
}

const attempts = 20;
const pauseMs = 10;

/**
 * A writer holds a copy for milliseconds. An act holds it while it waits for the story, which this transaction has: it is
 * not waited for, and begins with what is outstanding.
 */
async function lockedCopies(work: Transaction<DB>, ids: readonly number[]): Promise<CopyRow[]> {
  const found: CopyRow[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const left = ids.filter((id) => found.every(({ storyId }) => storyId !== id));
    const { locked, isAll } = await lockFreeCopies(work, left);
    found.push(...locked);
    if (isAll) break;
    await pause(pauseMs);
  }
  return found;
}

interface OutsideChange {
  /** Locked. */
  copy: CopyRow;
  story: StoredStory;
  by: ChangeAuthor;
  at: Date;
}

/** False when the copy cannot take it: an act on it is refused then. */
export async function joinOutsideChange(
  authority: StoryAuthority,
  work: Transaction<DB>,
  { copy, story, by, at }: OutsideChange,
): Promise<boolean> {
  const { storyId: id, baseVersion, version } = copy;
  if (story.version === baseVersion || story.publicState === 'taken-down') return true;
  const base = await documentOf(work, id, baseVersion);
  if (!base) return false;
  const change = await changeOf(authority, work, { copy, story, base, by, at });
  if (typeof change === 'string') return false;
  await changeCopy(work, id, { baseVersion: story.version, ...change }, at);
  if (change === null) return true;
  await logAct(work, { storyId: id, act: 'outside', by, version, storyVersion: story.version, note: '', at });
  await noteBoards(work, at);
  return true;
}

interface ChangedBase {
  copy: CopyRow;
  story: StoredStory;
  base: Node;
  by: ChangeAuthor;
  at: Date;
}

/** Null when only the state of the story changed; a text when the copy cannot take it. */
async function changeOf(
  authority: StoryAuthority,
  work: Transaction<DB>,
  { copy, story: { document: stored }, base, by, at }: ChangedBase,
) {
  const steps = stepsBetween(base, stored);
  if (steps.length === 0) return null;
  const { published, document: before } = (await publicText(work, authority, copy)) ?? {
    published: base,
    document: base,
  };
  const entry: WrittenEntry = {
    client: `outside:${crypto.randomUUID()}`,
    number: 1,
    isUndo: false,
    steps: steps.map((step) => step.toJSON()),
  };
  // The copy's own blocks got their keys when they were stored, so that both differ in these only.
  const fits = !('why' in applyEntry(before, entry));
  const fitting = fits
    ? entry
    : { ...entry, steps: stepsBetween(before, stored).map((step) => step.toJSON()) };
  const document = applyEntry(before, fitting);
  if ('why' in document) return document.why;
  return bringIntoCopy(authority, work, copy, { published, before, document, entry: fitting, by, at });
}

const pastSchema = z.looseObject({
  title: z.string(),
  subtitle: z.string(),
  lead: z.string(),
  body: z.custom<StoredBody>(Array.isArray),
});

async function documentOf(db: Kysely<DB>, id: number, version: number): Promise<Node | null> {
  const past = await pastState(db, id, version);
  if (!past?.relations) return null;
  const { relations } = past;
  const row = pastSchema.parse(past.story);
  return draftToDocument({ ...row, fields: fieldsOfStory({ row, relations }) });
}
