/**
 * `POST /api/campaigns/counts`: a page reports that a campaign was seen or followed, without anything about the reader;
 * the answer does not reveal whether it counted.
 */
import { z } from 'zod';
import { defineCall, empty, jsonBody, ownCall } from '#features/kit/public.ts';
import type { AdsFeature } from '../ads-feature.server.ts';

/** Limit of the database's id type. */
const maxId = 2_147_483_647;

const countSchema = z.strictObject({
  id: z.int().positive().max(maxId),
  event: z.enum(['impression', 'click']),
});

export const campaignCountsCall = defineCall({
  ...ownCall,
  id: 'campaignCounts',
  method: 'POST',
  path: '/api/campaigns/counts',
  summary: 'Counts an impression or a click of a campaign',
  body: jsonBody(countSchema, 256),
  answer: empty,
  async handle({ body, viewer }, { ads }: { ads: AdsFeature }) {
    if (viewer.isCounted) ads.count(body.id, body.event, viewer.address);
    return { kind: 'answer', value: null, dependencies: null };
  },
});
