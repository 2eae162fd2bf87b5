/** `PUT /api/newsroom/stories/{id}/people`: assigns a story to members [ACT-01]. */
import { z } from 'zod';
import { defineCall, failure, fieldsFailure, json, jsonBody } from '#features/kit/public.ts';
import { secrecyFaultWords } from '../secrecy/secrecy-fault-words.ts';
import {
  memberOf,
  newsroomCall,
  notYours,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from './newsroom-call.server.ts';

const ids = z.array(z.int().positive().max(2_147_483_647)).max(50);

export const assignCall = defineCall({
  ...newsroomCall,
  id: 'newsroomAssign',
  method: 'PUT',
  path: '/api/newsroom/stories/:id/people',
  summary: 'Assigns a story: who is named writes and submits it like their own',
  params: storyInPath,
  body: jsonBody(
    z.strictObject({ memberIds: ids, seen: ids.describe('Who they are for whoever changes them.') }),
    4_096,
  ),
  problems: ['article-not-found', 'version-outdated', 'fields-invalid'],
  answer: json(z.object({}), 'Done.'),
  async handle({ params, body, viewer }, { writing, accounts }: WritingNeeds) {
    const known = new Set((await accounts.members.all()).map(({ id }) => id));
    if (body.memberIds.some((id) => !known.has(id)))
      return fieldsFailure({ memberIds: secrecyFaultWords.unknownMember });
    switch (await writing.assign(params.id, body, memberOf(viewer))) {
      case 'done':
        return { kind: 'answer', value: {}, dependencies: null };
      case 'missing':
        return storyMissing;
      case 'forbidden':
        return notYours;
      case 'outdated':
        return failure('version-outdated', 'Somebody has assigned the story since.');
    }
  },
});
