/** Signing in by the API, for both realms [AUTH-01] [AUTH-02] [AUTH-04] [AUTH-05] [AUTH-11]. */
import { z } from 'zod';
import {
  type CallFailure,
  defineCall,
  failure,
  formBody,
  json,
  jsonBody,
  ownCall,
  type Viewers,
} from '#features/kit/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { accountFaultWords } from '../forms/account-fault-words.ts';
import type { Client } from '../server/audit.server.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { googleCookieFor, googleTokenIn } from '../sign-in/google-cookie.ts';
import { accessSeconds, sessionCookies } from '../sign-in/session-cookie.ts';
import type { SignInResult } from '../sign-in/sign-in-methods.ts';
import { stepSeconds } from '../sign-in/step-times.ts';

interface LoginNeeds {
  accounts: AccountsFeature;
}

const documented = { ...ownCall, tag: 'accounts', isDocumented: true, method: 'POST' } as const;

const signedInSchema = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    expiresIn: z.number().int().describe('Seconds until the access token ends.'),
  })
  .meta({ id: 'SignedIn' });

const secondFactorSchema = z
  .object({
    otpRequired: z.literal(true),
    preAuthToken: z.string().describe('Good for `/api/login/otp/verify` only, as a bearer.'),
    expiresIn: z.number().int().describe('Seconds until it ends.'),
  })
  .meta({ id: 'SecondFactorRequired' });

const loginSchema = z.union([signedInSchema, secondFactorSchema]);
type Login = z.infer<typeof loginSchema>;

const credentialsSchema = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1_024),
});

export const loginCall = defineCall({
  ...documented,
  id: 'login',
  path: '/api/login',
  summary: 'Signs in with a mail address and a password',
  description:
    'For the newsroom, and for readers who have set a password. With a second factor the answer has a token for the next step instead of a session. Unknown addresses and wrong passwords get the same answer.',
  body: jsonBody(credentialsSchema, 4_096, accountFaultWords),
  answer: json(loginSchema, 'The session, or what the next step needs.'),
  problems: ['credentials-invalid', 'fields-invalid', 'too-many-requests'],
  async handle({ body: { email, password }, viewer }, { accounts }: LoginNeeds) {
    const result = await accounts.signIn.byPassword({
      email,
      password,
      realms: ['newsroom', 'reader'],
      returnPath: '/',
      client: clientOf(viewer),
    });
    const isRight = result.kind === 'signedIn' || result.kind === 'secondFactor';
    return isRight ? firstAnswer(result, viewer) : refusal(result);
  },
});

export const otpCall = defineCall({
  ...documented,
  id: 'verifyOtp',
  path: '/api/login/otp/verify',
  summary: 'Completes the sign-in with a one-time code or a recovery code',
  body: jsonBody(z.object({ code: z.string().max(64) }), 1_024),
  answer: json(signedInSchema, 'The session.'),
  problems: ['credentials-invalid', 'token-invalid', 'too-many-requests'],
  ownToken: ({ authorization }) => /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? null,
  security: ['signInStep'],
  async handle({ body: { code }, viewer }, { accounts }: LoginNeeds) {
    const client = clientOf(viewer);
    const result = await accounts.signIn.byCode({ token: viewer.token, code, client });
    return result.kind === 'signedIn' ? sessionAnswer(result, viewer) : refusal(result);
  },
});

const googleFields = z.object({
  code: z.string(),
  state: z.string(),
  redirect_uri: z.string().describe('The address of `/login` to which Google returned them.'),
});

export const googleCheckCall = defineCall({
  ...documented,
  id: 'checkGoogle',
  path: '/api/login/google/check',
  summary: 'Completes the sign-in with Google',
  description:
    'Takes what Google returned to `/login`, and the cookie of the transaction. `false` if Google refuses them, or nobody is signed in with that account.',
  body: formBody(4_096, googleFields),
  answer: json(
    z.union([loginSchema, z.literal(false)]),
    'The session, what the next step needs, or `false`.',
  ),
  problems: ['sign-in-required'],
  ownToken: ({ cookie }) => googleTokenIn(cookie, true) ?? googleTokenIn(cookie, false),
  security: ['google'],
  async handle({ body: form, viewer }, { accounts }: LoginNeeds) {
    const { token, isSecure } = viewer;
    if (token === null)
      return failure('sign-in-required', 'The cookie of the transaction with Google is missing.');
    const { code, state, redirect_uri: redirectUri } = form;
    const { result } = await accounts.signIn.byGoogle({
      token,
      code,
      state,
      redirectUri,
      person: null,
      client: clientOf(viewer),
    });
    const cookies = [googleCookieFor('', isSecure)];
    if (result.kind !== 'signedIn' && result.kind !== 'secondFactor')
      return { kind: 'answer', value: false as const, dependencies: null, cookies };
    const answer = firstAnswer(result, viewer);
    return { ...answer, cookies: [...answer.cookies, ...cookies] };
  },
});

interface SessionAnswer<Value> {
  kind: 'answer';
  value: Value;
  dependencies: null;
  cookies: readonly string[];
}

/** A session for both kinds of clients: browsers have it in cookies, programs in the body. */
function sessionAnswer(
  { tokens: { access, refresh } }: Extract<SignInResult, { kind: 'signedIn' }>,
  { isSecure }: Viewers['self'],
): SessionAnswer<z.infer<typeof signedInSchema>> {
  return {
    kind: 'answer',
    value: { accessToken: access, refreshToken: refresh, expiresIn: accessSeconds },
    dependencies: null,
    cookies: sessionCookies({ access, refresh }, isSecure),
  };
}

function firstAnswer(
  result: Extract<SignInResult, { kind: 'signedIn' | 'secondFactor' }>,
  viewer: Viewers['self'],
): SessionAnswer<Login> {
  if (result.kind === 'signedIn') return sessionAnswer(result, viewer);
  const value = { otpRequired: true as const, preAuthToken: result.token, expiresIn: stepSeconds };
  return { kind: 'answer', value, dependencies: null, cookies: [] };
}

function refusal(result: SignInResult): CallFailure {
  if (result.kind === 'limited')
    throw new Problem('too-many-requests', 'There were too many attempts.', result.retryAfterSeconds);
  if (result.kind === 'ended')
    return failure('token-invalid', 'The token of this sign-in has ended: begin again with the password.');
  return failure('credentials-invalid', 'The mail address, password or code is wrong.');
}

function clientOf({ address, userAgent }: Viewers['self']): Client {
  return { address, browser: browserName(userAgent), way: 'api' };
}
