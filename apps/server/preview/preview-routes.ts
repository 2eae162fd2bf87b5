/**
 * Preview mode: only the newsroom may see the sites before publication. Anonymous page requests are redirected to the
 * login page and calls are refused; nothing is cached, and crawlers may not index anything.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expiredSessionCookies, loginPage, unavailableLogin } from '#features/accounts/public.server.ts';
import {
  loginAddress,
  loginPath,
  logoutPath,
  newsroomEntrances,
  returnParameter,
  returnPathIn,
} from '#features/accounts/public.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { databaseUnavailable, Problem, problemHeaders } from '#platform/http/answers/problem.ts';
import { acceptForms, isSecure } from '#platform/http/requests/forms.server.ts';
import { ownPath } from '#platform/http/requests/own-path.ts';
import type { AppContext } from '../compose.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { pageTargetOf } from '../render/page-target.ts';
import type { PersonOf, ViewerOf } from '../viewer/viewer-of.ts';

export interface PreviewNeeds {
  context: AppContext;
  pages: PageRenderer;
  viewerOf: ViewerOf;
  personOf: PersonOf;
  /** Whether a request expects data, for which a login page is no answer. */
  isCall(request: FastifyRequest): boolean;
}

/** Calls with which the newsroom signs in; they reveal nothing. */
const entranceCalls = [
  '/api/login',
  '/api/login/otp/verify',
  '/api/login/google/check',
  '/api/token/refresh',
];
/** Paths open to everyone: health probes, and the pages with which the newsroom signs in. */
const publicPaths = new Set(['/healthz', '/readyz', loginPath, ...newsroomEntrances, ...entranceCalls]);
export interface PreviewGuard {
  /** Whether the client has not signed in: not even an error page may reveal content to it. */
  isAnonymous(request: FastifyRequest): boolean;
  /** The login page shown while the database cannot check sessions; it preserves the requested address. */
  unavailablePage(request: FastifyRequest): Promise<FinishedAnswer>;
}

export function guardPreview(app: FastifyInstance, needs: PreviewNeeds): PreviewGuard {
  const signedIn = new WeakSet<FastifyRequest>();

  /** Whether the access token of a member’s session had ended, and there is a new one. */
  async function hasRefreshed(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const person = await needs.personOf(request, reply.raw);
    return person?.viewer.kind === 'newsroom';
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-robots-tag', 'noindex');
    const path = request.url.split('?', 1)[0] ?? '/';
    if (publicPaths.has(path)) return;
    const { kind } = await needs.viewerOf(request);
    if (kind === 'newsroom') {
      signedIn.add(request);
      return;
    }
    const isPage = request.method === 'GET' && !needs.isCall(request);
    if (await hasRefreshed(request, reply)) {
      signedIn.add(request);
      // A page is requested again with the new cookies, as it depends on who sees it.
      return isPage ? void (await sendRedirect(reply, 302, ownPath(request.url) || '/')) : undefined;
    }
    if (needs.isCall(request))
      throw new Problem('login-required', 'This edition is not published yet: sign in first.');
    await sendRedirect(reply, 302, loginAddress(request.url));
  });
  app.addHook('onSend', async (_request, reply, body) => {
    // On published sites, pictures and the like are public and immutable.
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.startsWith('public')) reply.header('cache-control', 'private, no-cache');
    return body;
  });
  app.register(async (inner) => addRoutes(inner, needs));
  return {
    isAnonymous: (request) => !signedIn.has(request),
    unavailablePage: (request) => showLogin(needs.pages, request, returnPathOfRequest(request)),
  };
}

function addRoutes(app: FastifyInstance, { context }: PreviewNeeds): void {
  // The form of the button has no field.
  acceptForms(app, 256);
  app.post(logoutPath, async (request, reply) => {
    await context.accounts.signOut(request.headers.cookie ?? '');
    reply.header('set-cookie', expiredSessionCookies(isSecure(request)));
    return sendRedirect(reply, 303, loginPath);
  });
}

async function showLogin(pages: PageRenderer, request: FastifyRequest, to: string): Promise<FinishedAnswer> {
  const target = { ...pageTargetOf(request), path: loginPath, query: '' };
  const page = await pages.renderResult(target, loginPage, async (where) => unavailableLogin(where, to));
  return {
    ...page,
    headers: { ...page.headers, ...problemHeaders(databaseUnavailable) },
    dependencies: null,
  };
}

function returnPathOfRequest(request: FastifyRequest): string {
  const [path, query = ''] = request.url.split(/\?(.*)/s, 2);
  if (path !== loginPath) return returnPathIn(new URLSearchParams({ [returnParameter]: request.url }));
  return returnPathIn(new URLSearchParams(query));
}

function sendRedirect(reply: FastifyReply, status: 302 | 303, location: string): FastifyReply {
  return reply.code(status).headers({ location, 'cache-control': 'no-store' }).send();
}
