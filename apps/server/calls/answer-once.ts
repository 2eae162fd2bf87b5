/**
 * A request with an `Idempotency-Key` is handled once: whoever sends it again, because the connection broke before the
 * answer came, gets the same answer. Only successes are kept, for a day; a request that failed may be sent again.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallResult, RegisteredCall, SignedInClient, WrittenAnswer } from '#features/kit/public.ts';
import {
  beginRequest,
  deleteOldRequests,
  forgetRequest,
  keepAnswer,
} from '#platform/http/answers/idempotent-answers-queries.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
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

type WritingCall = Pick<RegisteredCall, 'traits' | 'schemas'>;

/** @returns Null for a request without a key, and for calls that change nothing for a person. */
export function idempotencyKeyIn({ headers }: FastifyRequest, call: WritingCall): string | null {
  const given = headers[idempotencyHeader];
  if (given === undefined || !takesIdempotencyKey(call)) return null;
  const read = keySchema.safeParse(given);
  if (!read.success)
    throw new Problem('request-invalid', 'headers/Idempotency-Key must have 1 to 255 printable characters');
  return read.data;
}

/** Files cannot be compared with those of the first request before they are handled. */
export function takesIdempotencyKey({ traits: { audience, method }, schemas }: WritingCall): boolean {
  return audience === 'signedIn' && method !== 'GET' && schemas.body.kind !== 'files';
}

export async function answerOnce(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { key, client, request }: { key: string; client: SignedInClient; request: FastifyRequest },
  handle: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const sent = { client: nameOf(client), key };
  const fingerprint = fingerprintOf(request);
  await deleteOldRequests(db, new Date(now.getTime() - keptMs));
  const abandonedBefore = new Date(now.getTime() - abandonedMs);
  const first = await beginRequest(db, { ...sent, request: fingerprint, now, abandonedBefore });
  if (first !== null) return repeated(first, fingerprint);
  // Only where the call itself failed: an answer that cannot be kept belongs to a change that was made.
  const result = await handle().catch(async (error: unknown) => {
    await forgetRequest(db, sent);
    throw error;
  });
  const kept = keptSchema.safeParse(result);
  await (kept.success ? keepAnswer(db, sent, kept.data) : forgetRequest(db, sent));
  return result;
}

function repeated(first: { request: Buffer; answer: unknown }, fingerprint: Buffer): Result {
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

function fingerprintOf({ method, raw, body }: FastifyRequest): Buffer {
  const hash = createHash('sha256').update(`${method} ${raw.url}\n`);
  return hash.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '')).digest();
}
