/** API calls of a story's notes, and the schemas of their responses. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import type { ThreadSubject } from '../../threads/thread-subject.ts';

const noteSchema = z.object({
  id: z.int(),
  /** '' for programs. */
  by: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  at: z.string(),
  changedAt: z.nullable(z.string()),
});

const threadSchema = z.object({
  id: z.int(),
  kind: z.enum(['text', 'block', 'field', 'story']),
  /** Key of the block, or name of the field. */
  name: z.string(),
  range: z.nullable(z.object({ from: z.int(), to: z.int() })),
  isLost: z.boolean(),
  quote: z.string(),
  settled: z.nullable(z.object({ at: z.string(), by: z.string() })),
  notes: z.array(noteSchema),
});

const threadsSchema = z.object({ epoch: z.int(), version: z.int(), threads: z.array(threadSchema) });

export type Note = z.infer<typeof noteSchema>;
export type Thread = z.infer<typeof threadSchema>;
export type Threads = z.infer<typeof threadsSchema>;

export interface NoteText {
  text: string;
  mentions: number[];
}

const folder = (story: number) => `/api/newsroom/stories/${story}/threads`;

export function threadsCall(story: number): Call<Threads> {
  return { path: folder(story), isKept: true, read: (value) => threadsSchema.parse(value) };
}

export function beginThreadCall(story: number, subject: ThreadSubject, note: NoteText): Call<number> {
  return {
    method: 'POST',
    path: folder(story),
    isOnce: true,
    body: { subject, ...note },
    read: (value) => z.object({ id: z.int() }).parse(value).id,
  };
}

export function answerThreadCall(story: number, thread: number, note: NoteText): Call<unknown> {
  const path = `${folder(story)}/${thread}/notes`;
  return { method: 'POST', path, isOnce: true, body: note, read: (value) => value };
}

export function settleThreadCall(story: number, thread: number, isSettled: boolean): Call<unknown> {
  return { method: 'PATCH', path: `${folder(story)}/${thread}`, body: { isSettled }, read: (value) => value };
}

export function changeNoteCall(
  story: number,
  { thread, note }: { thread: number; note: number },
  text: NoteText | null,
): Call<unknown> {
  return {
    method: text === null ? 'DELETE' : 'PUT',
    path: `${folder(story)}/${thread}/notes/${note}`,
    ...(text === null ? {} : { body: text }),
    read: (value) => value,
  };
}
