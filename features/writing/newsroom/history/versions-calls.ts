/** API calls of a story's history, and the schemas of their responses. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

const count = z.int();
const changesSchema = z.object({
  texts: z.array(z.enum(['title', 'subtitle', 'lead'])),
  fields: z.array(z.string()),
  words: z.object({ added: count, removed: count }),
  blocks: z.object({ added: count, removed: count, changed: count, moved: count }),
});

/** Changes from one state to the next. */
export type StateChanges = z.infer<typeof changesSchema>;

const statesSchema = z.object({
  current: z.int(),
  states: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      kind: z.enum(['begin', 'pause', 'act']),
      authors: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
      changes: z.nullable(changesSchema),
    }),
  ),
});

export type StoryStates = z.infer<typeof statesSchema>;
export type StoryState = StoryStates['states'][number];

const comparisonSchema = z.object({
  since: z.int(),
  fields: z.array(z.object({ name: z.string(), before: z.json(), after: z.json() })),
  parts: z.array(
    z.object({
      type: z.string(),
      change: z.enum(['same', 'changed', 'added', 'removed']),
      isMoved: z.boolean(),
      hasOtherSettings: z.boolean(),
      runs: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
    }),
  ),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparedPart = Comparison['parts'][number];

const folder = (id: number) => `/api/newsroom/stories/${id}/versions`;

/** Stored states, newest first. */
export function versionsCall(id: number): Call<StoryStates> {
  return { path: folder(id), read: (value) => statesSchema.parse(value) };
}

/** The document of a version. */
export function versionCall(id: number, version: number): Call<unknown> {
  return {
    path: `${folder(id)}/${version}`,
    read: (value) => z.object({ document: z.unknown() }).parse(value).document,
  };
}

export function changesCall(
  id: number,
  { version, since }: { version: number; since: number | undefined },
): Call<Comparison> {
  return {
    path: `${folder(id)}/${version}/changes${since === undefined ? '' : `?since=${since}`}`,
    read: (value) => comparisonSchema.parse(value),
  };
}
