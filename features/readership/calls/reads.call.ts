/**
 * `POST /api/reads`: a page reports that its story was read, anonymously; the answer does not reveal whether it counted.
 */
import { z } from 'zod';
import { defineCall, empty, jsonBody, ownCall } from '#features/kit/public.ts';
import type { ReadershipFeature } from '../readership-feature.server.ts';

/** Limit of the database's id type. */
const maxId = 2_147_483_647;

export const readsCall = defineCall({
  ...ownCall,
  id: 'reads',
  method: 'POST',
  path: '/api/reads',
  summary: 'Counts a read of a story',
  body: jsonBody(z.strictObject({ id: z.number().int().positive().max(maxId) }), 256),
  answer: empty,
  async handle({ body, viewer }, { readership }: { readership: ReadershipFeature }) {
    if (viewer.isCounted) readership.count(body.id, viewer.address);
    return { kind: 'answer', value: null, dependencies: null };
  },
});
