/** Answers of requests that failed: calls get a problem document, readers a page; neither is cached. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { type Problem, problemDocument, problemHeaders } from '#platform/http/answers/problem.ts';
import { noSniff, personalDataHeaders } from '#platform/http/answers/security-headers.ts';
import { isApiRoute } from '#platform/http/api-route.ts';
import { isPayloadAddress } from '../payload/payload-address.ts';
import type { PreviewGuard } from '../preview/preview-routes.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { type PageTarget, pageTargetOf } from '../render/page-target.ts';
import { serverWords } from '../server-words.ts';
import type { RequestLog } from './request-log.ts';
import type { ServiceHosts } from './service-hosts.ts';

export interface FailureNeeds {
  pages: PageRenderer;
  cache: AnswerCache;
  requestLog: RequestLog;
  hosts: ServiceHosts;
  /** Null where everybody may see the sites. */
  previewGuard(): PreviewGuard | null;
}

export type SendFailure = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => Promise<void>;

export function createFailureAnswers({
  pages,
  cache,
  requestLog,
  hosts,
  previewGuard,
}: FailureNeeds): SendFailure {
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
    await cache.fill(null, async () => page, request.raw, reply.raw);
    // Hijack only now: earlier failures are handled by the framework, so no client is left without an answer.
    reply.hijack();
  }

  return async (request, reply, problem) => {
    const guard = previewGuard();
    if (isCall(request) || hosts.isForPrograms(request.headers.host)) sendProblem(request, reply, problem);
    else if (!guard?.isAnonymous(request))
      await sendErrorPage(request, reply, problem, (target) => pages.renderError(target, problem));
    else if (problem.code === 'database-unavailable')
      await sendErrorPage(request, reply, problem, () => guard.unavailablePage(request));
    else sendProblem(request, reply, problem);
  };
}

/** Whether a request expects data, for which a page is no answer. */
export function isCall(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  if (isApiRoute(request)) return true;
  if (request.headers['content-type']?.startsWith('application/json')) return true;
  return (
    /^(\/kviz|\/fiok)?\/(api|kepek|felvetelek|fajlok|builds|livescore)\//.test(path) || isPayloadAddress(path)
  );
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  // The failure may precede the hook that sets this header.
  reply.raw.setHeader('x-request-id', request.id);
  reply
    .code(problem.status)
    .headers(problemHeaders(problem))
    .header('cache-control', 'no-store')
    .headers({ ...noSniff, ...personalDataHeaders })
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
