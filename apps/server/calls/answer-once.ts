/**
 * A request with an `Idempotency-Key` is handled once: a client that sends it again, because the connection
 * broke before the answer, gets the same answer. Only successes are stored, for a day; a failed request may
 * be repeated.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallResult, RegisteredCall, SignedInClient, WrittenAnswer } from '#features/kit/public.ts';
import {
  beginRequest,
  deleteOldRequests,
  forgetRequest,
  type KeptRequest,
  keepAnswer,
  keptRequest,
} from '#platform/http/answers/idempotent-answers-queries.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { HashedUpload } from '#platform/http/requests/hashed-upload.server.ts';
import type { AppContext } from '../compose.ts';

export const idempotencyHeader = 'idempotency-key';

const keptMs = 86_400_000;
/** A process that was killed while it handled a request leaves it begun; after this time it may be sent again. */
const abandonedMs = 60_000;
const keySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/);

type Result = CallResult<WrittenAnswer>;

const keptSchema = z.object({
  kind: z.literal('answer'),
  value: z.object({
    contentType: z.string(),
    body: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
  }),
  dependencies: z.null(),
  version: z.number().nullable().default(null),
});

type WritingCall = Pick<RegisteredCall, 'traits'>;

/** @returns Null for a request without a key, and for calls that change nothing for a person. */
export function idempotencyKeyIn({ headers }: FastifyRequest, call: WritingCall): string | null {
  const given = headers[idempotencyHeader];
  if (given === undefined || !takesIdempotencyKey(call)) return null;
  const read = keySchema.safeParse(given);
  if (!read.success)
    throw new Problem('request-invalid', 'headers/Idempotency-Key must have 1 to 255 printable characters');
  return read.data;
}

export function takesIdempotencyKey({ traits: { audience, method } }: WritingCall): boolean {
  return audience === 'signedIn' && method !== 'GET';
}

interface KeyedRequest {
  key: string;
  client: SignedInClient;
  request: FastifyRequest;
  /** Null for a body that is known before the call is handled. */
  files: HashedUpload | null;
}

export async function answerOnce(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { key, client, request, files }: KeyedRequest,
  handle: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const sent = { client: nameOf(client), key };
  await deleteOldRequests(db, new Date(now.getTime() - keptMs));
  if (files) return answerFilesOnce(db, { ...sent, files, request, now }, handle);
  const fingerprint = fingerprintOf(request, bytesOf(request));
  const abandonedBefore = new Date(now.getTime() - abandonedMs);
  const first = await beginRequest(db, { ...sent, request: fingerprint, now, abandonedBefore });
  if (first !== null) return repeated(first, fingerprint);
  // Only if the call itself failed: if the answer cannot be stored, the change was still made.
  const result = await handle().catch(async (error: unknown) => {
    await forgetRequest(db, sent);
    throw error;
  });
  const kept = keptSchema.safeParse(result);
  await (kept.success ? keepAnswer(db, sent, kept.data) : forgetRequest(db, sent));
  return result;
}

/**
 * Files are compared when they have arrived. The key is taken when they were handled, not before: the connection of an
 * upload that broke off may stay open for minutes, and the upload that is sent again has to go on.
 */
async function answerFilesOnce(
  db: AppContext['db'],
  given: { client: string; key: string; files: HashedUpload; request: FastifyRequest; now: Date },
  handle: () => Promise<Result>,
): Promise<Result> {
  const { client, key, files, now } = given;
  const fingerprint = async () => fingerprintOf(given.request, await files.digest());
  const first = await keptRequest(db, { client, key });
  if (first) return repeated(first, await fingerprint());
  const result = await handle();
  const kept = keptSchema.safeParse(result);
  if (!kept.success) return result;
  const begun = { client, key, request: await fingerprint(), now, abandonedBefore: now };
  if ((await beginRequest(db, begun)) === null) await keepAnswer(db, { client, key }, kept.data);
  return result;
}

function repeated(first: KeptRequest, fingerprint: Buffer): Result {
  if (!first.request.equals(fingerprint))
    throw new Problem('idempotency-key-reused', 'Another request was sent with this Idempotency-Key.');
  if (first.answer === null)
    throw new Problem('request-in-progress', 'The first request with this key is still being handled.', 1);
  const { version, ...answer } = keptSchema.parse(first.answer);
  return version === null ? answer : { ...answer, version };
}

/** Keys of two people, or of a member's session and token, are different ones. */
function nameOf({ viewer }: SignedInClient): string {
  const token = viewer.kind === 'newsroom' ? viewer.token : undefined;
  return token ? `script:${token.id}` : `${viewer.kind}:${viewer.id}`;
}

function fingerprintOf({ method, raw }: FastifyRequest, sent: Buffer | string): Buffer {
  return createHash('sha256').update(`${method} ${raw.url}\n`).update(sent).digest();
}

function bytesOf({ body }: FastifyRequest): Buffer | string {
  return Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '');
}
