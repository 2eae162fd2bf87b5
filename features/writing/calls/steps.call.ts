/** `/api/newsroom/stories/{id}/steps`: sends and fetches changes of a working copy [SAVE-03]. */
import { z } from 'zod';
import { defineCall, json, jsonBody } from '#features/kit/public.ts';
import {
  clientSchema,
  memberOf,
  notYours,
  storyProblems as problems,
  storiesCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from './newsroom-call.server.ts';

const count = z.int().nonnegative();
const ofClient = { schema: clientSchema };
const entrySchema = z.object({
  client: z.string().min(1).max(64),
  number: z.int().positive(),
  isUndo: z.boolean(),
  steps: z.array(z.unknown()).max(500),
});
const storedSchema = entrySchema.extend({ version: count });
const keptSchema = z.object({
  id: z.string().max(300),
  why: z.enum(['dropped', 'removed']),
  writer: z.string().max(64),
  pieces: z
    .array(
      z.object({
        block: z.string().nullable(),
        type: z.string().max(40),
        content: z.array(z.unknown()),
        text: z.string(),
      }),
    )
    .max(500),
});
const freshSchema = z.object({
  epoch: count,
  version: count,
  document: z.unknown(),
  numbers: z.record(z.string(), z.int()),
});
const replacedSchema = z.object({ kind: z.literal('replaced'), fresh: freshSchema });

/** Maximum bytes of a batch; changes of an hour without network are sent in several batches. */
const largestBatch = 1_048_576;

export const sendStepsCall = defineCall({
  ...storiesCall,
  id: 'newsroomSendSteps',
  method: 'POST',
  path: '/api/newsroom/stories/:id/steps',
  summary: 'Changes of a working copy',
  params: storyInPath,
  query: z.object(ofClient),
  problems,
  body: jsonBody(
    z.strictObject({
      epoch: count,
      version: count,
      entries: z.array(entrySchema).max(1_000),
      kept: z.array(keptSchema).max(500),
      closed: z.array(z.string().max(300)).max(500),
      rebase: z.boolean(),
    }),
    largestBatch,
  ),
  answer: json(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('stored'), entries: z.array(storedSchema) }),
      z.object({ kind: z.literal('outdated'), entries: z.array(storedSchema) }),
      replacedSchema,
      z.object({ kind: z.literal('refused'), why: z.string() }),
    ]),
    'What became of them, with the log since the version that they are based on.',
  ),
  async handle({ params, query, body, viewer }, { writing }: WritingNeeds) {
    const taken = await writing.take(params.id, body, memberOf(viewer), query.schema);
    if (taken.kind === 'missing') return storyMissing;
    if (taken.kind === 'forbidden') return notYours;
    return { kind: 'answer', value: taken, dependencies: null };
  },
});

export const stepsSinceCall = defineCall({
  ...storiesCall,
  id: 'newsroomStepsSince',
  method: 'GET',
  path: '/api/newsroom/stories/:id/steps',
  summary: 'Changes of a working copy since a version',
  params: storyInPath,
  problems,
  query: z.object({ epoch: z.coerce.number().int(), since: z.coerce.number().int(), ...ofClient }),
  answer: json(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('entries'), entries: z.array(storedSchema) }),
      replacedSchema,
    ]),
    'The log since then, or the story as it is now.',
  ),
  async handle({ params, query, viewer }, { writing }: WritingNeeds) {
    const { epoch, since, schema } = query;
    const found = await writing.since(params.id, { epoch, version: since, schema }, memberOf(viewer));
    return found ? { kind: 'answer', value: found, dependencies: null } : storyMissing;
  },
});
