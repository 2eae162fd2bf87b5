/**
 * Refuses what pages of other sites make a browser send with the cookies of ours (CSRF). The only place that does:
 * every request that may change something comes through here before its body is read.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OtherSites } from '#features/kit/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { bearerIn } from '#platform/http/requests/bearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default only requests that read are accepted from other sites' pages. */
    otherSites?: OtherSites;
  }
}

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isFromOtherSite(request) && !accepts(request))
      throw new Problem('request-invalid', 'This is accepted only from the site’s own pages.');
  });
}

function accepts({ method, headers, routeOptions }: FastifyRequest): boolean {
  const { otherSites = readMethods.includes(method) ? 'accepted' : 'refused' } = routeOptions.config ?? {};
  if (otherSites === 'without-cookies') return headers.cookie === undefined;
  // No browser adds a bearer by itself: who sends one does so on purpose.
  return otherSites === 'accepted' || bearerIn(headers) !== null;
}

/** Current browsers send `Sec-Fetch-Site`, older ones only `Origin`; other clients send neither. */
function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  return from === undefined ? !isSameHost(origin, host) : from !== 'same-origin' && from !== 'none';
}

/** The scheme is that of the proxy. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host;
}
