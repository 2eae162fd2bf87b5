/**
 * Changes of stored stories by programs outside of acts: imports and commands. A working copy receives them
 * like changes of one more writer, so that no text is lost or overwritten by a publication [SAVE-08].
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

/** Transactions of acts, which change both story and copy themselves. */
const ownTransactions = new WeakSet<Kysely<DB>>();

export function changesCopyItself(trx: Transaction<DB>): void {
  ownTransactions.add(trx);
}

const program: ChangeAuthor = { kind: 'command', id: 'lapzarta' };

/** Runs in the transaction of each change of stories. */
export function followOutsideChanges(needs: { db: Kysely<DB>; clock: Clock }): StoryProjection {
  const authority = createStoryAuthority(needs);
  return async (trx, { stories, change, by = program }) => {
    if (change !== 'text' || ownTransactions.has(trx)) return [];
    const at = needs.clock.now();
    const copies = await lockedCopies(
      trx,
      stories.map(({ id }) => id),
    );
    for (const { storyId, schema } of copies) {
      // Left for a build that knows the copy's schema, which merges the change later.
      const copy = schema > storySchemaNumber ? undefined : await authority.lock(trx, storyId);
      if (!copy) continue;
      const story = await storedStory(trx, copy.storyId);
      if (story) await joinOutsideChange(authority, trx, { copy, story, by, at });
    }
    return [];
  };
}

const attempts = 20;
const pauseMs = 10;

/**
 * Locks copies. A writer locks a copy for milliseconds. An act keeps its lock while it waits for the story,
 * which this transaction has locked: such copies are skipped, and the act merges the change first.
 */
async function lockedCopies(trx: Transaction<DB>, ids: readonly number[]): Promise<CopyRow[]> {
  const found: CopyRow[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const left = ids.filter((id) => found.every(({ storyId }) => storyId !== id));
    const { locked, isAll } = await lockFreeCopies(trx, left);
    found.push(...locked);
    if (isAll) break;
    await pause(pauseMs);
  }
  return found;
}

interface OutsideChange {
  /** The locked copy. */
  copy: CopyRow;
  story: StoredStory;
  by: ChangeAuthor;
  at: Date;
}

/**
 * Merges a program's change into the copy; false when that is impossible: an act on the copy is then refused.
 */
export async function joinOutsideChange(
  authority: StoryAuthority,
  trx: Transaction<DB>,
  { copy, story, by, at }: OutsideChange,
): Promise<boolean> {
  const { storyId: id, baseVersion, version } = copy;
  if (story.version === baseVersion || story.publicState === 'taken-down') return true;
  const base = await documentOf(trx, id, baseVersion);
  if (!base) return false;
  const change = await changeOf(authority, trx, { copy, story, base, by, at });
  if (typeof change === 'string') return false;
  await changeCopy(trx, id, { baseVersion: story.version, ...change }, at);
  if (change === null) return true;
  await logAct(trx, { storyId: id, act: 'outside', by, version, storyVersion: story.version, note: '', at });
  await noteBoards(trx, at);
  return true;
}

interface ChangedBase {
  copy: CopyRow;
  story: StoredStory;
  base: Node;
  by: ChangeAuthor;
  at: Date;
}

/**
 * The merged change; null when only the state of the story changed, a string with the reason when merging is
 * impossible.
 */
async function changeOf(
  authority: StoryAuthority,
  trx: Transaction<DB>,
  { copy, story: { document: stored }, base, by, at }: ChangedBase,
) {
  const steps = stepsBetween(base, stored);
  if (steps.length === 0) return null;
  const { published, document: before } = (await publicText(trx, authority, copy)) ?? {
    published: base,
    document: base,
  };
  const entry: WrittenEntry = {
    client: `outside:${crypto.randomUUID()}`,
    number: 1,
    isUndo: false,
    steps: steps.map((step) => step.toJSON()),
  };
  // Blocks of the copy got their keys when they were stored, so the two documents may differ in keys only.
  const fits = !('why' in applyEntry(before, entry));
  const fitting = fits
    ? entry
    : { ...entry, steps: stepsBetween(before, stored).map((step) => step.toJSON()) };
  const document = applyEntry(before, fitting);
  if ('why' in document) return document.why;
  return bringIntoCopy(authority, trx, copy, { published, before, document, entry: fitting, by, at });
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
