import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

const spansSchema = z.object({
  spans: z.array(
    z.object({
      version: z.int(),
      act: z.string(),
      title: z.string(),
      from: z.string(),
      until: z.nullable(z.string()),
      isErased: z.boolean(),
    }),
  ),
});

export type PublicSpan = z.infer<typeof spansSchema>['spans'][number];

/** The periods in which the story was public, newest first. */
export function pastCall(id: number): Call<PublicSpan[]> {
  return { path: `/api/newsroom/stories/${id}/past`, read: (value) => spansSchema.parse(value).spans };
}

export function pastPageAddress(id: number, page: { at: string; scheme: string }): string {
  return `/api/newsroom/stories/${id}/past/page?${new URLSearchParams(page)}`;
}
