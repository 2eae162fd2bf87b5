/** `/api/newsroom/stories/{id}/threads`: the newsroom's notes about a story [REV-03]. */
import { z } from 'zod';
import { type CallFailure, defineCall, failure, json, jsonBody } from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { memberNames } from '../calls/member-names.ts';
import {
  memberOf,
  newsroomCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from '../calls/newsroom-call.server.ts';
import type { NoteOutcome } from './story-threads.server.ts';

const time = z.iso.datetime();
const number = numberInAddress(2_147_483_647);
const threadInPath = storyInPath.extend({ thread: number });
const noteInPath = threadInPath.extend({ note: number });

const place = z.int().nonnegative();
const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    epoch: z.int(),
    version: place.describe('Of the working copy, in which the range is.'),
    from: place,
    to: place,
  }),
  z.strictObject({ kind: z.literal('block'), block: z.string().min(1).max(100).describe('Its key.') }),
  z.strictObject({ kind: z.literal('field'), field: z.string().regex(/^[\w-]{1,60}$/) }),
  z.strictObject({ kind: z.literal('story') }),
]);

const note = {
  text: z.string().trim().min(1).max(5_000),
  mentions: z
    .array(z.int().positive().max(2_147_483_647))
    .max(50)
    .default([])
    .describe('Members who are told; those who do not see the story are not.'),
};
const noteBody = jsonBody(z.strictObject(note), 65_536);

const done = json(z.object({}), 'Done.');
const noteMissing = failure('article-not-found', 'There is no such thread or note.');
const problems = ['article-not-found', 'version-outdated'] as const;

export const threadsCall = defineCall({
  ...newsroomCall,
  id: 'newsroomThreads',
  method: 'GET',
  path: '/api/newsroom/stories/:id/threads',
  summary: 'The notes of a story, in threads',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      epoch: z.int(),
      version: z.int().describe('Of the working copy, in which the places are.'),
      threads: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(['text', 'block', 'field', 'story']),
          name: z.string().describe('Key of the block, or name of the field.'),
          range: z.object({ from: z.int(), to: z.int() }).nullable().describe('Of a text.'),
          isLost: z.boolean().describe('What it is about is not there any more.'),
          quote: z.string().describe('What the text said when the thread began.'),
          settled: z.object({ at: time, by: z.string() }).nullable(),
          notes: z.array(
            z.object({
              id: z.int(),
              by: z.string().describe('Name of the member; empty for programs.'),
              isOwn: z.boolean(),
              text: z.string(),
              mentions: z.array(z.object({ id: z.int(), name: z.string() })),
              at: time,
              changedAt: time.nullable(),
            }),
          ),
        }),
      ),
    }),
    'All threads, the oldest first.',
  ),
  async handle({ params, viewer }, { writing, accounts }: WritingNeeds) {
    const member = memberOf(viewer);
    const found = await writing.threads.of(params.id, member);
    if (!found) return storyMissing;
    const nameOf = found.threads.length > 0 ? await memberNames(accounts) : () => '';
    const threads = found.threads.map(
      ({ id, kind, name, range, isLost, quote, settledAt, settledBy, notes }) => ({
        id,
        kind,
        name,
        range,
        isLost,
        quote,
        settled: settledAt && { at: settledAt.toISOString(), by: nameOf(settledBy) },
        notes: notes.map(({ id: noteId, author, text, mentions, at, changedAt }) => ({
          id: noteId,
          by: nameOf(author),
          isOwn: author.kind === member.by.kind && author.id === String(member.by.id),
          text,
          mentions: mentions.map((one) => ({ id: one, name: nameOf({ kind: 'member', id: String(one) }) })),
          at: at.toISOString(),
          changedAt: changedAt?.toISOString() ?? null,
        })),
      }),
    );
    const { epoch, version } = found;
    return { kind: 'answer', value: { epoch, version, threads }, dependencies: null };
  },
});

export const beginThreadCall = defineCall({
  ...newsroomCall,
  id: 'newsroomBeginThread',
  method: 'POST',
  path: '/api/newsroom/stories/:id/threads',
  summary: 'A note that begins a thread',
  params: storyInPath,
  body: jsonBody(z.strictObject({ subject: subjectSchema, ...note }), 65_536),
  problems,
  answer: json(z.object({ id: z.int() }), 'The id of the thread.'),
  async handle({ params, body: { subject, ...written }, viewer }, { writing }: WritingNeeds) {
    const outcome = await writing.threads.begin(params.id, subject, written, memberOf(viewer));
    if (outcome.kind !== 'done') return failed(outcome);
    return { kind: 'answer', value: { id: outcome.id }, dependencies: null };
  },
});

export const answerThreadCall = defineCall({
  ...newsroomCall,
  id: 'newsroomAnswerThread',
  method: 'POST',
  path: '/api/newsroom/stories/:id/threads/:thread/notes',
  summary: 'A further note in a thread, which is open again with it',
  params: threadInPath,
  body: noteBody,
  problems,
  answer: done,
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    return answerOf(await writing.threads.answer(params.id, params.thread, body, memberOf(viewer)));
  },
});

export const settleThreadCall = defineCall({
  ...newsroomCall,
  id: 'newsroomSettleThread',
  method: 'PATCH',
  path: '/api/newsroom/stories/:id/threads/:thread',
  summary: 'Settles a thread, or opens it again',
  params: threadInPath,
  body: jsonBody(z.strictObject({ isSettled: z.boolean() }), 1_024),
  problems,
  answer: done,
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    const { id, thread } = params;
    return answerOf(await writing.threads.settle(id, thread, body.isSettled, memberOf(viewer)));
  },
});

export const changeNoteCall = defineCall({
  ...newsroomCall,
  id: 'newsroomChangeNote',
  method: 'PUT',
  path: '/api/newsroom/stories/:id/threads/:thread/notes/:note',
  summary: 'Other words in a note of one’s own',
  params: noteInPath,
  body: noteBody,
  problems,
  answer: done,
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    return answerOf(await writing.threads.change(params, body, memberOf(viewer)));
  },
});

export const deleteNoteCall = defineCall({
  ...newsroomCall,
  id: 'newsroomDeleteNote',
  method: 'DELETE',
  path: '/api/newsroom/stories/:id/threads/:thread/notes/:note',
  summary: 'Deletes a note of one’s own, with its thread when it is the only one',
  params: noteInPath,
  problems,
  answer: done,
  async handle({ params, viewer }, { writing }: WritingNeeds) {
    return answerOf(await writing.threads.change(params, null, memberOf(viewer)));
  },
});

function answerOf(outcome: NoteOutcome) {
  return outcome.kind === 'done'
    ? ({ kind: 'answer', value: {}, dependencies: null } as const)
    : failed(outcome);
}

function failed({ kind }: Exclude<NoteOutcome, { kind: 'done' }>): CallFailure {
  switch (kind) {
    case 'missing':
      return noteMissing;
    case 'forbidden':
      return failure('right-required', 'Only its author changes a note, and none says what was taken down.');
    case 'outdated':
      return failure('version-outdated', 'The range is not in this version of the story.');
  }
}
