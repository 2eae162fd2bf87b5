/** `POST /api/web-push/account`: a signed-in reader's browser is listed with the account, where it can be removed. */
import { z } from 'zod';
import { defineCall, failure, json, jsonBody, ownCall } from '#features/kit/public.ts';
import type { PushFeature } from '../push-feature.server.ts';

interface PushNeeds {
  push: PushFeature;
}

export const linkBrowserCall = defineCall({
  ...ownCall,
  id: 'linkWebPush',
  method: 'POST',
  path: '/api/web-push/account',
  audience: 'signedIn',
  summary: 'Lists a browser with the account of the reader',
  body: jsonBody(z.object({ clientToken: z.string().regex(/^[\w-]{24}$/) }), 1_024),
  answer: json(
    z.object({ isLinked: z.boolean() }),
    'False for the newsroom, whose accounts have no browsers.',
  ),
  async handle({ body, viewer }, { push }: PushNeeds) {
    if (viewer.viewer.kind !== 'reader')
      return { kind: 'answer', value: { isLinked: false }, dependencies: null };
    const isLinked = await push.linkToReader(body.clientToken, viewer.viewer.id);
    if (!isLinked) return failure('push-client-not-found', 'No browser has this token.');
    return { kind: 'answer', value: { isLinked }, dependencies: null };
  },
});
