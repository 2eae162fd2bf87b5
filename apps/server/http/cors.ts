/** Scripts of any origin may read the public API and the feeds, without credentials [S42]. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Edition, originOf } from '#features/sites/public.ts';
import { MethodNotAllowed, Problem } from '#platform/http/answers/problem.ts';
import { apiFolder, type CallTable } from '../calls/call-table.ts';

export const corsHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Location, Retry-After, X-Request-Id',
};

/** Headers allowed besides the CORS-safelisted ones; no Authorization: token holders may see unpublished content. */
const preflight: Record<string, string> = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, X-Site',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
};

/** @param methodsAt The methods of the calls at the request's address; empty if there is no call. */
export function preflightRoutes(
  app: FastifyInstance,
  { openFiles }: CallTable,
  methodsAt: (request: FastifyRequest) => string[],
): void {
  app.options(`${apiFolder}*`, async (request, reply) => {
    const methods = methodsAt(request);
    if (methods.length === 0) throw new Problem('route-not-found', 'No call has this address.');
    if (!methods.includes('GET')) throw new MethodNotAllowed(request.method, methods);
    return allow(reply);
  });
  for (const path of openFiles) app.options(path, async (_request, reply) => allow(reply));
}

/**
 * For a call on a host of its own: pages of our sites, by their exact origins, may send a bearer and read the answer;
 * cookies are never allowed.
 */
export function siteCorsHeaders(edition: Edition, port: number, origin: string | undefined) {
  const isOurs = edition.sites.some((site) => originOf(site, port) === origin);
  return { vary: 'Origin', ...(isOurs && origin ? { 'access-control-allow-origin': origin } : {}) };
}

export const sitePreflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
};

function allow(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers(preflight).header('allow', 'GET, HEAD, OPTIONS').send();
}
