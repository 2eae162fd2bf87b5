/** API calls for the member's own notices. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { type NoticeKind, noticeKinds } from '../../notices/notice-kinds.ts';

const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  storyId: z.int(),
  threadId: z.nullable(z.int()),
  /** Title of the story. */
  title: z.string(),
  /** '' for programs and for automatic events. */
  by: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});

const noticesSchema = z.object({
  unread: z.int(),
  /** Kinds that the member has switched off. */
  without: z.array(z.enum(noticeKinds)),
  notices: z.array(noticeSchema),
});

export type Notice = z.infer<typeof noticeSchema>;
export type Notices = z.infer<typeof noticesSchema>;

const path = '/api/newsroom/notices';

export const noticesCall: Call<Notices> = { path, isKept: true, read: (value) => noticesSchema.parse(value) };

/** Marks this notice, or all up to it, as read. */
export function readNoticesCall(id: string, isAll: boolean): Call<unknown> {
  return { method: 'POST', path: `${path}/read`, body: { id, isAll }, read: (value) => value };
}

export function chooseNoticesCall(without: readonly NoticeKind[]): Call<unknown> {
  return { method: 'PUT', path: `${path}/choice`, body: { without }, read: (value) => value };
}
