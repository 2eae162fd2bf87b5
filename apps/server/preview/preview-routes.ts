/**
 * Preview mode: the papers are the newsroom's alone until they come out. Whoever has not signed in is sent to the login
 * page from every page, and refused by every call; nothing is kept for others, and no crawler may keep it either.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endedSession, sessionCookie } from '#features/accounts/public.server.ts';
import { loginPath, logoutPath, tokenField, wayBack } from '#features/accounts/public.ts';
import { createAddressLimit } from '#platform/http/address-limit.ts';
import type { AnswerCache, FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { formIn, isSecure, refuseOtherSites, takeForms } from '#platform/http/forms.server.ts';
import { databaseAway, Problem, problemHeaders } from '#platform/http/problem.ts';
import { askedIn } from '../asked-in.ts';
import type { House } from '../compose.ts';
import type { PageMaker } from '../make-page.ts';
import { loginForm } from './login-page.ts';
import { loginAddress, wayBackIn } from './way-back.ts';

export interface PreviewNeeds {
  house: House;
  pages: PageMaker;
  cache: AnswerCache;
  /** Whether a request expects data, which no login page can be. */
  isCall(request: FastifyRequest): boolean;
}

/** What anybody may ask: how the server is, and how to come in. */
const open = new Set(['/healthz', '/readyz', '/metrics', loginPath]);
const bodyLimit = 8_192;
/** Nobody guesses 256 random bits; this keeps who tries from keeping the database busy. */
const attempts = { most: 20, addresses: 10_000, whileMs: 60_000 };

/** What the login page says of a refusal, HTTP says as well. */
const refusals = {
  code: new Problem('token-invalid', 'This is no code of the newsroom.'),
  attempts: new Problem('too-many-requests', 'There were too many codes from here.', attempts.whileMs / 1000),
  away: databaseAway,
};

export interface PreviewDoor {
  /** Whether a request is from somebody who has not signed in: not even an error page may tell them what there is. */
  isStranger(request: FastifyRequest): boolean;
  /** What a reader sees of whom nobody can say now whether they signed in: the door, which remembers what they asked for. */
  away(request: FastifyRequest): Promise<FinishedAnswer>;
}

export function guardPreview(app: FastifyInstance, needs: PreviewNeeds): PreviewDoor {
  const admitted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-robots-tag', 'noindex');
    const path = request.url.split('?', 1)[0] ?? '/';
    if (open.has(path)) return;
    const { kind } = await needs.house.accounts.viewerOf(request.headers);
    if (kind === 'newsroom') {
      admitted.add(request);
      return;
    }
    if (needs.isCall(request))
      throw new Problem('login-required', 'This paper is not out yet: sign in first.');
    await leadTo(reply, 302, loginAddress(request.url));
  });
  app.addHook('onSend', async (_request, reply, body) => {
    // Pictures and the like are everybody's for ever on a paper that is out.
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.startsWith('public')) reply.header('cache-control', 'private, no-cache');
    return body;
  });
  app.register(async (inner) => addRoutes(inner, needs));
  return {
    isStranger: (request) => !admitted.has(request),
    away: (request) => showLogin(needs.pages, request, { to: askedFor(request), refusal: 'away' }),
  };
}

function addRoutes(app: FastifyInstance, { house, pages, cache }: PreviewNeeds): void {
  const mayTry = createAddressLimit(attempts);
  takeForms(app, bodyLimit);

  app.post(loginPath, async (request, reply) => {
    const form = formIn(request);
    const token = (form.get(tokenField) ?? '').trim();
    const to = wayBackIn(form);
    const isPatient = mayTry(request.ip, performance.now());
    const viewer = isPatient && (await house.accounts.viewerOf({ authorization: `Bearer ${token}` }));
    if (viewer && viewer.kind === 'newsroom') {
      reply.header('set-cookie', sessionCookie(token, isSecure(request)));
      return leadTo(reply, 303, to);
    }
    const refusal = isPatient ? 'code' : 'attempts';
    await cache.fill(null, () => showLogin(pages, request, { to, refusal }), request.raw, reply.raw);
    reply.hijack();
    return reply;
  });

  app.post(logoutPath, async (request, reply) => {
    refuseOtherSites(request);
    reply.header('set-cookie', endedSession(isSecure(request)));
    return leadTo(reply, 303, loginPath);
  });
}

async function showLogin(
  pages: PageMaker,
  request: FastifyRequest,
  form: { to: string; refusal: keyof typeof refusals },
): Promise<FinishedAnswer> {
  const asked = { ...askedIn(request, false), path: loginPath, query: '' };
  const page = await pages.show(asked, async (where) => loginForm(where, form));
  const headers = { ...page.headers, ...problemHeaders(refusals[form.refusal]) };
  return { ...page, headers, dependencies: null };
}

function askedFor(request: FastifyRequest): string {
  const [path, query = ''] = request.url.split(/\?(.*)/s, 2);
  if (path !== loginPath) return wayBackIn(new URLSearchParams({ [wayBack]: request.url }));
  return wayBackIn(request.method === 'POST' ? formIn(request) : new URLSearchParams(query));
}

function leadTo(reply: FastifyReply, status: 302 | 303, location: string): FastifyReply {
  return reply.code(status).headers({ location, 'cache-control': 'no-store' }).send();
}
