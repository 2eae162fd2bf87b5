/**
 * One-click unsubscription [RFC 8058]: a mail program posts to this address, without cookies, from anywhere. Opening the
 * same address shows a page with a button instead.
 */
import { z } from 'zod';
import { defineCall, failure, ignoredBody, ownCall, text } from '#features/kit/public.ts';
import { unsubscribeAddress } from '../newsletter-address.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';

export const oneClickCall = defineCall({
  ...ownCall,
  id: 'oneClickUnsubscribe',
  method: 'POST',
  path: unsubscribeAddress(':list', ':token'),
  summary: 'Ends a subscription',
  params: z.object({ list: z.string(), token: z.string() }),
  body: ignoredBody(4_096),
  otherSites: 'accepted',
  answer: text('text/plain; charset=utf-8'),
  async handle({ params: { list, token } }, { newsletters }: { newsletters: NewslettersFeature }) {
    const place = { place: unsubscribeAddress(list, ''), way: 'mail' } as const;
    if (!(await newsletters.unsubscribe({ token, code: list }, place)))
      return failure('route-not-found', 'Nobody has this link.');
    return { kind: 'answer', value: 'Leiratkozott. / Unsubscribed.\n', dependencies: null };
  },
});
