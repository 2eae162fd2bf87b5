/** Sends the answers of pages and calls through the cache, except to the newsroom where it sees unpublished stories. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import type { ViewerOf } from '../viewer/viewer-of.ts';
import type { KeyOf } from './cache-key.ts';
import { corsHeaders } from './cors.ts';

export type AnswerCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  buildAnswer: () => Promise<FinishedAnswer>,
  /** `isOpen`: scripts of any origin may read the answer. */
  options?: { isOpen: boolean },
) => Promise<void>;

export interface AnswerCachedNeeds {
  cache: AnswerCache;
  keyOf: KeyOf;
  viewerOf: ViewerOf;
}

export function createAnswerCached({ cache, keyOf, viewerOf }: AnswerCachedNeeds): AnswerCached {
  return async (request, reply, buildAnswer, { isOpen } = { isOpen: false }) => {
    const viewer = await viewerOf(request);
    const key = viewer.kind === 'newsroom' ? null : keyOf(request.raw);
    if (key === null) {
      const answer = await buildAnswer();
      await cache.fill(null, async () => ({ ...answer, dependencies: null }), request.raw, reply.raw);
    } else {
      await cache.fill(
        key,
        isOpen ? () => withCorsHeaders(buildAnswer) : buildAnswer,
        request.raw,
        reply.raw,
      );
    }
    // Hijack only now: until the first byte is sent, the framework handles failures.
    reply.hijack();
  };
}

async function withCorsHeaders(buildAnswer: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
  const answer = await buildAnswer();
  return { ...answer, headers: { ...corsHeaders, ...answer.headers } };
}
