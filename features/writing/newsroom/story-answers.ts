/** API calls of stories, and the schemas of their responses. */
import * as z from 'zod/mini';
import { storySchemaNumber } from '#features/content/public.ts';
import type { Call } from '#features/kit/public.newsroom.ts';
import type { CheckName } from '../checks/check-names.ts';
import type { Batch, BatchAnswer } from '../collab/story-log.ts';
import { publicStates, workStates } from '../story-states.ts';

const states = { publicState: z.enum(publicStates), workState: z.enum(workStates) };

const rowSchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  section: z.nullable(z.string()),
  ...states,
  updatedAt: z.string(),
  pubDate: z.nullable(z.string()),
  authors: z.array(z.string()),
  hasUnpublishedChanges: z.boolean(),
  version: z.int(),
  embargoUntil: z.nullable(z.string()),
  /** Visible to named members only. */
  isRestricted: z.boolean(),
});

export type StoryRow = z.infer<typeof rowSchema>;

const personSchema = z.object({ id: z.int(), name: z.string() });

export type Colleague = z.infer<typeof personSchema>;

const storySchema = z.object({
  id: z.int(),
  epoch: z.int(),
  version: z.int(),
  document: z.unknown(),
  ...states,
  publicVersion: z.nullable(z.int()),
  /** Versions for takedowns, and for changes of restriction and embargo. */
  storyVersion: z.int(),
  secrecyVersion: z.int(),
  hasUnpublishedChanges: z.boolean(),
  /** The reason why it was returned. */
  reason: z.string(),
  slug: z.nullable(z.string()),
  embargo: z.nullable(z.object({ until: z.string(), reason: z.string() })),
  /** Members who can see it until it is public; null for the whole newsroom. */
  restrictedTo: z.nullable(z.array(personSchema)),
  /** Members to whom it is assigned: they write and submit it. */
  people: z.array(personSchema),
  approvedVersion: z.nullable(z.int()),
  changesSinceApproval: z.int(),
  isBinned: z.boolean(),
  plans: z.array(z.object({ act: z.enum(['update', 'withdraw']), at: z.string() })),
  /** Seconds during which the last publication can still be undone. */
  undoFor: z.number(),
  may: z.array(z.string()),
  /** Text that concurrent changes would have dropped. */
  kept: z.array(
    z.object({
      id: z.string(),
      why: z.enum(['dropped', 'removed']),
      by: z.string(),
      at: z.string(),
      pieces: z.array(z.object({ text: z.string(), block: z.nullable(z.string()) })),
    }),
  ),
});

export type OpenStory = z.infer<typeof storySchema>;

const folder = '/api/newsroom/stories';
/** The schema of documents and steps that this build reads and sends [SAVE-12]. */
const schema = `schema=${storySchemaNumber}`;

/** Names of the boards in requests. */
export const boards = ['mine', 'drafts', 'due', 'today', 'live', 'bin'] as const;
export type Board = (typeof boards)[number];

const asked: Record<Board, Record<string, string>> = {
  mine: { mine: 'true' },
  drafts: { state: 'draft' },
  due: { state: 'scheduled' },
  today: { state: 'today' },
  live: { state: 'live' },
  bin: { state: 'bin' },
};

export function boardCall(board: Board, { site, q }: { site: string; q: string }): Call<StoryRow[]> {
  const parameters = new URLSearchParams({ ...asked[board], ...(site && { site }), ...(q && { q }) });
  return {
    path: `${folder}?${parameters}`,
    isKept: q === '',
    read: (value) => z.object({ stories: z.array(rowSchema) }).parse(value).stories,
  };
}

export function searchCall(q: string): Call<StoryRow[]> {
  return {
    path: `${folder}?${new URLSearchParams({ q })}`,
    read: (value) => z.object({ stories: z.array(rowSchema) }).parse(value).stories,
  };
}

export function createCall(story: { site: string; title?: string }): Call<number> {
  return {
    method: 'POST',
    path: folder,
    isOnce: true,
    body: story,
    read: (value) => z.object({ id: z.int() }).parse(value).id,
  };
}

export function storyCall(id: number): Call<OpenStory> {
  return { path: `${folder}/${id}?${schema}`, isKept: true, read: (value) => storySchema.parse(value) };
}

const entrySchema = z.object({
  client: z.string(),
  number: z.int(),
  version: z.int(),
  steps: z.array(z.unknown()),
  isUndo: z.boolean(),
});
const replacedSchema = z.object({
  kind: z.literal('replaced'),
  fresh: z.object({
    epoch: z.int(),
    version: z.int(),
    document: z.unknown(),
    numbers: z.record(z.string(), z.int()),
  }),
});
const entries = z.array(entrySchema);

const batchAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored'), entries }),
  z.object({ kind: z.literal('outdated'), entries }),
  replacedSchema,
  z.object({ kind: z.literal('refused'), why: z.string() }),
]);

/** Sends steps, based on the last version that this tab has received. */
export function stepsCall(id: number, batch: Batch): Call<BatchAnswer> {
  return {
    method: 'POST',
    path: `${folder}/${id}/steps?${schema}`,
    body: batch,
    read: (value) => batchAnswerSchema.parse(value),
  };
}

const sinceSchema = z.union([z.object({ kind: z.literal('entries'), entries }), replacedSchema]);

export function stepsSinceCall(
  id: number,
  { epoch, since }: { epoch: number; since: number },
): Call<z.infer<typeof sinceSchema>> {
  return {
    path: `${folder}/${id}/steps?${new URLSearchParams({ epoch: String(epoch), since: String(since) })}&${schema}`,
    read: (value) => sinceSchema.parse(value),
  };
}

const newsSchema = z.object({ epoch: z.int(), schema: z.literal(storySchemaNumber), entries });

/** Parses a message of the live connection about a story; null for one of another build. */
export function newsIn(value: unknown): z.infer<typeof newsSchema> | null {
  return newsSchema.safeParse(value).data ?? null;
}

/** Parameters of an act. */
export interface ActOrder {
  act: string;
  version: number;
  reason?: string;
  note?: string;
  at?: string;
  /** New slug, for `move`. */
  slug?: string;
  /** Findings that a chief editor overrides, and the reason. */
  passed?: { checks: readonly CheckName[]; reason: string };
  /** Changes of the public version only. */
  repair?: { base: number; steps: unknown[] };
}

export function actCall(id: number, order: ActOrder): Call<unknown> {
  return { method: 'POST', path: `${folder}/${id}/acts`, body: order, read: (value) => value };
}

const publicTextSchema = z.object({ base: z.int(), document: z.unknown() });

export type PublicText = z.infer<typeof publicTextSchema>;

/** Fetches the public text. */
export function publicTextCall(id: number): Call<PublicText> {
  return { path: `${folder}/${id}/public`, read: (value) => publicTextSchema.parse(value) };
}

const actsSchema = z.object({
  acts: z.array(
    z.object({
      act: z.string(),
      version: z.int(),
      note: z.string(),
      passedChecks: z.array(z.string()),
      isUndone: z.boolean(),
      isFailed: z.boolean(),
      plannedFor: z.nullable(z.string()),
      at: z.string(),
      author: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
    }),
  ),
});

export type LoggedAct = z.infer<typeof actsSchema>['acts'][number];

/** Logged acts, newest first. */
export function actsCall(id: number): Call<LoggedAct[]> {
  return { path: `${folder}/${id}/acts`, read: (value) => actsSchema.parse(value).acts };
}

/** An act that changes restriction or embargo. */
export type SecrecyOrder = (
  | { act: 'restrict'; memberIds: number[] }
  | { act: 'embargo'; until: string }
  | { act: 'release' | 'lift' }
) & { reason: string };

export function secrecyCall(
  { id, secrecyVersion: version }: Pick<OpenStory, 'id' | 'secrecyVersion'>,
  order: SecrecyOrder,
): Call<unknown> {
  const body = { ...order, version };
  return { method: 'POST', path: `${folder}/${id}/secrecy`, body, read: (value) => value };
}

/** @param seen the assigned members that were shown before the change */
export function assignCall(id: number, order: { memberIds: number[]; seen: number[] }): Call<unknown> {
  return { method: 'PUT', path: `${folder}/${id}/people`, body: order, read: (value) => value };
}

/** Fetches a free slug, the given one or a similar one. */
export function freeSlugCall(slug: string, story: number): Call<string> {
  return {
    path: `/api/newsroom/slugs/${slug}?${new URLSearchParams({ story: String(story) })}`,
    read: (value) => z.object({ free: z.string() }).parse(value).free,
  };
}

export function peopleCall(): Call<Colleague[]> {
  return {
    path: '/api/newsroom/people',
    read: (value) => z.object({ people: z.array(personSchema) }).parse(value).people,
  };
}

/** Takes down a passage, or without one the whole story. */
export function takedownCall(
  { id, storyVersion: version }: Pick<OpenStory, 'id' | 'storyVersion'>,
  order: { passage: string | null; reason: string },
): Call<unknown> {
  const body = { ...order, version };
  return { method: 'POST', path: `${folder}/${id}/takedown`, body, read: (value) => value };
}
