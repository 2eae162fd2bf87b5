/** One address → one finished answer: resolve, ask the rooms, draw. Failures become error pages here and nowhere else. */
import type { Page } from '#apps/web/page-data.ts';
import { type Resolution, resolveAddress, type Site } from '#features/sites/public.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import { problemHeaders, problemOf } from '#platform/http/problem.ts';
import { asksForApp, keptInApp } from './app-mode.ts';
import type { House } from './compose.ts';
import { articlePage } from './pages/article-page.ts';
import { errorPage } from './pages/error-page.ts';
import { latestOf } from './pages/latest-of.ts';
import { NothingHere } from './pages/nothing-here.ts';
import { pageOfAddress } from './pages/page-of-address.ts';
import type { PageAnswer, PageRequest } from './pages/page-request.ts';

export interface Asked {
  host: string;
  /** Raw path, percent-encoded. */
  path: string;
  /** Raw query without the question mark. */
  query: string;
  isNewsroom: boolean;
  requestId: string;
}

/** The page in pieces. */
export type Draw = (page: Page) => Piece[];

export interface PageMaker {
  /** Once a request. Where it leads elsewhere its query goes along, so that answer is for this request alone. */
  resolve(asked: Asked): Resolution;
  make(asked: Asked, resolution: Resolution): Promise<FinishedAnswer>;
  /** A page whose address is not of the papers' grammar. */
  show(asked: Asked, page: (request: PageRequest) => Promise<PageAnswer>): Promise<FinishedAnswer>;
  /** The error page for a failure that happened anywhere. */
  fail(asked: Asked, error: unknown): Promise<FinishedAnswer>;
}

export function createPageMaker(house: House, draw: Draw): PageMaker {
  return {
    resolve: (asked) => resolveAddress(house.edition, asked.host, asked.path, asked.query),
    async make(asked, resolution) {
      const request = requestOf(house, resolution.site, asked);
      try {
        return finish(draw, request, await answerOf(request, resolution, asked));
      } catch (error) {
        if (!(error instanceof NothingHere)) throw error;
        const former = formerAddress(asked);
        const moved = former !== null && (await house.imports.movedTo(request.view, former));
        if (moved)
          return finish(draw, request, { kind: 'redirect', status: 301, ...straight(request, moved) });
        // An old address leads on, whether its story has come along or not.
        if (resolution.kind === 'redirect' && resolution.isLegacy)
          return finish(draw, request, { ...resolution, dependencies: error.dependencies });
        return nothingHere(draw, request, error);
      }
    },
    async show(asked, page) {
      const { site } = resolveAddress(house.edition, asked.host, asked.path, '');
      const request = requestOf(house, site, asked);
      return finish(draw, request, await page(request));
    },
    async fail(asked, error) {
      const { site } = resolveAddress(house.edition, asked.host, asked.path, '');
      const problem = problemOf(error);
      const request = requestOf(house, site, asked);
      const answer = errorPage(request, problem, asked.requestId, []);
      const headers = { ...house.pageHeaders, ...problemHeaders(problem) };
      return { ...finish(draw, request, answer), dependencies: null, headers };
    },
  };
}

async function answerOf(request: PageRequest, resolution: Resolution, asked: Asked): Promise<PageAnswer> {
  const post = postNumber(asked);
  // Another system's addresses often end in a slash: they too lead to the story in one hop.
  const former = asked.path.endsWith('/') ? formerAddress(asked) : null;
  if (resolution.kind === 'redirect') return redirectOf(request, resolution, former);
  if (resolution.kind === 'notFound') throw new NothingHere('route-not-found', resolution.message, []);
  // On a front page the number is the address of an imported story, and nothing else.
  if (resolution.address.route === 'index' && post !== null)
    throw new NothingHere('article-not-found', `Page not found: ${request.path}?p=${post}`, []);
  return pageOfAddress(request, resolution.address);
}

async function redirectOf(
  request: PageRequest,
  { status, location, story }: Extract<Resolution, { kind: 'redirect' }>,
  former: string | null,
): Promise<PageAnswer> {
  const answer = story && (await articlePage(request, story));
  if (answer?.kind !== 'redirect') {
    const moved = former !== null && (await request.house.imports.movedTo(request.view, former));
    const target = moved ? straight(request, moved) : { location, dependencies: [] };
    return { kind: 'redirect', status, ...target };
  }
  if (!answer.takesQuery) return answer;
  const [, query = ''] = location.split(/(\?.*)/s, 2);
  const { dependencies } = answer;
  return { kind: 'redirect', status: answer.status, location: answer.location + query, dependencies };
}

/** An imported page may have an address of its own now: nobody is sent there in two hops [S04]. */
function straight<Target extends { location: string }>({ house, site }: PageRequest, target: Target): Target {
  const [path = '', query = ''] = target.location.split(/\?(.*)/s, 2);
  const there = resolveAddress(house.edition, site.domains[0] ?? '', path, query);
  return there.kind === 'redirect' ? { ...target, location: there.location } : target;
}

async function nothingHere(draw: Draw, request: PageRequest, problem: NothingHere): Promise<FinishedAnswer> {
  const latest = await latestOf(request);
  // Kept for everybody, so it names no request.
  const answer = errorPage(request, problem, '', latest.articles);
  return {
    ...finish(draw, request, answer),
    dependencies: [...problem.dependencies, ...latest.dependencies],
  };
}

function requestOf(house: House, site: Site, asked: Asked): PageRequest {
  const view = { edition: house.edition, site, port: house.port };
  const { isNewsroom, query } = asked;
  return { house, site, view, path: decoded(asked.path), isInApp: asksForApp(query), isNewsroom };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Shown on the error page only; the resolver has refused it already.
    return path;
  }
}

/** What an imported story may once have been found under. Null for what nobody wrote. */
function formerAddress({ path, query }: Asked): string | null {
  return encodedControl.test(path) ? null : `${path}?${query}`;
}

/** The database's text cannot hold all of these. */
const encodedControl = /%(?:[01][\da-f]|7f)/i;

function postNumber(asked: Asked): string | null {
  const query = new URLSearchParams(asked.query);
  const post = query.get('p') ?? query.get('page_id');
  return post !== null && /^\d{1,12}$/.test(post) ? post : null;
}

function finish(draw: Draw, request: PageRequest, answer: PageAnswer): FinishedAnswer {
  if (answer.kind === 'redirect') {
    const { takesQuery = false } = answer;
    const location = request.isInApp && !takesQuery ? keptInApp(answer.location) : answer.location;
    return {
      status: answer.status,
      contentType: 'text/plain; charset=utf-8',
      body: '',
      headers: { location: encodedLocation(location) },
      dependencies: answer.dependencies,
      takesQuery,
    };
  }
  return {
    status: answer.page.status,
    contentType: 'text/html; charset=utf-8',
    body: draw(answer.page),
    headers: request.house.pageHeaders,
    dependencies: answer.dependencies,
    ...(answer.freshForMs === undefined ? {} : { freshForMs: answer.freshForMs }),
    ...(answer.isKeptApart === undefined ? {} : { isKeptApart: answer.isKeptApart }),
  };
}

/** What is encoded stays as it is; what no header may hold is encoded now. */
function encodedLocation(location: string): string {
  return location.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
