/** `/api/newsroom/notices`: the notices of the signed-in member. */
import { z } from 'zod';
import { defineCall, json, jsonBody } from '#features/kit/public.ts';
import { memberNames } from '../calls/member-names.ts';
import { memberOf, newsroomCall, type WritingNeeds } from '../calls/newsroom-call.server.ts';
import { noticeKinds } from './notice-kinds.ts';

const kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length);

export const noticesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomNotices',
  method: 'GET',
  path: '/api/newsroom/notices',
  summary: 'What concerns the member: at most 200, the last first',
  answer: json(
    z.object({
      unread: z.int(),
      without: kinds.describe('Kinds that the member does not want.'),
      notices: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(noticeKinds),
          storyId: z.int(),
          threadId: z.int().nullable(),
          title: z.string().describe('Of the story.'),
          by: z.string().describe('Name of the member; empty for programs and for what happened by itself.'),
          at: z.iso.datetime(),
          isRead: z.boolean(),
        }),
      ),
    }),
    'The notices; a program has none.',
  ),
  async handle({ viewer }, { writing, accounts }: WritingNeeds) {
    const [{ unread, without, notices }, nameOf] = await Promise.all([
      writing.notices.of(memberOf(viewer)),
      memberNames(accounts),
    ]);
    const value = {
      unread,
      without,
      notices: notices.map(({ author, at, ...notice }) => ({
        ...notice,
        by: nameOf(author),
        at: at.toISOString(),
      })),
    };
    return { kind: 'answer', value, dependencies: null };
  },
});

const done = json(z.object({}), 'Done.');

export const readNoticesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomReadNotices',
  method: 'POST',
  path: '/api/newsroom/notices/read',
  summary: 'Marks a notice as read, or all up to it',
  body: jsonBody(
    z.strictObject({ id: z.string().regex(/^\d{1,18}$/), isAll: z.boolean().default(false) }),
    1_024,
  ),
  answer: done,
  async handle({ body, viewer }, { writing }: WritingNeeds) {
    await writing.notices.read(memberOf(viewer), body);
    return { kind: 'answer', value: {}, dependencies: null };
  },
});

export const chooseNoticesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomChooseNotices',
  method: 'PUT',
  path: '/api/newsroom/notices/choice',
  summary: 'Which kinds of notices the member does not want',
  body: jsonBody(z.strictObject({ without: kinds }), 4_096),
  answer: done,
  async handle({ body, viewer }, { writing }: WritingNeeds) {
    await writing.notices.choose(memberOf(viewer), body.without);
    return { kind: 'answer', value: {}, dependencies: null };
  },
});
