/**
 * The HTTP server: what is ready in memory is answered before the framework sees the request; everything else goes
 * through routes, and every failure through one handler.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Resolution } from '#features/sites/public.ts';
import type { AnswerCache, FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { isCrawler } from '#platform/http/crawler.ts';
import { saysOneHost } from '#platform/http/host-line.ts';
import { methodsThere } from '#platform/http/methods-there.ts';
import {
  MethodNotAllowed,
  Problem,
  problemDocument,
  problemHeaders,
  problemOf,
} from '#platform/http/problem.ts';
import { keepAliveSeconds } from '#platform/http/ready-head.server.ts';
import { refuseBytes, refuseHead } from '#platform/http/refuse.server.ts';
import { isOnRouteOfCalls } from '#platform/http/route-of-calls.ts';
import { notGuessed } from '#platform/http/security-headers.ts';
import type { StaticFiles } from '#platform/http/static-files.server.ts';
import { createPatience } from '#platform/http/waiting-answers.server.ts';
import { type Log, withoutPasswords } from '#platform/log/log.server.ts';
import type { AnswerCached } from './answer-cached.ts';
import { askedIn } from './asked-in.ts';
import type { KeyOf } from './cache-key.ts';
import type { House } from './compose.ts';
import type { Asked, PageMaker } from './make-page.ts';
import { toOriginForm } from './origin-form.ts';
import type { AnswerPayload } from './payload/answer-payload.ts';
import { isPayloadAddress } from './payload/payload-address.ts';
import { guardPreview, type PreviewDoor } from './preview/preview-routes.ts';

export interface AppNeeds {
  house: House;
  log: Log;
  cache: AnswerCache;
  keyOf: KeyOf;
  answerCached: AnswerCached;
  pages: PageMaker;
  answerPayload: AnswerPayload;
  files: StaticFiles;
  /** Told about every answer that was not ready in memory: route, status, seconds. */
  onRequest(route: string, status: number, seconds: number): void;
  /** The papers are for the newsroom alone. */
  isPreview: boolean;
  /** Adds the routes that are not pages. */
  routes(app: FastifyInstance): Promise<void>;
}

const serverSettings = {
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node.js would refuse it without a word; `first` says what is missing.
  requireHostHeader: false,
  /** A request without a body is not made a stream that ends: a fourteenth of what an answer out of memory costs. */
  optimizeEmptyRequests: true,
};

export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const patience = createPatience();
  const loggerInstance: FastifyBaseLogger = needs.log;
  const app = fastify({
    serverFactory: (handler) =>
      createServer(serverSettings, (request, response) => {
        const left = patience(request, response);
        if (left === 'ended') needs.log.info({ why: 'asks on and reads no answer' }, 'refused');
        if (left === 'fine') first(needs, request, response, handler);
      }),
    // Its lots are drawn by the hundred, which drawing a few bytes each time is not.
    genReqId: () => randomUUID().slice(-12),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 1_048_576,
    // A proxy beside us says who asked; anybody else says it of themselves.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { maxParamLength: 2_000 },
    clientErrorHandler(error, socket) {
      const problem = refuseBytes(error, socket);
      if (problem) needs.log.info({ status: problem.status, why: error.code }, 'refused');
    },
    frameworkErrors: (_error, request, reply) => void failed(request, reply, unreadable(request)),
  });
  const methodsAt = methodsThere(app);
  watchRequests(app, needs);
  const door: PreviewDoor | null = needs.isPreview ? guardPreview(app, { ...needs, isCall }) : null;
  async function failed(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<void> {
    if (isCall(request)) answerWithDocument(request, reply, problem);
    else if (!door?.isStranger(request))
      await answerWithPage(needs, request, reply, problem, (asked) => needs.pages.fail(asked, problem));
    else if (problem.code === 'database-unavailable')
      await answerWithPage(needs, request, reply, problem, () => door.away(request));
    else answerWithDocument(request, reply, problem);
  }
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ ...wrong(error, problem), path: request.url }, 'failed');
    await failed(request, reply, problem);
  });
  await needs.routes(app);
  app.get('/api/*', (request) => {
    refuseOtherMethods(request, methodsAt(request));
    throw new Problem('route-not-found', 'No call has this address.');
  });
  app.get('/*', async (request, reply) => {
    const viewer = await needs.house.accounts.viewerOf(request.headers);
    const asked = askedIn(request, viewer.kind === 'newsroom');
    if (isPayloadAddress(asked.path)) return needs.answerPayload(request, reply, asked);
    const resolution = needs.pages.resolve(asked);
    if (resolution.kind === 'notFound') refuseOtherMethods(request, methodsAt(request));
    if (resolution.kind === 'redirect') {
      await needs.cache.fill(null, () => wayFor(needs, asked, resolution), request.raw, reply.raw);
      reply.hijack();
      return;
    }
    await needs.answerCached(request, reply, () => needs.pages.make(asked, resolution));
  });
  app.setNotFoundHandler((request) => {
    const methods = methodsAt(request);
    throw new MethodNotAllowed(
      request.method,
      isPage(needs, request, methods) ? [...new Set([...reading, ...methods])] : methods,
    );
  });
  return app;
}

const reading = ['GET', 'HEAD'];

/** What can be read here would have been found, unless the router refused the address: what is here takes other methods. */
function refuseOtherMethods({ method }: FastifyRequest, methods: readonly string[]): void {
  if (methods.length > 0 && !methods.includes(method)) throw new MethodNotAllowed(method, methods);
}

/** Pages have no routes of their own, but a place in the grammar of addresses; where nothing is, there is a page that says so. */
function isPage({ pages }: AppNeeds, request: FastifyRequest, methods: readonly string[]): boolean {
  return methods.length === 0 || pages.resolve(askedIn(request, false)).kind !== 'notFound';
}

function first(
  needs: AppNeeds,
  request: IncomingMessage,
  response: ServerResponse,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  if (!saysOneHost(request.rawHeaders, request.httpVersion)) {
    refuseHead(response, 'The Host header is not the name of one host.');
    return;
  }
  if (!toOriginForm(request)) {
    refuseHead(response, 'The address does not name a host.');
    return;
  }
  const key = needs.keyOf(request);
  if (key !== null && needs.cache.answer(key, request, response)) return;
  if (needs.files.answer(request.url ?? '', request, response)) return;
  handler(request, response);
}

/** Where a hidden story is only its newsroom may learn: nobody on the way keeps that. */
async function wayFor({ pages }: AppNeeds, asked: Asked, resolution: Resolution): Promise<FinishedAnswer> {
  const way = await pages.make(asked, resolution);
  return asked.isNewsroom ? { ...way, dependencies: null } : way;
}

/** Callers get a failure as a document, readers as a page; nobody keeps either. */
function answerWithDocument(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  // A failure may come before the hook that says it.
  reply.raw.setHeader('x-request-id', request.id);
  reply
    .code(problem.status)
    .headers(problemHeaders(problem))
    .header('cache-control', 'no-store')
    .headers(notGuessed)
    .type('application/problem+json')
    .send(problemDocument(problem, request.id));
}

async function answerWithPage(
  needs: AppNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  draw: (asked: Asked) => Promise<FinishedAnswer>,
): Promise<void> {
  reply.raw.setHeader('x-request-id', request.id);
  const page = await errorPage(request, problem, draw);
  await needs.cache.fill(null, async () => page, request.raw, reply.raw);
  // Not before: what fails until here is the framework's to answer, and nobody is left waiting.
  reply.hijack();
}

/** A database that is away fails everybody who asks: a stack each would fill the disk and tell nothing more. */
function wrong(error: unknown, problem: Problem): { err: unknown } | { why: string } {
  if (problem.code !== 'database-unavailable' || !(error instanceof Error)) return { err: error };
  const code = 'code' in error ? String(error.code) : error.name;
  // Too slow: which of our queries, the stack tells.
  if (code === '57014') return { err: error };
  // Where a name has several addresses, the fault has a code alone.
  return { why: withoutPasswords(error.message || code) };
}

/** Even an error page can fail to be drawn; then a sentence has to do. */
async function errorPage(
  request: FastifyRequest,
  problem: Problem,
  draw: (asked: Asked) => Promise<FinishedAnswer>,
): Promise<FinishedAnswer> {
  try {
    return await draw(askedIn(request, false));
  } catch (error) {
    request.log.error({ err: error, path: request.url }, 'the error page failed');
    return {
      status: problem.status,
      contentType: 'text/plain; charset=utf-8',
      body: `Belső kiszolgálóhiba. (${request.id})`,
      dependencies: null,
    };
  }
}

/** An address that is not percent-encoded text: nothing can be there. */
function unreadable(request: FastifyRequest): Problem {
  return isCall(request)
    ? new Problem('request-invalid', 'The address is not percent-encoded as addresses are.')
    : new Problem('route-not-found', `Page not found: ${request.raw.url}`);
}

function isCall(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  if (isOnRouteOfCalls(request)) return true;
  if (request.headers['content-type']?.startsWith('application/json')) return true;
  return /^(\/kviz)?\/(api|kepek|felvetelek|builds)\//.test(path) || isPayloadAddress(path);
}

/** Hijacked answers pass no hook of the framework, so the end of the response itself is watched. */
function watchRequests(app: FastifyInstance, needs: AppNeeds): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    reply.raw.setHeader('x-request-id', request.id);
    for (const [name, value] of Object.entries(notGuessed)) reply.raw.setHeader(name, value);
    reply.raw.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499;
      const route = request.routeOptions.url ?? 'none';
      needs.onRequest(route, status, seconds);
      const line = {
        method: request.method,
        host: request.headers.host,
        path: request.url,
        status,
        ms: Math.round(seconds * 1e5) / 100,
        crawler: isCrawler(request.headers['user-agent']),
      };
      if (status >= 500) request.log.error(line, 'answered');
      else request.log[probes.has(route) ? 'debug' : 'info'](line, 'answered');
    });
  });
}

/** Machines ask these every few seconds; a log of it would hide everything else. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);
