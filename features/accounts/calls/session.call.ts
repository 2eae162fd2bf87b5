/** The session of a browser or an app: exchanged for a new one, and ended [AUTH-06] [AUTH-07]. */
import { z } from 'zod';
import { defineCall, failure, json, jsonBody, ownCall } from '#features/kit/public.ts';
import { bearerIn } from '#platform/http/requests/bearer.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import {
  accessSeconds,
  expiredSessionCookies,
  refreshTokenIn,
  sessionCookies,
  sessionIn,
} from '../sign-in/session-cookie.ts';

interface SessionNeeds {
  accounts: AccountsFeature;
}

const documented = { ...ownCall, tag: 'accounts', isDocumented: true } as const;

const refreshSchema = z.object({ refreshToken: z.string().max(200).optional() });

const tokensSchema = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    expiresIn: z.number().int().describe('Seconds until the access token ends.'),
  })
  .meta({ id: 'SessionTokens' });

export const refreshTokenCall = defineCall({
  ...documented,
  id: 'refreshToken',
  method: 'POST',
  path: '/api/token/refresh',
  summary: 'Exchanges a refresh token for the next pair of tokens',
  description:
    'A refresh token can be exchanged once; one that comes again later ends the whole session. Browsers send none: theirs is in a cookie, and the new ones are, too; their body may be empty.',
  body: jsonBody(refreshSchema.default({}), 1_024),
  answer: json(tokensSchema, 'The next pair.'),
  problems: ['token-invalid'],
  otherSites: 'without-cookies',
  ownToken: ({ cookie }) => refreshTokenIn(cookie),
  security: ['none', 'refresh'],
  async handle({ body, viewer }, { accounts }: SessionNeeds) {
    const { token, isSecure } = viewer;
    const given = body.refreshToken ?? token;
    const refreshed = given === null ? null : await accounts.sessions.refresh(given);
    if (refreshed === null)
      return {
        ...failure('token-invalid', 'The refresh token is unknown, was exchanged, or has expired.'),
        cookies: body.refreshToken === undefined ? expiredSessionCookies(isSecure) : [],
      };
    const { access, refresh } = refreshed.tokens;
    return {
      kind: 'answer',
      value: { accessToken: access, refreshToken: refresh, expiresIn: accessSeconds },
      dependencies: null,
      // An app that sends its token itself has no cookies.
      cookies: body.refreshToken === undefined ? sessionCookies(refreshed.tokens, isSecure) : [],
    };
  },
});

export const logoutCall = defineCall({
  ...documented,
  id: 'logout',
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends the session, not only its cookies',
  answer: json(z.object({ signedOut: z.boolean() }).meta({ id: 'SignedOut' }), 'Also without a session.'),
  // A picture on another site could sign a reader out.
  otherSites: 'refused',
  ownToken: ({ cookie, authorization }) =>
    // A refresh token is stored as long as its session; an access token that has ended is not.
    bearerIn({ authorization }) ?? refreshTokenIn(cookie) ?? sessionIn(cookie),
  security: ['none', 'newsroom', 'session', 'refresh'],
  async handle({ viewer: { token, isSecure } }, { accounts }: SessionNeeds) {
    if (token !== null) await accounts.sessions.endOfToken(token);
    return {
      kind: 'answer',
      value: { signedOut: true },
      dependencies: null,
      cookies: expiredSessionCookies(isSecure),
    };
  },
});
