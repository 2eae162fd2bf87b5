/** `POST /reads`: a page tells that its story was read. Nobody is asked who, and nobody is told whether it counted. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isCrawler } from '#platform/http/crawler.ts';
import type { ReadershipRoom } from './readership-room.server.ts';

/** The database's own type of ids. */
const greatestId = 2_147_483_647;
const read = z.strictObject({ id: z.number().int().positive().max(greatestId) });

/** Registered under `/api`. It is a page's way to its own paper, no call for others: the document has it not. */
export function readershipRoutes(readership: Pick<ReadershipRoom, 'count'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post('/reads', { bodyLimit: 256, schema: { hide: true, body: read } }, async (request, reply) => {
      if (!isRefused(request)) readership.count(request.body.id, request.ip);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
}

/** Whoever wants not to be counted, and whoever is no reader. */
function isRefused({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || isCrawler(headers['user-agent']);
}
