/** The calls of fronts, and the schemas of their answers. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { boxKinds } from '../boxes/box-kinds.ts';
import type { FrontChange } from '../drafts/front-change.ts';
import { type LaunchRisk, launchRisks } from '../drafts/launch-risks.ts';

const ids = z.array(z.int());

const storySchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  section: z.nullable(z.string()),
  pubDate: z.string(),
  isPublic: z.boolean(),
});

export type FrontStory = z.infer<typeof storySchema>;

const frontSchema = z.object({
  site: z.string(),
  version: z.int(),
  boxes: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(boxKinds),
      title: z.string(),
      size: z.int(),
      takesStories: z.boolean(),
      stories: ids,
      launched: ids,
      shown: ids,
      planned: ids,
    }),
  ),
  stories: z.array(storySchema),
  risks: z.array(z.enum(launchRisks)),
});

export type Front = z.infer<typeof frontSchema>;
export type FrontBox = Front['boxes'][number];

const folder = (site: string) => `/api/newsroom/fronts/${site}`;

export function frontCall(site: string): Call<Front> {
  return { path: folder(site), read: (value) => frontSchema.parse(value) };
}

export function changeCall(site: string, change: FrontChange): Call<Front> {
  return {
    method: 'POST',
    path: `${folder(site)}/changes`,
    body: change,
    read: (value) => frontSchema.parse(value),
  };
}

/** @param launch Null for the public front. */
export function restoreCall(
  { site, version }: Pick<Front, 'site' | 'version'>,
  launch: number | null,
): Call<Front> {
  return {
    method: 'PUT',
    path: `${folder(site)}/draft`,
    body: { version, launch },
    read: (value) => frontSchema.parse(value),
  };
}

export const storySources = ['latest', 'mostRead'] as const;
export type StorySource = (typeof storySources)[number];

/** With words, by the title; otherwise the newest or the most read. */
export function storiesCall(site: string, { from, q }: { from: StorySource; q: string }): Call<FrontStory[]> {
  return {
    path: `${folder(site)}/stories?${new URLSearchParams({ from, q })}`,
    read: (value) => z.object({ stories: z.array(storySchema) }).parse(value).stories,
  };
}

const launchAnswerSchema = z.object({ id: z.int(), front: frontSchema });
type LaunchAnswer = z.infer<typeof launchAnswerSchema>;

export function launchCall(
  { site, version }: Pick<Front, 'site' | 'version'>,
  passes: readonly LaunchRisk[],
): Call<LaunchAnswer> {
  return {
    method: 'POST',
    path: `${folder(site)}/launches`,
    body: { version, passes },
    read: (value) => launchAnswerSchema.parse(value),
  };
}

export function undoLaunchCall(site: string, id: number): Call<LaunchAnswer> {
  return {
    method: 'POST',
    path: `${folder(site)}/launches/${id}/undo`,
    read: (value) => launchAnswerSchema.parse(value),
  };
}

const launchesSchema = z.object({
  launches: z.array(
    z.object({
      id: z.int(),
      act: z.enum(['launch', 'undo']),
      at: z.string(),
      author: z.string(),
      boxes: z.array(z.string()),
    }),
  ),
});

export type LoggedLaunch = z.infer<typeof launchesSchema>['launches'][number];

/** The last first. */
export function launchesCall(site: string): Call<LoggedLaunch[]> {
  return { path: `${folder(site)}/launches`, read: (value) => launchesSchema.parse(value).launches };
}
