/** What every described call takes and may answer beside its own, written once. */
import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { describedProblems } from '#platform/http/json-call.ts';
import { siteHeader } from './site-of-call.ts';

/** Loose: every other header stays as it came. */
const headers = z.looseObject({
  [siteHeader]: z
    .string()
    .optional()
    .describe(
      'Slug of the site the call is made for; the main site without it, or with one that is not known.',
    ),
});

/** Of any question at these addresses: one of another method is refused, with a large body before it is looked at. */
const failures = describedProblems([
  'request-invalid',
  'token-invalid',
  'method-not-allowed',
  'request-too-large',
  'too-busy',
  'database-unavailable',
  'unexpected-failure',
]);

/** A hook for every route that is added. */
export function addCommonParts(route: RouteOptions): void {
  if (!route.schema || route.schema.hide === true || route.schema.headers !== undefined) return;
  const own =
    typeof route.schema.response === 'object' && route.schema.response !== null ? route.schema.response : {};
  Object.assign(route.schema, {
    headers,
    security: [{}, { newsroom: [] }],
    response: { ...own, ...failures },
  });
}
