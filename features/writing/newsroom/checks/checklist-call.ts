import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { checkNames } from '../../checks/check-names.ts';

const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), part: z.enum(['title', 'lead']) }),
  z.object({ kind: z.literal('field'), field: z.string() }),
  z.object({ kind: z.literal('block'), block: z.string() }),
  z.object({ kind: z.literal('kept') }),
  z.object({ kind: z.literal('notes') }),
]);

const faultSchema = z.object({
  check: z.enum([...checkNames, 'note', 'time', 'slug', 'slug-taken', 'reference', 'embargo']),
  isStop: z.boolean(),
  place: z.nullable(placeSchema),
});

export type Finding = z.infer<typeof faultSchema>;

export function checklistCall(id: number, version: number): Call<Finding[]> {
  return {
    path: `/api/newsroom/stories/${id}/checklist?version=${version}`,
    read: (value) => z.object({ faults: z.array(faultSchema) }).parse(value).faults,
  };
}
