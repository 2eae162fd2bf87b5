/** Answers `{path}/_payload.json`: from the cache, like a page, and made of the page that lies there. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, FinishedAnswer, ReadAnswer } from '#platform/http/answer-cache.server.ts';
import type { KeyOf } from '../cache-key.ts';
import type { Asked, PageMaker } from '../make-page.ts';
import { pagePayload } from './page-payload.ts';
import { pagePathOf, pageQueryOf, withShell } from './payload-address.ts';

export interface AnswerPayloadNeeds {
  cache: AnswerCache;
  keyOf: KeyOf;
  pages: PageMaker;
  build: string;
}

export type AnswerPayload = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<void>;

export function createAnswerPayload({ cache, keyOf, pages, build }: AnswerPayloadNeeds): AnswerPayload {
  return async (request, reply, asked) => {
    const page = pageAsked(asked, build);
    const url = page.query === '' ? page.path : `${page.path}?${page.query}`;
    const { method, headers } = request.raw;
    // An address that leads elsewhere takes its query along: the answer is for this request alone.
    const resolution = pages.resolve(page);
    const pageKey = resolution.kind === 'redirect' ? null : keyOf({ method, headers, url });
    const make = (): Promise<FinishedAnswer> => pages.make(page, resolution);
    const wantsShell = new URLSearchParams(asked.query).has(withShell);

    async function payload(): Promise<FinishedAnswer> {
      if (pageKey !== null) return payloadOf(await cache.read(pageKey, make), build, wantsShell);
      const { body: made, status, headers, takesQuery = false } = await make();
      if (typeof made !== 'string' && !Array.isArray(made)) throw new Error('A page is made at once.');
      const body = [made].flat().join('');
      const location = headers?.location;
      return payloadOf({ status, location, body, takesQuery, dependencies: null }, build, wantsShell);
    }

    await cache.fill(pageKey === null ? null : keyOf(request.raw), payload, request.raw, reply.raw);
    // Not before: until something was sent, a failure is the framework's to answer.
    reply.hijack();
  };
}

function pageAsked(asked: Asked, build: string): Asked {
  return { ...asked, path: pagePathOf(asked.path) ?? asked.path, query: pageQueryOf(asked.query, build) };
}

const payloadHeaders = { 'x-robots-tag': 'noindex' };

/**
 * A redirect is an answer as good as any: followed as one it would cost the browser three. It is kept for all readers,
 * and each of their browsers adds its own query.
 */
function payloadOf(page: ReadAnswer, build: string, wantsShell: boolean): FinishedAnswer {
  const { status, location, body: html, takesQuery, ...kept } = page;
  const content =
    location === undefined
      ? pagePayload(html, status, build, wantsShell)
      : { build, redirect: location, ...(takesQuery ? { takesQuery } : {}) };
  return {
    ...kept,
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(content),
    headers: payloadHeaders,
  };
}
