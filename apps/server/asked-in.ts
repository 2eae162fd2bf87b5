/** What a page is asked for by, of a request. */
import type { FastifyRequest } from 'fastify';
import type { Asked } from './make-page.ts';

export function askedIn(request: FastifyRequest, isNewsroom: boolean): Asked {
  const [path = '/', query = ''] = (request.raw.url ?? '/').split(/\?(.*)/s, 2);
  return { host: request.headers.host ?? '', path, query, isNewsroom, requestId: request.id };
}
