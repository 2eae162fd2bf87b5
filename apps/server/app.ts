/**
 * The HTTP server: cached answers are sent before the framework sees the request; everything else goes through routes,
 * and every failure through one handler.
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
import { createAllowedMethods } from '#platform/http/allowed-methods.ts';
import { type AnswerCache, type FinishedAnswer, partsOf } from '#platform/http/answer-cache.server.ts';
import { isApiRoute } from '#platform/http/api-route.ts';
import { acceptForms, acceptUploads, filesIn, formIn, noFiles } from '#platform/http/forms.server.ts';
import { hasOneValidHost } from '#platform/http/host-header.ts';
import { limitPipelining } from '#platform/http/limit-pipelining.server.ts';
import { keepAliveSeconds } from '#platform/http/prepared-head.server.ts';
import {
  MethodNotAllowed,
  Problem,
  problemDocument,
  problemHeaders,
  problemOf,
} from '#platform/http/problem.ts';
import { retryEncoded } from '#platform/http/raw-address.server.ts';
import { readQuery } from '#platform/http/read-query.ts';
import { type RefusalPage, rejectBytes, rejectHead } from '#platform/http/reject-request.server.ts';
import { may, type Right } from '#platform/http/rights.ts';
import { noSniff } from '#platform/http/security-headers.ts';
import type { StaticFiles } from '#platform/http/static-files.server.ts';
import { anonymous } from '#platform/http/viewer.ts';
import type { Log } from '#platform/log/log.server.ts';
import { apiFolder, type CallTable } from './calls/call-table.ts';
import type { AppContext } from './compose.ts';
import type { AnswerCached } from './http/answer-cached.ts';
import type { KeyOf } from './http/cache-key.ts';
import { corsHeaders, preflightRoutes } from './http/cors.ts';
import { toOriginForm } from './http/origin-form.ts';
import { redirectEncodedAddresses } from './http/redirect-encoded-addresses.ts';
import { createRequestLog, type RequestLog } from './http/request-log.ts';
import type { AnswerPayload } from './payload/answer-payload.ts';
import { isPayloadAddress } from './payload/payload-address.ts';
import { guardPreview, type PreviewGuard } from './preview/preview-routes.ts';
import type { PageRenderer } from './render/page-renderer.ts';
import { noClient, type PageTarget, pageTargetOf } from './render/page-target.ts';
import type { Visitor } from './render/register-page.ts';
import { serverWords } from './server-words.ts';
import type { LeavesCache, PageViewerOf, PersonOf, ViewerOf } from './viewer/viewer-of.ts';

export interface AppNeeds {
  context: AppContext;
  log: Log;
  cache: AnswerCache;
  keyOf: KeyOf;
  answerCached: AnswerCached;
  leavesCache: LeavesCache;
  viewerOf: ViewerOf;
  pageViewerOf: PageViewerOf;
  personOf: PersonOf;
  calls: CallTable;
  pages: PageRenderer;
  answerPayload: AnswerPayload;
  files: StaticFiles;
  /** Called for every answer that did not come from memory: route, status, seconds. */
  onRequest(route: string, status: number, seconds: number): void;
  /** Only the newsroom may see the sites. */
  isPreview: boolean;
  /** Proxy networks, besides loopback, whose `X-Forwarded-*` headers are trusted. */
  proxies: readonly string[];
  /** Adds the routes that are not pages. */
  routes(app: FastifyInstance): Promise<void>;
}

const serverSettings = {
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node.js would refuse it with an empty answer; `answerFromMemory` says what is missing.
  requireHostHeader: false,
  /**
   * A request without a body gets no stream that ends: this saves a fourteenth of the cost of an answer from memory.
   */
  optimizeEmptyRequests: true,
};

export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const checkPipelining = limitPipelining();
  const requestLog = createRequestLog(needs.log);
  const loggerInstance: FastifyBaseLogger = needs.log;
  const app = fastify({
    serverFactory: (handler) =>
      createServer(serverSettings, (request, response) => {
        const pipelining = checkPipelining(request, response);
        if (pipelining === 'ended') requestLog.refused({ why: 'sends requests without reading answers' });
        if (pipelining === 'fine') answerFromMemory(needs, request, response, handler);
      }),
    // `randomUUID` fetches random bytes in batches, which is cheaper than a few bytes per request.
    genReqId: () => randomUUID().slice(-12),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 1_048_576,
    // Only these proxies may name the client; any other client could forge the header, in any network [S39].
    trustProxy: ['loopback', ...needs.proxies],
    routerOptions: { maxParamLength: 2_000, querystringParser: readQuery },
    clientErrorHandler(error, socket) {
      if (retryEncoded(error, socket, app.server)) return;
      const page = needs.isPreview ? async () => null : refusalPage;
      rejectBytes(error, socket, (problem, requestId) => page(needs, problem, requestId))
        .then((problem) => {
          if (problem) requestLog.refused({ status: problem.status, why: error.code });
        })
        .catch((failure: unknown) => {
          needs.log.error({ err: failure }, 'the error page failed');
          socket.destroy();
        });
    },
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply, malformedAddressProblem(request)).catch((error: unknown) => {
        requestLog.errorPageFailed(request, error);
        request.raw.socket.destroy();
      }),
  });
  const methodsAt = createAllowedMethods(app);
  watchRequests(app, needs, requestLog);
  const previewGuard: PreviewGuard | null = needs.isPreview ? guardPreview(app, { ...needs, isCall }) : null;
  redirectEncodedAddresses(app);
  if (!needs.isPreview) preflightRoutes(app, needs.calls, methodsAt);
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<void> {
    if (isCall(request)) sendProblem(request, reply, problem);
    else if (!previewGuard?.isAnonymous(request))
      await sendErrorPage(request, reply, problem, (target) => needs.pages.renderError(target, problem));
    else if (problem.code === 'database-unavailable')
      await sendErrorPage(request, reply, problem, () => previewGuard.unavailablePage(request));
    else sendProblem(request, reply, problem);
  }
  async function sendErrorPage(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Problem,
    render: (target: PageTarget) => Promise<FinishedAnswer>,
  ): Promise<void> {
    reply.raw.setHeader('x-request-id', request.id);
    const page = await render(pageTargetOf(request)).catch((error: unknown) => {
      requestLog.errorPageFailed(request, error);
      return plainTextError(problem, request.id);
    });
    await needs.cache.fill(null, async () => page, request.raw, reply.raw);
    // Hijack only now: earlier failures are handled by the framework, so no client is left without an answer.
    reply.hijack();
  }
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) requestLog.failed(request, problem, error);
    await sendFailure(request, reply, problem);
  });
  function refuseMethod(request: FastifyRequest): never {
    const methods = methodsAt(request);
    throw new MethodNotAllowed(request.method, [
      ...new Set([...methodsOfPage(needs, request, methods), ...methods]),
    ]);
  }
  await needs.routes(app);
  app.get(`${apiFolder}*`, (request) => {
    refuseOtherMethods(request, methodsAt(request));
    throw new Problem('route-not-found', 'No call has this address.');
  });
  app.get('/*', async (request, reply) => {
    const viewer = await needs.pageViewerOf(request, reply.raw);
    const target = pageTargetOf(request, viewer);
    if (isPayloadAddress(target.path)) return needs.answerPayload(request, reply, target);
    const resolution = needs.pages.resolve(target);
    if (resolution.kind === 'notFound') refuseOtherMethods(request, methodsAt(request));
    if (resolution.kind === 'redirect') {
      // A redirect to a hidden story must reach no reader whose request arrives at the same time.
      const key = viewer.kind === 'newsroom' ? null : needs.keyOf(request.raw);
      await needs.cache.fill(key, () => redirectAnswer(needs, target, resolution), request.raw, reply.raw);
      reply.hijack();
      return;
    }
    const person = () => needs.personOf(request, reply.raw);
    await needs.answerCached(request, reply, () => needs.pages.render(target, resolution, { person }));
  });
  await app.register(async (forms) => formRoute(forms, needs, refuseMethod));
  app.setNotFoundHandler(refuseMethod);
  return app;
}

const readMethods = ['GET', 'HEAD'];

/** A GET route would have matched, unless the router refused the address: only other methods exist here. */
function refuseOtherMethods({ method }: FastifyRequest, methods: readonly string[]): void {
  if (methods.length > 0 && !methods.includes(method)) throw new MethodNotAllowed(method, methods);
}

/**
 * Pages have no routes of their own but follow the address grammar; addresses without a route get the error page.
 * @param ofRoutes Methods of the routes at the same address.
 */
function methodsOfPage(
  { pages }: AppNeeds,
  request: FastifyRequest,
  ofRoutes: readonly string[],
): readonly string[] {
  const resolution = pages.resolve(pageTargetOf(request));
  if (ofRoutes.length > 0 && resolution.kind === 'notFound') return [];
  return takesForm(resolution) ? [...readMethods, 'POST'] : readMethods;
}

function takesForm(resolution: Resolution): boolean {
  if (resolution.kind !== 'page') return false;
  const { page } = resolution.match;
  return page.audience === 'personal' && page.acceptsForms;
}

/** The right that files need at this address; null where nobody may send any. */
function rightForFiles(resolution: Resolution): Right | null {
  if (resolution.kind !== 'page') return null;
  const { page } = resolution.match;
  return page.audience === 'personal' ? page.filesFrom : null;
}

/** The longest form: an opinion of two pages, or all lists of a large publication. */
const formBytes = 32_768;
/** Two pictures of a campaign, each with twice the pixels of its size. */
const uploadBytes = 8_388_608;

/** The forms of personal pages, each at the address of its page. */
function formRoute(
  app: FastifyInstance,
  needs: AppNeeds,
  refuseMethod: (request: FastifyRequest) => never,
): void {
  acceptForms(app, formBytes);
  acceptUploads(app, uploadBytes, async (request, reply) => {
    const right = rightForFiles(needs.pages.resolve(pageTargetOf(request)));
    if (right === null) throw new Problem('request-invalid', 'This address takes no files.');
    const person = await needs.personOf(request, reply.raw);
    if (person !== null && may(person.viewer, right)) return;
    // The bytes are not read. The page leads to the sign-in: the session may have ended while the form was filled in.
    await answerForm(request, reply, () => ({
      person: async () => person,
      form: new URLSearchParams(),
      files: noFiles,
    }));
  });
  app.post('/*', (request, reply) =>
    answerForm(request, reply, () => ({
      person: () => needs.personOf(request, reply.raw),
      form: formIn(request),
      files: filesIn(request),
    })),
  );

  async function answerForm(
    request: FastifyRequest,
    reply: FastifyReply,
    visitorOf: () => Omit<Visitor, 'client'>,
  ): Promise<void> {
    const target = pageTargetOf(request);
    const resolution = needs.pages.resolve(target);
    if (!takesForm(resolution)) refuseMethod(request);
    const visitor = visitorOf();
    await needs.cache.fill(
      null,
      async () => ({ ...(await needs.pages.render(target, resolution, visitor)), dependencies: null }),
      request.raw,
      reply.raw,
    );
    reply.hijack();
  }
}

function answerFromMemory(
  needs: AppNeeds,
  request: IncomingMessage,
  response: ServerResponse,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  if (!hasOneValidHost(request.rawHeaders, request.httpVersion)) {
    rejectHead(response, 'The Host header is not the name of one host.');
    return;
  }
  if (!toOriginForm(request)) {
    rejectHead(response, 'The address does not name a host.');
    return;
  }
  if (request.url?.includes('#')) {
    rejectHead(response, 'An address that is requested has no fragment.');
    return;
  }
  const key = needs.leavesCache(request) ? null : needs.keyOf(request);
  if (key !== null && needs.cache.answer(key, request, response)) return;
  if (needs.files.answer(request.url ?? '', request, response)) return;
  handler(request, response);
}

/** The address of a hidden story is for the newsroom only, so the redirect must not be cached. */
async function redirectAnswer(
  { pages }: AppNeeds,
  target: PageTarget,
  resolution: Resolution,
): Promise<FinishedAnswer> {
  const redirect = await pages.render(target, resolution);
  return target.viewer.kind === 'newsroom' ? { ...redirect, dependencies: null } : redirect;
}

/** Calls get a failure as a problem document, readers as a page; neither is cached. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  // The failure may precede the hook that sets this header.
  reply.raw.setHeader('x-request-id', request.id);
  reply
    .code(problem.status)
    .headers(problemHeaders(problem))
    .header('cache-control', 'no-store')
    .headers(noSniff)
    .type('application/problem+json')
    .send(problemDocument(problem, request.id));
}

/** Plain-text answer for when rendering the error page fails. */
function plainTextError({ status }: Problem, requestId: string): FinishedAnswer {
  return {
    status,
    contentType: 'text/plain; charset=utf-8',
    body: `${serverWords.failed} (${requestId})`,
    dependencies: null,
  };
}

/** The request could not be parsed, so the main site renders the error page. */
async function refusalPage({ pages }: AppNeeds, problem: Problem, requestId: string): Promise<RefusalPage> {
  const target = { host: '', path: '/', query: '', client: noClient, viewer: anonymous, requestId };
  const page = await pages.renderError(target, problem);
  const body = Object.values(partsOf(page)).join('');
  return { headers: { ...page.headers, 'content-type': page.contentType }, body };
}

/** The address has invalid percent-encoding, so nothing can have it. */
function malformedAddressProblem(request: FastifyRequest): Problem {
  return isCall(request)
    ? new Problem('request-invalid', 'The address is not percent-encoded as addresses are.')
    : new Problem('route-not-found', `Page not found: ${request.raw.url}`);
}

function isCall(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  if (isApiRoute(request)) return true;
  if (request.headers['content-type']?.startsWith('application/json')) return true;
  return /^(\/kviz|\/fiok)?\/(api|kepek|felvetelek|builds|livescore)\//.test(path) || isPayloadAddress(path);
}

/** Hijacked answers run no framework hooks, so this listens to the end of the response itself. */
function watchRequests(app: FastifyInstance, needs: AppNeeds, requestLog: RequestLog): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    reply.raw.setHeader('x-request-id', request.id);
    for (const [name, value] of Object.entries(noSniff)) reply.raw.setHeader(name, value);
    const isPublic = !needs.isPreview && request.headers.authorization === undefined;
    const isReading = readMethods.includes(request.method);
    if (isPublic && isReading && needs.calls.isOpen(pageTargetOf(request).path))
      for (const [name, value] of Object.entries(corsHeaders)) reply.raw.setHeader(name, value);
    reply.raw.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499;
      needs.onRequest(request.routeOptions.url ?? 'none', status, seconds);
      requestLog.answered(request, status, seconds);
    });
  });
}
