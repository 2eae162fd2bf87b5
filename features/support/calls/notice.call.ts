/** Notices of the gateways. They send what they want, so that nothing but the signature is believed [S47]. */
import { z } from 'zod';
import { defineCall, failure, file, ownCall, rawBody } from '#features/kit/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { noticePath } from '../support-address.ts';
import type { SupportFeature } from '../support-feature.server.ts';
import { gatewayNames } from '../terms/order.ts';

interface NoticeNeeds {
  support: SupportFeature;
  limits: SharedLimits;
}

const largestNotice = 65_536;
/** Far more than a gateway sends; each unsigned one costs a request to the gateway. */
const perMinute = { uses: 300, seconds: 60 };

export const noticeCall = defineCall({
  ...ownCall,
  id: 'supportNotice',
  method: 'POST',
  path: noticePath(':gateway'),
  summary: 'Receives a notice of a payment gateway',
  params: z.object({ gateway: z.enum(gatewayNames) }),
  body: rawBody(largestNotice, ['signature', 'stripe-signature']),
  answer: file,
  async handle({ params: { gateway }, body, viewer }, { support, limits }: NoticeNeeds) {
    const wait = await limits.consumeNetwork('support notice', viewer.address, perMinute);
    if (wait !== null) return failure('too-many-requests', 'There were too many notices from this address.');
    const { bytes, headers } = body;
    const signature = headers[gateway === 'stripe' ? 'stripe-signature' : 'signature'] ?? '';
    const outcome = await support.receiveNotice(gateway, { bytes, signature });
    switch (outcome.kind) {
      case 'confirmed': {
        const { 'content-type': contentType = 'text/plain', ...rest } = outcome.answer.headers;
        const value = { contentType, body: outcome.answer.body, headers: rest };
        return { kind: 'answer', value, dependencies: null };
      }
      case 'forged':
        return failure('request-invalid', 'This is not a notice of the gateway.');
      case 'no-gateway':
        return failure('route-not-found', 'There is no such gateway.');
      case 'later':
        return failure('payment-unchecked', 'The payment could not be checked; send the notice again.');
    }
  },
});
