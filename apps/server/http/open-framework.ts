/** The framework with its HTTP server: what is cached is answered before the framework sees the request. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastify, {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { anonymous } from '#features/sites/public.ts';
import { type AnswerCache, partsOf } from '#platform/http/answers/answer-cache.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { StaticFiles } from '#platform/http/answers/static-files.server.ts';
import { limitPipelining } from '#platform/http/limits/limit-pipelining.server.ts';
import { hasOneValidHost } from '#platform/http/requests/host-header.ts';
import { retryEncoded } from '#platform/http/requests/raw-address.server.ts';
import { readQuery } from '#platform/http/requests/read-query.ts';
import { type RefusalPage, rejectBytes, rejectHead } from '#platform/http/requests/reject-request.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { liveSocketPath } from '../newsroom/live-socket-path.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { noClient } from '../render/page-target.ts';
import type { LeavesCache } from '../viewer/viewer-of.ts';
import type { KeyOf } from './cache-key.ts';
import { isCall, type SendFailure } from './failure-answers.ts';
import { toOriginForm } from './origin-form.ts';
import type { RequestLog } from './request-log.ts';
import type { ServiceHosts } from './service-hosts.ts';

export interface FrameworkNeeds {
  log: Log;
  cache: AnswerCache;
  keyOf: KeyOf;
  leavesCache: LeavesCache;
  hosts: ServiceHosts;
  files: StaticFiles;
  pages: PageRenderer;
  /** Only the newsroom may see the sites. */
  isPreview: boolean;
  /** Proxy networks, besides loopback, whose `X-Forwarded-*` headers are trusted. */
  proxies: readonly string[];
  /** Time after which a connection ends on which a request or an answer makes no progress. */
  stallMs: number;
}

const serverSettings = {
  // Longer than the minute of load balancers, which would otherwise write to a closed connection.
  keepAliveTimeout: 72_000,
  // Node.js would refuse it with an empty answer; `answerFromMemory` says what is missing.
  requireHostHeader: false,
  // Elsewhere the header is ignored, as HTTP allows: such requests are answered like any other.
  shouldUpgradeCallback: (request: IncomingMessage) =>
    request.headers.upgrade?.toLowerCase() === 'websocket' && pathOf(request) === liveSocketPath,
  /**
   * A request without a body gets no stream that ends: this saves a fourteenth of the cost of an answer from memory.
   */
  optimizeEmptyRequests: true,
};

export function openFramework(
  needs: FrameworkNeeds,
  requestLog: RequestLog,
  sendFailure: SendFailure,
): FastifyInstance {
  const checkPipelining = limitPipelining();
  const loggerInstance: FastifyBaseLogger = needs.log;
  const app = fastify({
    serverFactory(handler) {
      const server = createServer(serverSettings, (request, response) => {
        const pipelining = checkPipelining(request, response);
        if (pipelining === 'ended') requestLog.refused({ why: 'sends requests without reading answers' });
        if (pipelining === 'fine') answerFromMemory(needs, request, response, handler);
      });
      // Bytes in either direction are progress. Between two requests `keepAliveTimeout` replaces it.
      return server.setTimeout(needs.stallMs);
    },
    // `randomUUID` fetches random bytes in batches, which is cheaper than a few bytes per request.
    genReqId: () => randomUUID().slice(-12),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 1_048_576,
    // Only these proxies may name the client; any other client could forge the header, in any network [S39].
    trustProxy: ['loopback', ...needs.proxies],
    routerOptions: { maxParamLength: 2_000, querystringParser: readQuery },
    clientErrorHandler(error, socket) {
      if (!retryEncoded(error, socket, app.server)) refuseBytes(needs, requestLog, error, socket);
    },
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply, malformedAddressProblem(request)).catch((error: unknown) => {
        requestLog.errorPageFailed(request, error);
        request.raw.socket.destroy();
      }),
  });
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (!needs.hosts.serves(headers.host, pathOf(raw))) {
      done(new Problem('route-not-found', 'This host serves something else.'));
      return;
    }
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    // With a content type the framework would wait for the end of the stream that such a request does not get.
    if (!hasBody) delete headers['content-type'];
    // Emitted only while the body is incomplete; all other connections that stall are closed by Node.js.
    else raw.once('timeout', () => refuseStalledBody(needs, requestLog, raw, reply.raw));
    done();
  });
  return app;
}

function refuseStalledBody(
  needs: FrameworkNeeds,
  requestLog: RequestLog,
  { socket }: IncomingMessage,
  { headersSent }: ServerResponse,
): void {
  if (headersSent) socket.destroy();
  else refuseBytes(needs, requestLog, stalledBody, socket);
}

const stalledBody: ConnectionError = Object.assign(new Error('The body of a request stopped arriving.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
  bytesParsed: 0,
  rawPacket: { type: '', data: [] },
});

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function answerFromMemory(
  needs: FrameworkNeeds,
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
  // Neither an answer in memory nor a file may be on a host that serves something else.
  if (!needs.hosts.serves(request.headers.host, pathOf(request))) {
    handler(request, response);
    return;
  }
  const key = needs.leavesCache(request) ? null : needs.keyOf(request);
  if (key !== null && needs.cache.answer(key, request, response)) return;
  if (needs.files.answer(request.url ?? '', request, response)) return;
  handler(request, response);
}

/** Answers bytes that are no request. */
function refuseBytes(
  needs: FrameworkNeeds,
  requestLog: RequestLog,
  error: ConnectionError,
  socket: Socket,
): void {
  const page = needs.isPreview ? async () => null : refusalPage;
  rejectBytes(error, socket, (problem, requestId) => page(needs, problem, requestId))
    .then((problem) => {
      if (problem) requestLog.refused({ status: problem.status, why: error.code });
    })
    .catch((failure: unknown) => {
      needs.log.error({ err: failure }, 'the error page failed');
      socket.destroy();
    });
}

/** The request could not be parsed, so the main site renders the error page. */
async function refusalPage(
  { pages }: FrameworkNeeds,
  problem: Problem,
  requestId: string,
): Promise<RefusalPage> {
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
