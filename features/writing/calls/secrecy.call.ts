/**
 * `/api/newsroom/stories/{id}/secrecy`: restriction and embargo [ACT-03] [ACT-16]; and the members who can be
 * named in a restriction.
 */
import { z } from 'zod';
import { defineCall, failure, fieldsFailure, json, jsonBody } from '#features/kit/public.ts';
import type { SecrecyOutcome } from '../secrecy/change-secrecy.server.ts';
import { secrecyFaultWords } from '../secrecy/secrecy-fault-words.ts';
import type { TakedownOutcome } from '../secrecy/take-down.server.ts';
import {
  memberOf,
  newsroomCall,
  notYours,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from './newsroom-call.server.ts';

const common = {
  reason: z.string().trim().max(2_000).default(''),
  version: z
    .int()
    .nonnegative()
    .describe('`secrecyVersion` of the story that its sender saw: a newer one stays as it is.'),
};
const mostNames = 200;

export const secrecyCall = defineCall({
  ...newsroomCall,
  scope: 'publish',
  id: 'newsroomSecrecy',
  method: 'POST',
  path: '/api/newsroom/stories/:id/secrecy',
  summary: 'Restricts a story to named members or puts it under an embargo, and ends these',
  params: storyInPath,
  body: jsonBody(
    z.discriminatedUnion('act', [
      z.strictObject({
        act: z.literal('restrict'),
        memberIds: z.array(z.int().positive().max(2_147_483_647)).max(mostNames),
        ...common,
      }),
      z.strictObject({ act: z.literal('release'), ...common }),
      z.strictObject({
        act: z.literal('embargo'),
        until: z.iso.datetime({ offset: true }).transform((given) => new Date(given)),
        ...common,
      }),
      z.strictObject({ act: z.literal('lift'), ...common }),
    ]),
    16_384,
  ),
  problems: ['article-not-found', 'version-outdated', 'fields-invalid'],
  answer: json(z.object({}), 'Done.'),
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    const outcome = await writing.changeSecrecy(params.id, body, memberOf(viewer));
    return answerOf(outcome);
  },
});

/** The response to acts that change a story's visibility, or remove it. */
export function answerOf(outcome: SecrecyOutcome | TakedownOutcome) {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'answer', value: {}, dependencies: null } as const;
    case 'missing':
      return storyMissing;
    case 'forbidden':
      return notYours;
    case 'outdated':
      return failure('version-outdated', outcome.why);
    case 'refused':
      return fieldsFailure({ [outcome.fault]: secrecyFaultWords.faults[outcome.fault] });
  }
}

export const peopleCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPeople',
  method: 'GET',
  path: '/api/newsroom/people',
  summary: 'Members of the newsroom, by name',
  answer: json(
    z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }),
    'Those who can sign in.',
  ),
  async handle(_, { accounts }: WritingNeeds) {
    const members = await accounts.members.all();
    const people = members
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'hu') || one.id - other.id);
    return { kind: 'answer', value: { people }, dependencies: null };
  },
});
