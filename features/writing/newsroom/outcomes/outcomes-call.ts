import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { outcomeKinds } from '#features/kit/public.ts';

const outcomesSchema = z.object({
  /** Findings that prevent the publication. */
  stops: z.array(z.string()),
  outcomes: z.array(
    z.object({
      kind: z.enum(outcomeKinds),
      site: z.string(),
      name: z.string(),
      address: z.nullable(z.string()),
    }),
  ),
});

export type Outcomes = z.infer<typeof outcomesSchema>;
export type Outcome = Outcomes['outcomes'][number];

export interface OutcomesQuestion {
  id: number;
  act: 'publish' | 'update';
  /** Version of the working copy; null for the newest. */
  version: number | null;
  /** Planned time; null for now. */
  at: string | null;
}

export function outcomesCall({ id, act, at }: OutcomesQuestion, version: number): Call<Outcomes> {
  const query = new URLSearchParams({ act, version: String(version), ...(at === null ? {} : { at }) });
  return {
    path: `/api/newsroom/stories/${id}/outcomes?${query}`,
    read: (value) => outcomesSchema.parse(value),
  };
}
