/** Turns the results of calls into HTTP, with the caching that their definitions declare. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallFailure, CallResult, CallTraits, WrittenAnswer } from '#features/kit/public.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { Problem, problemDocument } from '#platform/http/answers/problem.ts';
import { forOwnOrigin, personalDataHeaders } from '#platform/http/answers/security-headers.ts';

/** Seconds for which shared caches may store a polled answer: its greatest age. */
const pollSeconds = 5;
const liveCaching = 'public, max-age=10, stale-while-revalidate=30, stale-if-error=86400';

/** An answer for the cache. Most differ by the site of the call, and all of the API by token [X12]. */
export function finishedAnswer(traits: CallTraits, result: CallResult<WrittenAnswer>): FinishedAnswer {
  if (result.kind === 'failure') throw problemIn(result);
  if (result.kind === 'outdated')
    throw new Error(`the call '${traits.id}' has versions, but its answers are stored`);
  const headers = varyOf(traits);
  if (result.kind === 'redirect') {
    const { status, location } = result;
    if (status === 303) throw new Error(`the call '${traits.id}' answers a form, but its answers are stored`);
    const body = JSON.stringify({ location });
    const contentType = 'application/json; charset=utf-8';
    return {
      status,
      contentType,
      body,
      headers: { ...headers, location },
      dependencies: result.dependencies,
    };
  }
  const { value, dependencies, freshForMs = null, store = 'pages', cookies = [] } = result;
  if (cookies.length > 0)
    throw new Error(`the call '${traits.id}' sets a cookie, but its answers are stored`);
  if (value.body instanceof Uint8Array) throw new Error(`the call '${traits.id}' stores bytes`);
  return {
    status: 200,
    contentType: value.contentType,
    body: value.body,
    headers: {
      ...headers,
      ...value.headers,
      ...(traits.caching === 'live' && dependencies !== null ? { 'cache-control': liveCaching } : {}),
    },
    dependencies,
    ...(freshForMs === null ? {} : { freshForMs }),
    ...(store === 'apart' ? { isCachedSeparately: true } : {}),
    ...(traits.caching === 'poll' ? { sharedForSeconds: pollSeconds } : {}),
  };
}

function problemIn({ code, detail, retryAfterSeconds, fields }: CallFailure): Problem {
  return new Problem(code, detail, retryAfterSeconds, fields);
}

function varyOf({ varies }: CallTraits): Record<string, string> {
  if (varies === 'domain') return {};
  return { vary: varies === 'site' ? 'X-Site, Authorization' : 'Authorization' };
}

const caching = {
  none: 'no-store',
  day: 'public, max-age=86400',
  forever: 'public, max-age=31536000, immutable',
};

/** Sends an answer that the server does not store. */
export function sendUnstored(
  request: FastifyRequest,
  reply: FastifyReply,
  traits: CallTraits,
  result: CallResult<WrittenAnswer>,
): FastifyReply {
  const cookies = 'cookies' in result ? (result.cookies ?? []) : [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (result.kind === 'failure') throw problemIn(result);
  if ('version' in result && result.version !== undefined) reply.header('etag', `"${result.version}"`);
  if (result.kind === 'outdated') return sendOutdated(request, reply, result.value);
  if (result.kind === 'redirect')
    return reply
      .code(result.status)
      .headers({ location: result.location, 'cache-control': caching.none, ...forOwnOrigin })
      .send();
  const { contentType, body, headers = {} } = result.value;
  const { caching: name } = traits;
  const isPublic = name === 'day' || name === 'forever';
  reply.header('cache-control', isPublic ? caching[name] : caching.none);
  if (!isPublic) reply.headers(isData(contentType) ? personalDataHeaders : forOwnOrigin);
  return contentType === '' ? reply.code(204).send() : reply.headers(headers).type(contentType).send(body);
}

/** With the newer version, so that the client can show what has changed. */
function sendOutdated({ id }: FastifyRequest, reply: FastifyReply, { body }: WrittenAnswer): FastifyReply {
  const problem = new Problem(
    'version-outdated',
    'Somebody has changed this since; `current` is the newer version.',
  );
  return reply
    .code(problem.status)
    .headers({ 'cache-control': caching.none, ...personalDataHeaders })
    .type('application/problem+json')
    .send(JSON.stringify({ ...problemDocument(problem, id), current: JSON.parse(String(body)) }));
}

function isData(contentType: string): boolean {
  return contentType === '' || /^application\/(\w+\+)?json/.test(contentType);
}

export function redirectTo(reply: FastifyReply, path: string, query: string): FastifyReply {
  return reply
    .code(301)
    .header('location', query === '' ? path : `${path}?${query}`)
    .header('cache-control', caching.day)
    .send();
}
