import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Accepts urlencoded form bodies of at most `bodyLimit` bytes in this plugin, to be read with `formIn`. */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

/** Accepts bodies of all content types in this plugin as they are, because their bytes are signed. */
export function acceptAnyBytes(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
}

/** The fields of a form; throws a Problem for a form on another site's page (CSRF). */
export function formIn(request: FastifyRequest): URLSearchParams {
  refuseOtherSites(request);
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** Rejects requests from other sites' pages (CSRF). */
export function refuseOtherSites(request: FastifyRequest): void {
  if (isFromOtherSite(request))
    throw new Problem('request-invalid', 'Forms are accepted only from the site’s own pages.');
}

/** Whether another site's page sent a request: current browsers send `Sec-Fetch-Site`, older ones only `Origin`. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  return from === undefined ? !isSameHost(origin, host) : from !== 'same-origin' && from !== 'none';
}

/** Clients other than browsers send no origin. The scheme is that of the proxy. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host;
}

/** Whether a cookie can be `Secure`. The proxy knows the protocol; without one, the server is on the local machine. */
export function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
