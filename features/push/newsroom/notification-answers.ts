/** The calls of notifications, and the schemas of their answers. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { type SendingKind, sendingKinds, sendingStates } from '../sendings/sending.ts';

const refSchema = z.object({ site: z.string(), topic: z.string(), title: z.string() });

const offeredSchema = z.extend(refSchema, {
  isUrgent: z.boolean(),
  browsers: z.int(),
  hasApps: z.boolean(),
  isAnnounced: z.boolean(),
});

export type OfferedTopic = z.infer<typeof offeredSchema>;

const entrySchema = z.object({
  id: z.nullable(z.int()),
  story: z.int(),
  kind: z.enum([...sendingKinds, 'automatic']),
  title: z.string(),
  body: z.string(),
  topics: z.array(refSchema),
  state: z.enum(sendingStates),
  at: z.string(),
  by: z.string(),
  counts: z.object({
    sent: z.int(),
    waiting: z.int(),
    failed: z.int(),
    unknown: z.int(),
    stopped: z.int(),
  }),
});

export type NotificationEntry = z.infer<typeof entrySchema>;

const storySchema = z.object({
  story: z.object({
    id: z.int(),
    site: z.string(),
    title: z.string(),
    body: z.string(),
    url: z.string(),
  }),
  topics: z.array(offeredSchema),
  notifications: z.array(entrySchema),
});

export type StoryNotifications = z.infer<typeof storySchema>;

const folder = '/api/newsroom/notifications';

export const lastCall: Call<NotificationEntry[]> = {
  path: folder,
  read: (value) => z.object({ notifications: z.array(entrySchema) }).parse(value).notifications,
};

export function topicsCall(site: string): Call<OfferedTopic[]> {
  return {
    path: `${folder}/topics?${new URLSearchParams({ site })}`,
    read: (value) => z.object({ topics: z.array(offeredSchema) }).parse(value).topics,
  };
}

export function storyCall(id: number): Call<StoryNotifications> {
  return { path: `${folder}/stories/${id}`, read: (value) => storySchema.parse(value) };
}

export function reachCall(id: number, kind: SendingKind, topics: readonly string[]): Call<number> {
  const parameters = new URLSearchParams({ kind, topics: topics.join(',') });
  return {
    path: `${folder}/stories/${id}/reach?${parameters}`,
    read: (value) => z.object({ browsers: z.int() }).parse(value).browsers,
  };
}

export interface NewSending {
  key: string;
  story: number;
  seen: number;
  kind: SendingKind;
  title: string;
  body: string;
  topics: { site: string; topic: string }[];
  at: string | null;
}

export function sendCall(body: NewSending): Call<number> {
  return {
    method: 'POST',
    path: folder,
    body,
    read: (value) => z.object({ id: z.int() }).parse(value).id,
  };
}

export function stopCall(id: number): Call<NotificationEntry> {
  return { method: 'POST', path: `${folder}/${id}/stop`, read: (value) => entrySchema.parse(value) };
}

const foundSchema = z.object({
  stories: z.array(z.object({ id: z.int(), title: z.string(), publicState: z.string() })),
});

/** Public stories by words of their title. */
export function findStoriesCall(q: string): Call<{ id: number; name: string }[]> {
  return {
    path: `/api/newsroom/stories?${new URLSearchParams({ q })}`,
    read: (value) =>
      foundSchema
        .parse(value)
        .stories.filter(({ publicState }) => publicState === 'public')
        .map(({ id, title }) => ({ id, name: title })),
  };
}
