/** How pages and calls answer: through the cache when the answer is the same for everybody, past it when it is not. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import type { KeyOf } from './cache-key.ts';

export type AnswerCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<FinishedAnswer>,
) => Promise<void>;

export function createAnswerCached({ cache, keyOf }: { cache: AnswerCache; keyOf: KeyOf }): AnswerCached {
  return async (request, reply, make) => {
    const key = keyOf(request.raw);
    if (key === null) {
      const answer = await make();
      await cache.fill(null, async () => ({ ...answer, dependencies: null }), request.raw, reply.raw);
    } else {
      await cache.fill(key, make, request.raw, reply.raw);
    }
    // Not before: until something was sent, a failure is the framework's to answer.
    reply.hijack();
  };
}
