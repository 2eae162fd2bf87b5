/** Google as the first factor: OpenID Connect with PKCE, state and nonce [AUTH-03] [AUTH-04] [S13]. */
import { randomBytes } from 'node:crypto';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { guardedFetch } from '#platform/http/outgoing/guarded-fetch.server.ts';
import { createLazySandbox, type OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { GoogleSetting } from '../google-setting.ts';

export interface GoogleNeeds {
  /** Null for an edition without Google. */
  setting: GoogleSetting | null;
  /** Null without one; the sandbox needs none. */
  secret: string | null;
  clock: Clock;
  log: Log;
  openSandbox?: OpenSandbox | undefined;
}

/** The secrets of one sign-in, which stay on the server until the browser returns. */
export interface GoogleSecrets {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the browser returns to; it must be the same in all steps. */
  redirectUri: string;
}

/** An account at Google whose mail address Google has verified. */
export interface GoogleAccount {
  issuer: string;
  subject: string;
  email: string;
  /** It belongs to the newsroom's own Google Workspace domain. */
  isStaff: boolean;
}

export interface Google {
  isOffered: boolean;
  /** Origin of the page to which a form leads, for the content policy; null if Google cannot be reached. */
  origin(): Promise<string | null>;
  /** The address of Google's page; null if Google cannot be reached. */
  start(redirectUri: string): Promise<{ address: string; secrets: GoogleSecrets } | null>;
  /** Null if Google refuses the code, or its answer is not for this browser. */
  finish(code: string, secrets: GoogleSecrets): Promise<GoogleAccount | null>;
  stop(): Promise<void>;
}

const scope = 'openid profile email';
const stateCharacters = 10;
const timeoutSeconds = 8;
/** Limit for Google's configuration and keys, which have some kilobytes. */
const maxBytes = 256 * 1024;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string(),
  email_verified: z.literal(true),
  hd: z.string().optional(),
});

export function createGoogle(needs: GoogleNeeds): Google {
  const { setting, log } = needs;
  const provider = createProvider(needs);
  const isOffered = setting !== null && (setting.source === 'sandbox' || needs.secret !== null);

  async function start(redirectUri: string) {
    const [{ buildAuthorizationUrl, ...client }, configuration] = await Promise.all([
      import('openid-client'),
      provider.configuration(),
    ]);
    const verifier = client.randomPKCECodeVerifier();
    const state = randomBytes(8).toString('base64url').slice(0, stateCharacters);
    const nonce = client.randomNonce();
    const address = buildAuthorizationUrl(configuration, {
      scope,
      state,
      nonce,
      redirect_uri: redirectUri,
      response_type: 'code',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { address: address.href, secrets: { state, nonce, verifier, redirectUri } };
  }

  async function finish(code: string, { redirectUri, state, nonce, verifier }: GoogleSecrets) {
    const [{ authorizationCodeGrant }, configuration] = await Promise.all([
      import('openid-client'),
      provider.configuration(),
    ]);
    const returned = new URL(redirectUri);
    // The only provider: an answer of another one cannot be confused with Google's.
    const { issuer } = configuration.serverMetadata();
    returned.search = new URLSearchParams({ code, state, iss: issuer }).toString();
    const tokens = await authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const { iss, sub, email, hd } = claimsSchema.parse(tokens.claims());
    const isStaff = setting?.staffDomain !== undefined && hd === setting.staffDomain;
    return { issuer: iss, subject: sub, email: email.toLowerCase(), isStaff };
  }

  /** Failures are logged without the answer, which may contain tokens, and give null [AUTH-05]. */
  async function orNull<Value>(step: string, work: () => Promise<Value>): Promise<Value | null> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      log.warn({ step, code }, 'sign-in with Google failed');
      return null;
    }
  }

  return {
    isOffered,
    origin: () =>
      orNull('origin', async () => {
        const { authorization_endpoint: address = '' } = (await provider.configuration()).serverMetadata();
        return new URL(address).origin;
      }),
    start: (redirectUri) => orNull('start', () => start(redirectUri)),
    finish: (code, secrets) => orNull('finish', () => finish(code, secrets)),
    stop: provider.stop,
  };
}

/** Google's own description of its addresses and keys, fetched once. */
function createProvider(needs: GoogleNeeds) {
  const { setting, secret } = needs;
  const sandbox = createLazySandbox(needs);
  let discovered: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    if (setting === null) throw new Error('this edition has no sign-in with Google');
    const { allowInsecureRequests, customFetch, discovery } = await import('openid-client');
    const limits = { timeout: timeoutSeconds, [customFetch]: guardedFetch({ maxBytes }) };
    if (setting.source === 'google')
      return discovery(
        new URL('https://accounts.google.com'),
        setting.clientId,
        secret ?? '',
        undefined,
        limits,
      );
    const origin = await sandbox.originFor('Google');
    return discovery(new URL(`${origin}/google`), setting.clientId, 'sandbox', undefined, {
      ...limits,
      execute: [allowInsecureRequests],
    });
  }

  return {
    async configuration(): Promise<Configuration> {
      discovered ??= discover();
      try {
        return await discovered;
      } catch (error) {
        discovered = undefined;
        throw error;
      }
    },
    stop: sandbox.close,
  };
}
