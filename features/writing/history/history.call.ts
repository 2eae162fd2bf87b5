/**
 * `/api/newsroom/stories/{id}/versions`: states of a working copy, the changes between them, and restoring
 * one of them [REV-01].
 */
import { z } from 'zod';
import { defineCall, failure, json } from '#features/kit/public.ts';
import { memberNames } from '../calls/member-names.ts';
import {
  memberOf,
  newsroomCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from '../calls/newsroom-call.server.ts';
import { partChanges, runKinds } from './compare-documents.ts';
import { stateChangesSchema } from './state-changes.ts';
import { stateKinds } from './state-queries.server.ts';

/** Versions begin with 0. */
const versionInAddress = z.coerce.number().int().min(0).max(2_147_483_647);
const versionInPath = storyInPath.extend({ version: versionInAddress });
const versionMissing = failure('article-not-found', 'No story has this id, or its version is not stored.');

export const versionsCall = defineCall({
  ...newsroomCall,
  id: 'newsroomVersions',
  method: 'GET',
  path: '/api/newsroom/stories/:id/versions',
  summary: 'States of a working copy, the last first',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      current: z.int().describe('The version as it is now.'),
      states: z.array(
        z.object({
          version: z.int(),
          at: z.iso.datetime(),
          kind: z.enum(stateKinds).describe('Before the first change, at a pause, or named by an act.'),
          authors: z
            .array(z.object({ kind: z.string(), id: z.string(), name: z.string() }))
            .describe('Who wrote since the state before.'),
          changes: stateChangesSchema.nullable().describe('Since the state before; null for the first one.'),
        }),
      ),
    }),
    'At most 500.',
  ),
  async handle({ params, viewer }, { writing, accounts }: WritingNeeds) {
    const [found, nameOf] = await Promise.all([
      writing.history.states(params.id, memberOf(viewer)),
      memberNames(accounts),
    ]);
    if (!found) return storyMissing;
    const states = found.states.map(({ at, authors, ...state }) => ({
      ...state,
      at: at.toISOString(),
      authors: authors.map((author) => ({ ...author, name: nameOf(author) })),
    }));
    return { kind: 'answer', value: { ...found, states }, dependencies: null };
  },
});

export const versionCall = defineCall({
  ...newsroomCall,
  id: 'newsroomVersion',
  method: 'GET',
  path: '/api/newsroom/stories/:id/versions/:version',
  summary: 'A version of a working copy',
  params: versionInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({ version: z.int(), document: z.unknown().describe('The text, as ProseMirror’s JSON.') }),
    'The story as it was.',
  ),
  async handle({ params: { id, version }, viewer }, { writing }: WritingNeeds) {
    const document = await writing.history.document(id, version, memberOf(viewer));
    if (!document) return versionMissing;
    return { kind: 'answer', value: { version, document: document.toJSON() }, dependencies: null };
  },
});

export const versionChangesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomVersionChanges',
  method: 'GET',
  path: '/api/newsroom/stories/:id/versions/:version/changes',
  summary: 'What a version has that an earlier one has not',
  params: versionInPath,
  query: z.object({
    since: versionInAddress.optional().describe('The earlier version; the state before by default.'),
  }),
  problems: ['article-not-found'],
  answer: json(
    z.object({
      since: z.int(),
      fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
      parts: z
        .array(
          z.object({
            type: z.string().describe('Title, subtitle, lead, or a kind of block.'),
            change: z.enum(partChanges),
            isMoved: z.boolean(),
            hasOtherSettings: z.boolean().describe('Formatting, a link or another setting is another one.'),
            runs: z.array(z.object({ kind: z.enum(runKinds), text: z.string() })),
          }),
        )
        .describe('In the order of the later version; what was removed stands where it was.'),
    }),
    'Fields as fields, blocks by their keys, texts by words.',
  ),
  async handle({ params: { id, version }, query: { since }, viewer }, { writing }: WritingNeeds) {
    const compared = await writing.history.compared(id, { version, since }, memberOf(viewer));
    return compared ? { kind: 'answer', value: compared, dependencies: null } : versionMissing;
  },
});

export const versionStepsCall = defineCall({
  ...newsroomCall,
  id: 'newsroomVersionSteps',
  method: 'GET',
  path: '/api/newsroom/stories/:id/versions/:version/steps',
  summary: 'Steps that make a story what it was in a version',
  params: versionInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      epoch: z.int(),
      version: z.int().describe('The steps are based on this version of the working copy.'),
      steps: z.array(z.unknown()).describe('To be sent as one entry, like any other change.'),
      left: z.array(z.string()).describe('Fields that others, or acts, change: they stay as they are.'),
    }),
    'A restore is a change like any other.',
  ),
  async handle({ params: { id, version }, viewer }, { writing }: WritingNeeds) {
    const wayBack = await writing.history.wayBack(id, version, memberOf(viewer));
    return wayBack ? { kind: 'answer', value: wayBack, dependencies: null } : versionMissing;
  },
});
