/** The client's identity as a call receives it, by the call's audience. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccountsFeature,
  expiredSessionCookies,
  hasBearer,
  hasSessionCookies,
  refreshTokenIn,
} from '#features/accounts/public.server.ts';
import type { CallTraits, Identify } from '#features/kit/public.ts';
import { hasScope, may } from '#features/sites/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { isCrawler } from '#platform/http/requests/crawler.ts';
import { isSecure } from '#platform/http/requests/forms.server.ts';
import { isRecord } from '#platform/text/is-record.ts';
import type { Viewers } from './viewer-of.ts';

export interface IdentifyNeeds extends Pick<Viewers, 'viewerOf' | 'userOf'> {
  accounts: AccountsFeature;
}

export function identifyWith(
  { viewerOf, userOf, accounts }: IdentifyNeeds,
  { ownToken, right, method, scope = method === 'GET' ? 'read' : 'write' }: CallTraits,
  request: FastifyRequest,
  reply: FastifyReply,
): Identify {
  const { headers } = request;
  return {
    everyone: () => viewerOf(request),
    signedIn: once(async () => {
      const user = (await userOf(request)) ?? refuse(accounts, request, reply);
      if (right !== undefined && !may(user.viewer, right, siteIn(request)))
        throw new Problem('right-required', `This needs the right '${right}'.`);
      if (!hasScope(user.viewer, scope))
        throw new Problem('right-required', `This needs a token with the scope '${scope}'.`);
      return { ...user, address: request.ip, userAgent: headers['user-agent'] ?? '' };
    }),
    self: async () => ({
      token: ownToken?.({ cookie: headers.cookie ?? '', authorization: headers.authorization ?? '' }) ?? null,
      address: request.ip,
      isSecure: isSecure(request),
      userAgent: headers['user-agent'] ?? '',
      isCounted: headers['sec-gpc'] !== '1' && headers.dnt !== '1' && !isCrawler(headers['user-agent']),
    }),
  };
}

/** Rights are given by site: a path that names one is about it [ACT-01]. */
function siteIn({ params }: FastifyRequest): string | undefined {
  return isRecord(params) && typeof params.site === 'string' ? params.site : undefined;
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => (loaded ??= load());
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
