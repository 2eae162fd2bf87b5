/** The API call for the choices of fields. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

export type ChoiceKind = 'sections' | 'tags' | 'authors';

export interface FoundChoice {
  id: number;
  name: string;
}

const choicesSchema = z.object({ choices: z.array(z.object({ id: z.int(), name: z.string() })) });

/** Finds choices by the beginning of a word of the name, or by ids. */
export function choicesCall(
  kind: ChoiceKind,
  { q = '', site = '', ids = [] }: { q?: string; site?: string; ids?: readonly number[] },
): Call<FoundChoice[]> {
  const parameters = new URLSearchParams({
    ...(q && { q }),
    ...(site && { site }),
    ...(ids.length > 0 && { ids: ids.join(',') }),
  });
  return {
    path: `/api/newsroom/choices/${kind}?${parameters}`,
    read: (value) => choicesSchema.parse(value).choices,
  };
}
