/**
 * Logs one line for every request not answered from memory, with its failure. Repeated failures of the same kind, which
 * may affect every reader, are logged once in ten seconds with their count.
 */
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#platform/http/answers/problem.ts';
import { isCrawler } from '#platform/http/requests/crawler.ts';
import { type Log, withoutPasswords } from '#platform/log/log.server.ts';
import { createSampler } from '#platform/log/sampled.ts';

export interface RequestLog {
  /** Stores the failure of a request for its log line. */
  failed(request: FastifyRequest, problem: Problem, error: unknown): void;
  /** The error page failed as well. */
  errorPageFailed(request: FastifyRequest, error: unknown): void;
  /** Logs a request whose answer was sent or aborted. */
  answered(request: FastifyRequest, status: number, seconds: number): void;
  /** Invalid bytes, or a refused request. */
  refused(what: { why: string; status?: number }): void;
}

interface Failure {
  code?: string;
  err?: unknown;
  why?: string;
  errorPage?: unknown;
}

/** Probes run every few seconds and "not ready" is no failure, so they are logged at debug level. */
const probePaths = new Set(['/healthz', '/readyz']);

export function createRequestLog(log: Log): RequestLog {
  const failures = new WeakMap<FastifyRequest, Failure>();
  const sample = createSampler({ everyMs: 10_000, kinds: 200 });

  return {
    failed(request, problem, error) {
      failures.set(request, { ...failures.get(request), code: problem.code, ...causeOf(error, problem) });
    },
    errorPageFailed(request, error) {
      failures.set(request, { ...failures.get(request), errorPage: error });
    },
    answered(request, status, seconds) {
      const route = request.routeOptions.url ?? 'none';
      const line = {
        method: request.method,
        host: request.headers.host,
        path: loggedPath(request.url),
        status,
        ms: Math.round(seconds * 1e5) / 100,
        crawler: isCrawler(request.headers['user-agent']),
      };
      const failure = failures.get(request);
      if (probePaths.has(route)) request.log.debug(line, 'answered');
      else if (failure || status >= 500) {
        const times = sample(`${route} ${status} ${kindOf(failure)}`);
        if (times !== null) request.log.error({ ...line, ...failure, times }, 'failed');
      } else request.log.info(line, 'answered');
    },
    refused(what) {
      const times = sample(`refused ${what.why}`);
      if (times !== null) log.info({ ...what, times }, 'refused');
    },
  };
}

/** An unavailable database fails every request: a stack trace for each would only fill the disk. */
function causeOf(error: unknown, problem: Problem): Failure {
  if (problem.code !== 'database-unavailable' || !(error instanceof Error)) return { err: error };
  const code = 'code' in error ? String(error.code) : error.name;
  // A statement timeout: the stack trace shows which query.
  if (code === '57014') return { err: error };
  // If a host name has several addresses, the error has only a code.
  return { why: withoutPasswords(error.message || code) };
}

function kindOf({ why, err, errorPage }: Failure = {}): string {
  return [why, err, errorPage].map((one) => String(one ?? '')).join(' ');
}

const longestPath = 500;

/**
 * A path segment with the signed token of a mail's link, with which anybody can change a person's settings.
 */
const linkToken = /\/\d{1,18}-[\w-]{22}(?=\/|$)/g;

/** A query may contain secrets: a newsroom code or a reader's search. */
function loggedPath(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path.replaceAll(linkToken, '/…').slice(0, longestPath);
  return `${shown}${query === undefined ? '' : '?…'}`;
}
