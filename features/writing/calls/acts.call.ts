/**
 * `/api/newsroom/stories/{id}/acts`: performs acts such as publishing and withdrawing, and lists past acts
 * [ACT-01] [ACT-10].
 */
import { z } from 'zod';
import {
  type CallFailure,
  defineCall,
  failure,
  fieldsFailure,
  json,
  jsonBody,
} from '#features/kit/public.ts';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';
import { actNames } from '../acts.ts';
import { checklistWords } from '../checklist-words.ts';
import { checkNames } from '../checks/check-names.ts';
import type { ActOutcome } from '../server/acts/act-outcome.server.ts';
import { publicStates } from '../story-states.ts';
import { memberNames } from './member-names.ts';
import {
  memberOf,
  newsroomCall,
  notYours,
  storiesCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from './newsroom-call.server.ts';

export const actCall = defineCall({
  ...newsroomCall,
  id: 'newsroomAct',
  method: 'POST',
  path: '/api/newsroom/stories/:id/acts',
  summary: 'An act on a version of a working copy',
  params: storyInPath,
  body: jsonBody(
    z.strictObject({
      act: z.enum(actNames),
      version: z.int().nonnegative().describe('Of the working copy: exactly this one becomes public.'),
      reason: z.string().trim().max(2_000).optional().describe('Why it is returned or withdrawn.'),
      note: z.string().trim().max(2_000).optional().describe('The public note of a correction.'),
      passed: z
        .strictObject({ checks: z.array(z.enum(checkNames)).max(20), reason: z.string().trim().max(2_000) })
        .optional()
        .describe('Findings that a chief editor lets pass, and why.'),
      at: z.iso
        .datetime({ offset: true })
        .transform((given) => new Date(given))
        .optional(),
      slug: chosenSlugSchema.optional().describe('Of `move`: the new address, to which the old one leads.'),
      repair: z
        .strictObject({
          base: z.int().describe('Version of the story, as `…/public` gave it.'),
          steps: z.array(z.unknown()).min(1).max(500),
        })
        .optional()
        .describe('Of `repair` and `correct`: changes of the public version alone.'),
    }),
    1_048_576,
  ),
  problems: ['article-not-found', 'version-outdated', 'fields-invalid'],
  answer: json(
    z.object({ slug: z.string(), publicState: z.enum(publicStates) }),
    'What readers have of the story now.',
  ),
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    const { act, version, reason = '', note = reason, at = null, slug = null, repair = null, passed } = body;
    const order = { act, version, note, at, slug, repair, ...(passed && { passed }) };
    const outcome = await writing.act(params.id, order, memberOf(viewer));
    if (outcome.kind !== 'done') return failed(outcome);
    const { publicState } = outcome;
    return { kind: 'answer', value: { slug: outcome.slug, publicState }, dependencies: null };
  },
});

/** The error response for an act that was not performed. */
export function failed(outcome: Exclude<ActOutcome, { kind: 'done' }>): CallFailure {
  switch (outcome.kind) {
    case 'missing':
      return storyMissing;
    case 'forbidden':
      return notYours;
    case 'outdated':
      return failure('version-outdated', outcome.why);
    case 'refused':
      return fieldsFailure({
        ...Object.fromEntries(outcome.faults.map(({ check }) => [check, checklistWords.hu.faults[check]])),
        ...(outcome.freeSlug !== undefined && { freeSlug: outcome.freeSlug }),
      });
  }
}

export const actsCall = defineCall({
  ...storiesCall,
  id: 'newsroomActs',
  method: 'GET',
  path: '/api/newsroom/stories/:id/acts',
  summary: 'The acts of a story, the last first',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      acts: z.array(
        z.object({
          act: z.string(),
          version: z.int(),
          storyVersion: z.int().nullable(),
          note: z.string(),
          isUndone: z.boolean(),
          isFailed: z.boolean().describe('It was planned and did not happen; the note says why.'),
          passedChecks: z.array(z.string()).describe('Findings that it let pass; the note says why.'),
          plannedFor: z.iso.datetime().nullable().describe('When the planned act is due.'),
          at: z.iso.datetime(),
          author: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
        }),
      ),
    }),
    'At most 500.',
  ),
  async handle({ params, viewer }, { writing, accounts }: WritingNeeds) {
    const [acts, nameOf] = await Promise.all([
      writing.acts(params.id, memberOf(viewer)),
      memberNames(accounts),
    ]);
    if (!acts) return storyMissing;
    return {
      kind: 'answer',
      value: {
        acts: acts.map(({ author, at, plannedFor, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          plannedFor: plannedFor?.toISOString() ?? null,
          author: { ...author, name: nameOf(author) },
        })),
      },
      dependencies: null,
    };
  },
});
