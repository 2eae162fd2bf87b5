import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Problem } from '#platform/http/answers/problem.ts';
import { matchesIfNoneMatch } from '#platform/http/answers/send-file.server.ts';
import type { Derivative, Derivatives } from './derivatives/derivative.server.ts';
import { imageFolder } from './image-address.ts';

/** GET and HEAD of `/kepek/*`; derivatives are immutable, because the address contains a hash of the content. */
export function imageRoutes(derivatives: Derivatives): FastifyPluginAsync {
  return async (app) => {
    app.get(`${imageFolder}*`, async (request, reply) => {
      // The raw path: our addresses contain nothing that needs decoding.
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const answer = await derivatives.answer(path);
      switch (answer.kind) {
        case 'derivative':
          return send(reply, answer, request.headers['if-none-match']);
        case 'missing':
          throw new Problem('image-not-found', 'This picture does not exist, or not in this size.');
        case 'busy':
          throw new Problem('too-busy', 'Too many pictures are being rendered.', answer.retryAfter);
      }
    });
  };
}

function send(
  reply: FastifyReply,
  { bytes, type, etag }: Derivative,
  known: string | undefined,
): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff');
  if (matchesIfNoneMatch(known, etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}
