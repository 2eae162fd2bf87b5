import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

export interface BreakingNews {
  key: string;
  site: string;
  title: string;
  sentence: string;
  section: number;
  isOnFront: boolean;
  topics: { site: string; topic: string }[];
}

/** The story's id. */
export function breakingCall(body: BreakingNews): Call<number> {
  return {
    method: 'POST',
    path: '/api/newsroom/breaking',
    body,
    read: (value) => z.object({ id: z.int() }).parse(value).id,
  };
}

export interface Section {
  id: number;
  name: string;
}

const sectionsSchema = z.object({ choices: z.array(z.object({ id: z.int(), name: z.string() })) });

export function sectionsCall(site: string, q: string): Call<Section[]> {
  return {
    path: `/api/newsroom/choices/sections?${new URLSearchParams({ site, q })}`,
    read: (value) => sectionsSchema.parse(value).choices,
  };
}
