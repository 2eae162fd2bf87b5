/**
 * The HTTP server: cached answers are sent before the framework sees the request; everything else goes through routes,
 * and every failure through one handler.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '#features/kit/public.ts';
import type { Resolution } from '#features/sites/public.ts';
import { may, type Right } from '#features/sites/public.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { MethodNotAllowed, Problem, problemOf } from '#platform/http/answers/problem.ts';
import { forAllOrigins, noSniff } from '#platform/http/answers/security-headers.ts';
import { type AllowedMethods, createAllowedMethods } from '#platform/http/requests/allowed-methods.ts';
import {
  acceptForms,
  acceptUploads,
  filesIn,
  formIn,
  noFiles,
} from '#platform/http/requests/forms.server.ts';
import { apiFolder, type CallTable } from './calls/call-table.ts';
import type { AppContext } from './compose.ts';
import type { AnswerCached } from './http/answer-cached.ts';
import { corsHeaders, preflightRoutes } from './http/cors.ts';
import { createFailureAnswers, isCall } from './http/failure-answers.ts';
import { type FrameworkNeeds, openFramework } from './http/open-framework.ts';
import { refuseOtherSites } from './http/other-sites.ts';
import { redirectEncodedAddresses } from './http/redirect-encoded-addresses.ts';
import { createRequestLog, type RequestLog } from './http/request-log.ts';
import type { NewsroomShell } from './newsroom/newsroom-shell.ts';
import type { AnswerPayload } from './payload/answer-payload.ts';
import { isPayloadAddress } from './payload/payload-address.ts';
import { guardPreview, type PreviewGuard } from './preview/preview-routes.ts';
import { type PageTarget, pageTargetOf } from './render/page-target.ts';
import type { PageViewerOf, PersonOf, ViewerOf } from './viewer/viewer-of.ts';

export interface AppNeeds extends FrameworkNeeds {
  context: AppContext;
  answerCached: AnswerCached;
  viewerOf: ViewerOf;
  pageViewerOf: PageViewerOf;
  personOf: PersonOf;
  calls: CallTable;
  answerPayload: AnswerPayload;
  newsroom: NewsroomShell;
  /** Called for every answer that did not come from memory: route, status, seconds. */
  onRequest(route: string, status: number, seconds: number): void;
  /** Adds the routes that are not pages. */
  routes(app: FastifyInstance): Promise<void>;
}

export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const requestLog = createRequestLog(needs.log);
  let previewGuard: PreviewGuard | null = null;
  const sendFailure = createFailureAnswers({ ...needs, requestLog, previewGuard: () => previewGuard });
  const app = openFramework(needs, requestLog, sendFailure);
  const methodsAt = createAllowedMethods(app);
  watchRequests(app, needs, requestLog);
  refuseOtherSites(app);
  if (needs.isPreview) previewGuard = guardPreview(app, { ...needs, isCall });
  redirectEncodedAddresses(app);
  if (!needs.isPreview) preflightRoutes(app, needs.calls, methodsAt);
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
  app.get('/*', (request, reply) => answerPage(needs, request, reply, methodsAt));
  await app.register((forms) => formRoute(forms, needs, refuseMethod));
  app.setNotFoundHandler(refuseMethod);
  return app;
}

/** Pages have no routes of their own: the address grammar decides. */
async function answerPage(
  needs: AppNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  methodsAt: AllowedMethods,
): Promise<unknown> {
  const viewer = await needs.pageViewerOf(request, reply.raw);
  const target = pageTargetOf(request, viewer);
  if (isPayloadAddress(target.path)) return needs.answerPayload(request, reply, target);
  const resolution = needs.pages.resolve(target);
  if (resolution.kind === 'notFound' && needs.newsroom.serves(target.path)) {
    await needs.newsroom.answer(request, reply);
    return reply;
  }
  // Where pages have the form of the address, only this one is missing; elsewhere the address may be that of a form.
  if (resolution.kind === 'notFound' && !resolution.isInvalid)
    refuseOtherMethods(request, methodsAt(request));
  if (resolution.kind === 'redirect') {
    // A redirect to a hidden story must reach no reader whose request arrives at the same time.
    const key = viewer.kind === 'newsroom' ? null : needs.keyOf(request.raw);
    await needs.cache.fill(key, () => redirectAnswer(needs, target, resolution), request.raw, reply.raw);
    reply.hijack();
    return undefined;
  }
  const person = () => needs.personOf(request, reply.raw);
  return needs.answerCached(request, reply, () => needs.pages.render(target, resolution, { person }));
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
/** A picture of a campaign with twice the pixels of its size. */
const uploadBytes = 8_388_608;

/** The forms of personal pages, each at the address of its page. */
async function formRoute(
  app: FastifyInstance,
  needs: AppNeeds,
  refuseMethod: (request: FastifyRequest) => never,
): Promise<void> {
  acceptForms(app, formBytes);
  await acceptUploads(app, uploadBytes, async (request, reply) => {
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

/** The address of a hidden story is for the newsroom only, so the redirect must not be cached. */
async function redirectAnswer(
  { pages }: AppNeeds,
  target: PageTarget,
  resolution: Resolution,
): Promise<FinishedAnswer> {
  const redirect = await pages.render(target, resolution);
  return target.viewer.kind === 'newsroom' ? { ...redirect, dependencies: null } : redirect;
}

/** Personal answers replace the second by their own. */
const headersOfAll = { ...noSniff, ...forAllOrigins };

/** Hijacked answers run no framework hooks, so this listens to the end of the response itself. */
function watchRequests(app: FastifyInstance, needs: AppNeeds, requestLog: RequestLog): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    reply.raw.setHeader('x-request-id', request.id);
    for (const [name, value] of Object.entries(headersOfAll)) reply.raw.setHeader(name, value);
    const isPublic = !needs.isPreview && request.headers.authorization === undefined;
    const isReading = readMethods.includes(request.method);
    if (isPublic && isReading && needs.calls.isOpen(pageTargetOf(request).path))
      for (const [name, value] of Object.entries(corsHeaders)) reply.raw.setHeader(name, value);
    reply.raw.once('close', () => {
      // It became a socket, which has no answer.
      if (request.ws && !reply.raw.headersSent) return;
      const seconds = (performance.now() - began) / 1000;
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499;
      needs.onRequest(request.routeOptions.url ?? 'none', status, seconds);
      requestLog.answered(request, status, seconds);
    });
  });
}
