/** A call as the framework's schema, from which the OpenAPI document is made. */
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import {
  type Audience,
  type CallSchemas,
  type CallTraits,
  movedSchema,
  type RegisteredCall,
  type SecurityScheme,
} from '#features/kit/public.ts';
import { type ProblemCode, problems } from '#platform/http/answers/problem.ts';
import { problemSchema, problemType } from '#platform/http/answers/problem-schema.ts';
import { idempotencyHeader, takesIdempotencyKey } from '../calls/answer-once.ts';
import { isStored } from '../calls/call-table.ts';
import { isOfNewsroom } from './newsroom-document.ts';
import { siteHeader } from './site-of-call.ts';

export function describeCall(call: RegisteredCall): FastifySchema {
  const { traits, schemas } = call;
  if (!traits.isDocumented && !isOfNewsroom(traits.path)) return { hide: true };
  const { id, tag, summary, description, moved, problems: own = [] } = traits;
  const { params, query, body, answer } = schemas;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(hasFields(params) ? { params } : {}),
    ...(hasFields(query) ? { querystring: query } : {}),
    ...describedBody(body),
    headers: headersOf(call),
    security: securityOf(traits),
    response: {
      ...commonFailures,
      200: { description: answer.description, content: contentOf(answer) },
      ...describedProblems([...ownProblems(call), ...own]),
      ...(isStored(traits) ? { 304: unchanged } : {}),
      ...(moved === undefined
        ? {}
        : { 301: { description: moved, content: { 'application/json': { schema: movedSchema } } } }),
    },
  };
}

/** Files among the newsroom's calls are pages. */
function contentOf({ schema }: CallSchemas['answer']) {
  return schema === null ? { 'text/html': { schema: z.string() } } : { 'application/json': { schema } };
}

/** Null: it has no body. */
const unchanged = z
  .null()
  .describe('Nothing has changed since the answer whose `ETag` the request names in `If-None-Match`.');

function describedBody({ kind, schema, fields }: CallSchemas['body']): FastifySchema {
  if (kind === 'form') return { body: fields, consumes: ['application/x-www-form-urlencoded'] };
  if (kind === 'files') return { body: fields, consumes: ['multipart/form-data'] };
  return kind === 'json' ? { body: schema } : {};
}

function securityOf({ audience, security = securityOfAudience[audience] }: CallTraits) {
  return security.map((scheme) => (scheme === 'none' ? {} : { [scheme]: [] }));
}

const securityOfAudience: Record<Audience, readonly SecurityScheme[]> = {
  everyone: ['none', 'newsroom'],
  signedIn: ['newsroom', 'session'],
  self: ['none'],
};

function hasFields(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0;
}

/** Failures that follow from what a call declares. */
function ownProblems(call: RegisteredCall): ProblemCode[] {
  const { audience, right, versions } = call.traits;
  return [
    ...(audience === 'signedIn' ? (['sign-in-required', 'token-invalid'] as const) : []),
    ...(right === undefined ? [] : (['right-required'] as const)),
    ...(versions === undefined ? [] : (['version-outdated'] as const)),
    ...(versions === 'required' ? (['version-required'] as const) : []),
    ...(takesIdempotencyKey(call) ? (['request-in-progress', 'idempotency-key-reused'] as const) : []),
  ];
}

function headersOf(call: RegisteredCall) {
  return headers.extend({
    ...(call.traits.versions === undefined ? {} : { 'if-match': ifMatch }),
    ...(takesIdempotencyKey(call) ? { [idempotencyHeader]: idempotencyKey } : {}),
  });
}

const ifMatch = z
  .string()
  .optional()
  .describe('The version that you saw, such as `"7"`: a newer one is not overwritten.');
const idempotencyKey = z
  .string()
  .optional()
  .describe(
    'Any text of yours, new for each change: with it, a request that is sent again changes nothing twice.',
  );

/** Loose: other headers pass unchanged. */
const headers = z.looseObject({
  [siteHeader]: z
    .string()
    .optional()
    .describe(
      'Slug of the site the call is made for; the main site without it, or with one that is not known.',
    ),
});

/** Possible for every request to these addresses: another method is refused, and a large body before it is parsed. */
const commonFailures = describedProblems([
  'request-invalid',
  'token-invalid',
  'method-not-allowed',
  'request-too-large',
  'too-many-requests',
  'too-busy',
  'database-unavailable',
  'unexpected-failure',
]);

/** By status; several codes may share one. */
function describedProblems(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
        content: { [problemType]: { schema: problemSchema } },
      },
    ]),
  );
}
