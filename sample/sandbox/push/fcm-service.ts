/** Firebase: tokens for a service account, topics of app instances, and messages to topics. */
import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { SandboxRequest } from '../services.server.ts';
import type { ReceivedMessage } from './received-message.ts';

const switchesSchema = z.object({
  /** Status of the answers to topics and messages instead of the usual one; null for none. */
  status: z.int().nullable().default(null),
  retryAfter: z.string().nullable().default(null),
  /** App instances that do not exist any more. */
  unregistered: z.array(z.string()).default([]),
});
type Switches = z.infer<typeof switchesSchema>;

const project = 'lapzarta-sandbox';
const email = `kuldo@${project}.example`;

const messageSchema = z.object({
  message: z
    .looseObject({
      topic: z.string().optional(),
      condition: z.string().optional(),
      notification: z.object({ title: z.string(), body: z.string() }),
      data: z.record(z.string(), z.string()),
    })
    .refine(({ topic, condition }) => (topic === undefined) !== (condition === undefined)),
});

export interface FcmAnswer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

export interface FcmService {
  received: ReceivedMessage[];
  /** Topics by the token of the app instance. */
  topics: Map<string, Set<string>>;
  answer(request: SandboxRequest & { origin: string }): Promise<FcmAnswer | null>;
}

export function createFcmService(): FcmService {
  const received: ReceivedMessage[] = [];
  const topics = new Map<string, Set<string>>();
  const accessTokens = new Set<string>();
  let switches: Switches = switchesSchema.parse({});
  let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined;

  function keys() {
    pair ??= generateKeyPairSync('rsa', { modulusLength: 2_048 });
    return pair;
  }

  /** As Google's console gives it for download. */
  function accountFile(origin: string): FcmAnswer {
    return json({
      type: 'service_account',
      project_id: project,
      client_email: email,
      private_key: keys().privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${origin}/fcm/token`,
    });
  }

  async function giveToken(origin: string, body: string): Promise<FcmAnswer> {
    const form = new URLSearchParams(body);
    const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const expected = { audience: `${origin}/fcm/token`, issuer: email, algorithms: ['RS256'] };
    const verified = await jwtVerify(form.get('assertion') ?? '', keys().publicKey, {
      ...expected,
      // The clock of a demonstration may stand in another year.
      currentDate: new Date(issuedAt(form.get('assertion') ?? '') * 1_000),
    }).catch(() => null);
    if (!isGrant || !verified) return json({ error: 'invalid_grant' }, 400);
    const token = randomBytes(24).toString('base64url');
    accessTokens.add(token);
    return json({ access_token: token, expires_in: 3_600, token_type: 'Bearer' });
  }

  function changeTopic({ method, path, query }: SandboxRequest): FcmAnswer {
    const [, instance = '', name] =
      /registrations\/([^/]+)\/topicSubscriptions(?:\/([^/]+))?$/.exec(path) ?? [];
    const token = decodeURIComponent(instance);
    if (switches.unregistered.includes(token)) return failure(404, 'NOT_FOUND', 'UNREGISTERED');
    const own = topics.get(token) ?? new Set();
    topics.set(token, own);
    if (method === 'GET') return json({ topicSubscriptions: [...own].map((one) => ({ topic_name: one })) });
    const topic = method === 'DELETE' ? decodeURIComponent(name ?? '') : (query.get('topic_name') ?? '');
    if (!/^[a-zA-Z0-9\-_.~%]{1,900}$/.test(topic)) return failure(400, 'INVALID_ARGUMENT', '');
    if (method === 'DELETE') return own.delete(topic) ? json({}) : failure(404, 'NOT_FOUND', '');
    if (own.has(topic)) return failure(409, 'ALREADY_EXISTS', '');
    own.add(topic);
    return json({ topic_name: topic, create_time: new Date().toISOString() });
  }

  function send(body: string): FcmAnswer {
    const given = messageSchema.safeParse(JSON.parse(body));
    if (!given.success) return failure(400, 'INVALID_ARGUMENT', '');
    const { topic, condition } = given.data.message;
    received.unshift({
      receivedAt: new Date(),
      service: 'fcm',
      to: topic ?? condition ?? '',
      contact: email,
      message: JSON.stringify(given.data.message),
      headers: {},
    });
    return json({ name: `projects/${project}/messages/${received.length}` });
  }

  return {
    received,
    topics,
    async answer(request) {
      const { method, path, headers, body, origin } = request;
      if (path === 'service-account.json') return accountFile(origin);
      if (path === 'token' && method === 'POST') return giveToken(origin, body);
      if (path === 'switches' && method === 'POST') {
        switches = switchesSchema.parse(JSON.parse(body));
        return { status: 204, type: 'text/plain', body: '' };
      }
      if (!path.startsWith(`v1/projects/${project}/`)) return null;
      if (!accessTokens.has(headers.authorization?.replace('Bearer ', '') ?? ''))
        return failure(401, 'UNAUTHENTICATED', '');
      const { status, retryAfter } = switches;
      if (status !== null) {
        const answer = failure(status, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED');
        return retryAfter === null ? answer : { ...answer, headers: { 'retry-after': retryAfter } };
      }
      return path.endsWith('/messages:send') ? send(body) : changeTopic(request);
    },
  };
}

function issuedAt(token: string): number {
  try {
    const claims: { iat?: number } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    return claims.iat ?? 0;
  } catch {
    return 0;
  }
}

function json(value: object, status = 200): FcmAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

function failure(code: number, status: string, errorCode: string): FcmAnswer {
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const details = errorCode === '' ? [] : [{ '@type': type, errorCode }];
  return json({ error: { code, status, message: status, details } }, code);
}
