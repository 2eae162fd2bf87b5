/** Forms as browsers send them without script, from the paper's own pages alone. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Within this plugin, bodies of forms of so many bytes at most can be read with `formIn`. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

/** What was filled in; throws a Problem for a form that stands on another site's page. */
export function formIn(request: FastifyRequest): URLSearchParams {
  refuseOtherSites(request);
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** Another site's page must not act for our readers: browsers say where a form stands, older ones by its origin alone. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': from } = headers;
  const isOurs = from === undefined ? isOf(origin, host) : from === 'same-origin' || from === 'none';
  if (!isOurs) throw new Problem('request-invalid', 'Forms are taken from the paper’s own pages.');
}

/** Programs that are no browsers name no origin. The scheme is the proxy's. */
function isOf(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host;
}

/** Whether a cookie can be kept to https. The proxy before us knows; where there is none, the paper is on this machine. */
export function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
