/** A push service: gives out subscriptions, decrypts what is sent to them, and checks who sent it. */
import { createECDH, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SandboxRequest } from '../services.server.ts';
import { type BrowserSecrets, decryptMessage } from './decrypt-message.ts';
import type { ReceivedMessage } from './received-message.ts';

const switchesSchema = z.object({
  /** Status of every answer instead of 201; null for none. */
  status: z.int().nullable().default(null),
  retryAfter: z.string().nullable().default(null),
  /** Accepts a message, and closes the connection before it says so. */
  isSilent: z.boolean().default(false),
  /** The path of an endpoint, `send/…`, for which alone the switches hold; all by default. */
  only: z.string().nullable().default(null),
  delayMs: z.int().default(0),
});
type Switches = z.infer<typeof switchesSchema>;

interface Browser extends BrowserSecrets {
  /** The sender to whom the subscription belongs; null for any. */
  vapidKey: string | null;
}

export interface WebPushAnswer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
  delayMs?: number;
  isSilent?: false | 'closed';
}

export interface WebPushService {
  received: ReceivedMessage[];
  answer(request: SandboxRequest & { bytes: Buffer; origin: string }): Promise<WebPushAnswer | null>;
}

const mostMessages = 500;

export function createWebPushService(): WebPushService {
  const browsers = new Map<string, Browser>();
  const received: ReceivedMessage[] = [];
  let switches: Switches = switchesSchema.parse({});

  function subscribe(origin: string, vapidKey: string | null): object {
    const id = randomBytes(18).toString('base64url');
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url', 'uncompressed');
    const auth = randomBytes(16);
    browsers.set(id, { pair, auth, vapidKey });
    const keys = { p256dh, auth: auth.toString('base64url') };
    return { endpoint: `${origin}/webpush/send/${id}`, expirationTime: null, keys };
  }

  async function receive({ path, headers, bytes, origin }: Parameters<WebPushService['answer']>[0]) {
    const browser = browsers.get(path.slice('send/'.length));
    if (!browser) return plain(410);
    const { status, retryAfter, isSilent, delayMs, only } = switches;
    const isSwitched = only === null || only === path;
    if (isSwitched && status !== null)
      return { ...plain(status), ...(retryAfter === null ? {} : { headers: { 'retry-after': retryAfter } }) };
    const sender = await senderOf(headers.authorization ?? '', origin);
    if (sender === null) return plain(401);
    if (browser.vapidKey !== null && browser.vapidKey !== sender.key) return plain(403);
    if (bytes.length > 4_096) return plain(413);
    if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined) return plain(400);
    received.unshift({
      receivedAt: new Date(),
      service: 'webpush',
      to: path,
      contact: sender.contact,
      message: decryptMessage(bytes, browser),
      headers: { ttl: String(headers.ttl), urgency: String(headers.urgency), topic: String(headers.topic) },
    });
    received.length = Math.min(received.length, mostMessages);
    return {
      ...plain(201),
      delayMs: isSwitched ? delayMs : 0,
      isSilent: isSwitched && isSilent ? ('closed' as const) : (false as const),
    };
  }

  return {
    received,
    async answer(request) {
      const { method, path, query, body, origin } = request;
      if (method === 'POST' && path === 'subscriptions') return json(subscribe(origin, query.get('key')));
      if (method === 'POST' && path === 'switches') {
        switches = switchesSchema.parse(JSON.parse(body));
        return plain(204);
      }
      if (method === 'DELETE' && browsers.delete(path.slice('send/'.length))) return plain(204);
      if (method === 'POST' && path.startsWith('send/')) return receive(request);
      return null;
    },
  };
}

function plain(status: number): WebPushAnswer {
  return { status, type: 'text/plain', body: '' };
}

function json(value: object): WebPushAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

const longestTokenSeconds = 24 * 3_600;

/** The key and the contact of a sender whose signature is valid (RFC 8292). */
async function senderOf(
  authorization: string,
  origin: string,
): Promise<{ key: string; contact: string } | null> {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/i.exec(authorization) ?? [];
  if (token === undefined || key === undefined) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [
    point.subarray(1, 33).toString('base64url'),
    point.subarray(33).toString('base64url'),
  ] as const;
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: origin, algorithms: ['ES256'] });
    const seconds = (payload.exp ?? Infinity) - Date.now() / 1_000;
    return seconds > longestTokenSeconds ? null : { key, contact: payload.sub ?? '' };
  } catch {
    return null;
  }
}
