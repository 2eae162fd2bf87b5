/** Sends to browsers by Web Push (RFC 8030, 8291, 8292). */
import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { DB } from '#db/types.ts';
import { fetchOnce } from '#platform/http/outgoing/fetch-text.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { signingKey } from '#platform/tokens/signing-key-queries.server.ts';
import { hashOf } from '../devices/client-token.server.ts';
import { isKnownEndpoint } from '../devices/endpoint.ts';
import { isPublicKey } from '../devices/public-key.server.ts';
import { payloadOf } from '../payload.ts';
import type { BrowserKeys } from './client-queries.server.ts';
import type { PushMessage } from './delivery-queries.server.ts';
import { outcomeOfError, type SendOutcome, secondsOf } from './outcome.server.ts';

export interface WebPushNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** For the operators of push services. */
  contact: string;
  /** Known push services. */
  hosts: readonly string[];
  /** Origin of the sandbox's push service, where there is one. */
  sandboxOrigin(): Promise<string | null>;
  /** For a whole request, and for its connection. */
  timeouts?: { requestMs: number; connectMs: number };
}

export interface BrowserTarget {
  endpoint: string;
  keys: BrowserKeys;
}

export interface WebPushClient {
  /** The key with which browsers subscribe, as base64url. */
  publicKey(): Promise<string>;
  /** Whether the address belongs to a known push service. */
  isKnown(endpoint: string): Promise<boolean>;
  send(target: BrowserTarget, message: PushMessage): Promise<SendOutcome>;
}

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** A service that is well answers in a fraction of a second. */
const usualTimeouts = { requestMs: 10_000, connectMs: 5_000 };
const maxResponseBytes = 64 * 1024;
/** Nothing aborts a request that may have been accepted; its time limit ends it. */
const never = new AbortController().signal;

export function createWebPushClient(needs: WebPushNeeds): WebPushClient {
  const { db, clock, contact, hosts, timeouts = usualTimeouts } = needs;
  let pair: Promise<KeyPair> | undefined;

  function keys(): Promise<KeyPair> {
    pair ??= readKeys(db).catch((error: unknown) => {
      pair = undefined;
      throw error;
    });
    return pair;
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    isKnown: async (endpoint) => isKnownEndpoint(endpoint, { hosts, sandbox: await needs.sandboxOrigin() }),
    async send(target, message) {
      const own = await keys();
      const sandbox = await needs.sandboxOrigin();
      // The list of hosts may have changed since the browser subscribed, and so may the key.
      if (!isKnownEndpoint(target.endpoint, { hosts, sandbox })) return { kind: 'refused', status: null };
      if (target.keys.vapidKey !== own.publicKey) return { kind: 'refused', status: null };
      // Registration checks it, too, but a key of an older version or of another program may be stored.
      if (!isPublicKey(target.keys.p256dh)) return { kind: 'gone', status: null };
      const request = requestOf(target, message, { ...own, contact, now: clock.now() });
      try {
        const { status, headers } = await fetchOnce({
          ...request,
          signal: never,
          maxBytes: maxResponseBytes,
          timeoutMs: timeouts.requestMs,
          connectTimeoutMs: timeouts.connectMs,
          allowedHosts: sandbox === null ? [] : [new URL(sandbox).host],
        });
        return outcomeOf(status, secondsOf(headers['retry-after'], clock.now()));
      } catch (error) {
        return outcomeOfError(error);
      }
    },
  };
}

/** The public key follows from the private one, so only that is stored. */
async function readKeys(db: Kysely<DB>): Promise<KeyPair> {
  const key = await signingKey(db, 'web-push');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key.export());
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: key.export().toString('base64url'),
  };
}

interface Sender extends KeyPair {
  contact: string;
  now: Date;
}

function requestOf(
  { endpoint, keys }: BrowserTarget,
  message: PushMessage,
  { publicKey, privateKey, contact, now }: Sender,
) {
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
    payloadOf(message),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: Math.max(0, Math.floor((message.expiresAt.getTime() - now.getTime()) / 1_000)),
      urgency: message.isUrgent ? 'high' : 'normal',
      // A message of the same tag that still waits at the push service is replaced.
      topic: hashOf(message.tag).slice(0, 32),
    },
  );
  const headers = Object.entries(details.headers ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    url: endpoint,
    method: 'POST' as const,
    headers: Object.fromEntries(headers),
    body: details.body ?? new Uint8Array(),
  };
}

function outcomeOf(status: number, afterSeconds: number | null): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 429 || status >= 500) return { kind: 'later', status, afterSeconds };
  return { kind: 'refused', status };
}
