/** The API call that converts pasted HTML to blocks. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

const pastedSchema = z.object({
  parts: z.array(z.object({ node: z.unknown(), picture: z.nullable(z.string()) })),
  losses: z.record(z.string(), z.number()),
});

export type Pasted = z.infer<typeof pastedSchema>;

export function convertPastedCall(html: string): Call<Pasted> {
  return {
    method: 'POST',
    path: '/api/newsroom/pasted',
    body: { html },
    read: (value) => pastedSchema.parse(value),
  };
}
