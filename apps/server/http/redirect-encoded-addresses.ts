/**
 * Redirects calls and files with needless percent-encoding to their normal address; an encoded slash is never valid.
 * Pages and feeds redirect themselves, because they know the final address and need only one hop [S04].
 */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/http/answers/problem.ts';
import { hasEncodedSlash, plainPath } from '#platform/http/requests/plain-path.ts';
import { pageTargetOf } from '../render/page-target.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's handler accepts every spelling of its address. */
    handlesOwnRedirects?: boolean;
  }
}

const caching = 'public, max-age=86400';

export function redirectEncodedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { path, query } = pageTargetOf(request);
    const { url: route, config } = request.routeOptions;
    if (!path.includes('%') || route === undefined || route.endsWith('*')) return;
    if (config.handlesOwnRedirects === true || (request.method !== 'GET' && request.method !== 'HEAD'))
      return;
    if (hasEncodedSlash(path)) throw new Problem('route-not-found', `Nothing has the address ${path}.`);
    const plain = plainPath(path);
    if (plain === path) return;
    reply.code(301).header('location', query === '' ? plain : `${plain}?${query}`);
    return reply.header('cache-control', caching).send();
  });
}
