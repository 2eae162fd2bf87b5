/** Firebase Cloud Messaging: topics of app instances, and messages to topics (HTTP v1). */
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { ServiceAccount } from '#platform/config/service-account.server.ts';
import { fetchOnce, type RawAnswer } from '#platform/http/outgoing/fetch-text.server.ts';
import { jsonIn } from '#platform/text/json-in.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { PushMessage } from './delivery-queries.server.ts';
import { outcomeOfError, type SendOutcome, secondsOf, unreachable } from './outcome.server.ts';

export interface FcmNeeds {
  clock: Clock;
  /** `https://fcm.googleapis.com`, or the sandbox's address. */
  base(): Promise<string>;
  /** Null when the operator has not set one. */
  account(): Promise<ServiceAccount | null>;
}

export interface FcmClient {
  subscribe(token: string, topic: string): Promise<SendOutcome>;
  unsubscribe(token: string, topic: string): Promise<SendOutcome>;
  /** To the apps that have one of the topics in the condition. */
  send(condition: string, message: PushMessage): Promise<SendOutcome>;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const [timeoutMs, connectTimeoutMs] = [10_000, 5_000];
/** Google's tokens are valid for an hour; a minute before the end a new one is requested. */
const spareMs = 60_000;
const never = new AbortController().signal;
const noAccount: SendOutcome = { kind: 'later', status: null, afterSeconds: 300 };

export function createFcmClient(needs: FcmNeeds): FcmClient {
  const { clock } = needs;
  let access: { token: string; until: number } | undefined;

  async function accessToken(account: ServiceAccount): Promise<string | null> {
    const now = clock.now().getTime();
    if (access && access.until > now) return access.token;
    const answer = await ownRequest({
      url: account.tokenUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await assertionOf(account, now),
      }).toString(),
    });
    const given = tokenSchema.safeParse(jsonIn(answer.text));
    if (answer.status !== 200 || !given.success) return null;
    access = { token: given.data.access_token, until: now + given.data.expires_in * 1_000 - spareMs };
    return access.token;
  }

  /** A failure here is none of the message, which was not sent. */
  async function tokenOrOutcome(account: ServiceAccount): Promise<string | SendOutcome> {
    try {
      return (await accessToken(account)) ?? noAccount;
    } catch (error) {
      return outcomeOfError(error).kind === 'refused' ? noAccount : unreachable;
    }
  }

  async function call(
    method: 'POST' | 'DELETE',
    pathOf: (project: string) => string,
    body: object | null,
  ): Promise<SendOutcome> {
    const account = await needs.account();
    if (!account) return noAccount;
    const token = await tokenOrOutcome(account);
    if (typeof token !== 'string') return token;
    try {
      const answer = await ownRequest({
        url: (await needs.base()) + pathOf(account.projectId),
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      // The token was revoked before its time.
      if (answer.status === 401) access = undefined;
      return outcomeOf(answer, clock.now());
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  const topicsOf = (token: string) => (project: string) =>
    `/v1/projects/${project}/registrations/${encodeURIComponent(token)}/topicSubscriptions`;

  return {
    async subscribe(token, topic) {
      const query = new URLSearchParams({ topic_name: topic });
      const outcome = await call('POST', (project) => `${topicsOf(token)(project)}?${query}`, {});
      // 409: it is subscribed already.
      return outcome.kind === 'refused' && outcome.status === 409 ? { kind: 'sent', status: 409 } : outcome;
    },
    unsubscribe: (token, topic) =>
      call('DELETE', (project) => `${topicsOf(token)(project)}/${encodeURIComponent(topic)}`, null),
    send: (condition, message) =>
      call('POST', (project) => `/v1/projects/${project}/messages:send`, {
        message: messageOf(condition, message, clock.now()),
        validate_only: false,
      }),
  };
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

async function assertionOf({ clientEmail, privateKey, tokenUrl }: ServiceAccount, now: number) {
  const issuedAt = Math.floor(now / 1_000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3_600)
    .sign(await importPKCS8(privateKey, 'RS256'));
}

/** The addresses come from the operator and from Google, so the host may be anywhere. */
function ownRequest(request: {
  url: string;
  method: 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
}): Promise<RawAnswer> {
  const limits = { timeoutMs, connectTimeoutMs };
  return fetchOnce({ ...request, ...limits, signal: never, allowedHosts: [new URL(request.url).host] });
}

function messageOf(condition: string, message: PushMessage, now: Date): object {
  const { title, body, url, event, tag, site, isUrgent, expiresAt } = message;
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
  return {
    ...targetOf(condition),
    notification: { title, body },
    data: { url, event, site, urgent: isUrgent ? '1' : '0' },
    android: {
      priority: isUrgent ? 'high' : 'normal',
      ttl: `${seconds}s`,
      // A message of the same tag replaces one that is shown.
      notification: { tag },
    },
    apns: {
      headers: {
        'apns-expiration': String(Math.floor(expiresAt.getTime() / 1_000)),
        'apns-collapse-id': tag.slice(0, 64),
        'apns-priority': isUrgent ? '10' : '5',
      },
      payload: { aps: { sound: 'default' } },
    },
  };
}

/** A condition with one topic is a topic. */
function targetOf(condition: string): { topic: string } | { condition: string } {
  const [, topic] = /^'([^']+)' in topics$/.exec(condition) ?? [];
  return topic === undefined ? { condition } : { topic };
}

const errorSchema = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z
      .array(z.looseObject({ '@type': z.string().default(''), errorCode: z.string().default('') }))
      .default([]),
  }),
});

function outcomeOf({ status, headers, text }: RawAnswer, now: Date): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  const error = errorSchema.safeParse(jsonIn(text));
  const codes = error.success ? error.data.error.details.map(({ errorCode }) => errorCode) : [];
  if (codes.includes('UNREGISTERED')) return { kind: 'gone', status };
  if (status === 401 || status === 429 || status >= 500)
    return { kind: 'later', status, afterSeconds: secondsOf(headers['retry-after'], now) };
  // INVALID_ARGUMENT of the type FcmError names the token, and not the rest of the request.
  if (status === 400 && codes.includes('INVALID_ARGUMENT')) return { kind: 'gone', status };
  return { kind: 'refused', status };
}
