/** Answers `{path}/_payload.json` with parts of the cached page (decision 34). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagePart } from '#apps/web/page-parts.ts';
import {
  type AnswerCache,
  type FinishedAnswer,
  partsOf,
  type ReadAnswer,
} from '#platform/http/answers/answer-cache.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { KeyOf } from '../http/cache-key.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import type { PageTarget } from '../render/page-target.ts';
import { pagePathOf, pageQueryOf, shellParameter } from './payload-address.ts';

export interface AnswerPayloadNeeds {
  cache: AnswerCache;
  keyOf: KeyOf;
  pages: PageRenderer;
  build: string;
}

export type AnswerPayload = (
  request: FastifyRequest,
  reply: FastifyReply,
  target: PageTarget,
) => Promise<void>;

export function createAnswerPayload({ cache, keyOf, pages, build }: AnswerPayloadNeeds): AnswerPayload {
  return async (request, reply, target) => {
    const page = targetPage(target, build);
    const url = page.query === '' ? page.path : `${page.path}?${page.query}`;
    const { method, headers } = request.raw;
    // A redirect includes its query, so it is valid for this request only.
    const resolution = pages.resolve(page);
    if (resolution.kind === 'page' && resolution.match.page.audience === 'personal')
      throw new Problem('route-not-found', 'This page is loaded as a document only.');
    const isForAll = resolution.kind !== 'redirect' && target.viewer.kind !== 'newsroom';
    const pageKey = isForAll ? keyOf({ method, headers, url }) : null;
    const renderTarget = (): Promise<FinishedAnswer> => pages.render(page, resolution);
    const includesShell = new URLSearchParams(target.query).has(shellParameter);

    async function payload(): Promise<FinishedAnswer> {
      const read =
        pageKey === null ? uncached(await renderTarget()) : await cache.read(pageKey, renderTarget);
      return payloadOf(read, build, includesShell);
    }

    await cache.fill(pageKey === null ? null : keyOf(request.raw), payload, request.raw, reply.raw);
    // Hijack only now: until the first byte is sent, the framework handles failures.
    reply.hijack();
  };
}

function targetPage(target: PageTarget, build: string): PageTarget {
  return { ...target, path: pagePathOf(target.path) ?? target.path, query: pageQueryOf(target.query, build) };
}

function uncached(page: FinishedAnswer): ReadAnswer {
  const { status, headers, forwardsQuery = false } = page;
  return {
    status,
    forwardsQuery,
    location: headers?.location,
    dependencies: null,
    part: (name) => String(partsOf(page)[name]),
  };
}

const payloadHeaders = { 'x-robots-tag': 'noindex' };

/**
 * A redirect is returned as data, because following it would cost the browser three requests. It is cached for all
 * readers; each browser appends its own query.
 */
function payloadOf(page: ReadAnswer, build: string, includesShell: boolean): FinishedAnswer {
  const { status, location, part, forwardsQuery, ...rest } = page;
  const content =
    location === undefined
      ? { build, status, ...partsOfPayload(part, includesShell) }
      : { build, redirect: location, ...(forwardsQuery ? { takesQuery: forwardsQuery } : {}) };
  return {
    ...rest,
    // The payload of a missing page is missing, too.
    status: location === undefined ? status : 200,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(content),
    headers: payloadHeaders,
  };
}

/** Without preloads, scripts and structured data, for which a replaced page has no use. */
function partsOfPayload(part: (name: PagePart) => string, includesShell: boolean) {
  const shell = includesShell ? { shell: { before: part('before'), after: part('after') } } : {};
  return { head: part('opening') + part('about') + part('body'), main: part('main'), ...shell };
}
