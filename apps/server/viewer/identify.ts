/** The client's identity as a call receives it, by the call's audience. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccountsFeature,
  expiredSessionCookies,
  hasBearer,
  hasSessionCookies,
  refreshTokenIn,
} from '#features/accounts/public.server.ts';
import type { CallTraits } from '#features/kit/public.ts';
import { isCrawler } from '#platform/http/crawler.ts';
import { isFromOtherSite, isSecure } from '#platform/http/forms.server.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Identify } from '../calls/register-call.ts';
import type { Viewers } from './viewer-of.ts';

export interface IdentifyNeeds extends Pick<Viewers, 'viewerOf' | 'userOf'> {
  accounts: AccountsFeature;
}

export function identifyWith(
  { viewerOf, userOf, accounts }: IdentifyNeeds,
  { ownToken }: CallTraits,
  request: FastifyRequest,
  reply: FastifyReply,
): Identify {
  const { headers } = request;
  return {
    everyone: () => viewerOf(request),
    signedIn: async () => ({
      ...((await userOf(request)) ?? refuse(accounts, request, reply)),
      address: request.ip,
      userAgent: headers['user-agent'] ?? '',
      // No browser adds a bearer by itself: pages of our other sites send one on purpose.
      isFromOtherSite: isFromOtherSite(request) && !hasBearer(headers),
    }),
    self: async () => ({
      token: ownToken?.({ cookie: headers.cookie ?? '', authorization: headers.authorization ?? '' }) ?? null,
      address: request.ip,
      isSecure: isSecure(request),
      isFromOtherSite: isFromOtherSite(request),
      userAgent: headers['user-agent'] ?? '',
      isCounted: headers['sec-gpc'] !== '1' && headers.dnt !== '1' && !isCrawler(headers['user-agent']),
    }),
  };
}

/** The texts of the first two are the contract for clients, which refresh the session and repeat the request [AUTH-08]. */
function refuse(accounts: AccountsFeature, request: FastifyRequest, reply: FastifyReply): never {
  if (accounts.hasIssuedToken(request.headers)) throw new Problem('token-expired', 'Expired JWT Token');
  if (!hasBearer(request.headers) && refreshTokenIn(request.headers.cookie ?? '') !== null)
    throw new Problem('access-token-missing', 'Missing accessToken, use your refreshToken!');
  if (hasBearer(request.headers))
    throw new Problem('token-invalid', 'The Authorization header holds no token that is valid now.');
  // The session has ended elsewhere: without its cookies the browser's pages send no further requests.
  if (hasSessionCookies(request.headers.cookie ?? ''))
    reply.header('set-cookie', expiredSessionCookies(isSecure(request)));
  throw new Problem('sign-in-required', 'The request has no valid session.');
}
