/** Answers an address with a page: resolve, load from the features, render. Only here do failures become error pages. */
import type { Page } from '#apps/web/page.ts';
import {
  type PageMatch,
  type PageRequest,
  type PageResult,
  type PageTraits,
  type Resolution,
  resolveAddress,
} from '#features/sites/public.ts';
import { errorPage } from '#pages/error/error.page.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import type { BodyParts } from '#platform/http/body-parts.server.ts';
import { Problem, problemHeaders, problemOf } from '#platform/http/problem.ts';
import { anonymous } from '#platform/http/viewer.ts';
import { isAppQuery } from '../app-mode.ts';
import type { AppContext } from '../compose.ts';
import type { RegisteredPage, Visitor } from '../register-page.ts';
import { createFormerAddresses } from './former-address.ts';
import { pageOf } from './page-of.ts';
import type { PageTarget } from './page-target.ts';
import { redirectAnswer } from './redirect-answer.ts';

/** Renders a page as HTML, in parts. */
export type RenderPage = (page: Page) => BodyParts;

export interface PageRenderer {
  /** To be called once per request. A redirect includes the query, so it is valid for this request only. */
  resolve(target: PageTarget): Resolution;
  render(
    target: PageTarget,
    resolution: Resolution,
    /** For personal pages. */
    visitor?: Partial<Pick<Visitor, 'person' | 'form'>>,
  ): Promise<FinishedAnswer>;
  /** Renders a page that no address leads to. */
  renderResult<Data>(
    target: PageTarget,
    traits: PageTraits,
    load: (request: PageRequest) => Promise<PageResult<Data>>,
  ): Promise<FinishedAnswer>;
  /** Renders the error page for any failure. */
  renderError(target: PageTarget, error: unknown): Promise<FinishedAnswer>;
}

type Page404 = Extract<PageResult<unknown>, { kind: 'nothing' }>;

export function createPageRenderer(
  context: AppContext,
  pages: readonly RegisteredPage[],
  renderPage: RenderPage,
): PageRenderer {
  const { edition, port } = context;
  const former = createFormerAddresses(context);

  function requestOf(target: PageTarget, { site }: Pick<Resolution, 'site'>): PageRequest {
    const view = { edition, site, port };
    return {
      ...{ site, view, path: decoded(target.path) },
      isInApp: isAppQuery(target.query),
      viewer: target.viewer,
    };
  }

  function load(request: PageRequest, match: PageMatch, visitor: Visitor): Promise<PageResult<unknown>> {
    const page = pages.find(({ traits }) => traits === match.page);
    if (!page) throw new Error(`the page '${match.page.route}' is not registered`);
    return page.load(context, request, match, visitor);
  }

  async function finish(
    request: PageRequest,
    traits: PageTraits,
    route: string,
    result: Exclude<PageResult<unknown>, Page404>,
  ): Promise<FinishedAnswer> {
    if (result.kind === 'redirect') return redirectAnswer(request, result);
    const { page, dependencies } = await pageOf(context, request, { traits, route, result });
    const { freshForMs = null, store = 'pages' } = result;
    return {
      status: page.status,
      contentType: 'text/html; charset=utf-8',
      body: renderPage(page),
      headers: {
        ...context.pageHeaders(request.site, { ...traits, formActions: result.formActions ?? [] }),
        ...(traits.audience === 'personal' ? { 'referrer-policy': 'same-origin' } : {}),
      },
      dependencies: traits.audience === 'everyone' ? dependencies : null,
      ...(freshForMs === null ? {} : { freshForMs }),
      ...(store === 'apart' ? { isCachedSeparately: true } : {}),
    };
  }

  /** The answer of the page at an address; of a page that leads elsewhere the final address. */
  async function resultOf(
    request: PageRequest,
    resolution: Resolution,
    target: PageTarget,
    visitor: Visitor,
  ): Promise<PageResult<unknown>> {
    if (resolution.kind === 'notFound') return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
    if (resolution.kind === 'page') return load(request, resolution.match, visitor);
    const { status, location, target: match } = resolution;
    // A redirect is cached for everybody, so it never depends on a person.
    const isForAll = match?.page.audience !== 'personal';
    const answer = match && isForAll ? await load(request, match, visitor) : null;
    if (answer?.kind === 'redirect') return withQueryOf(location, answer);
    if (answer?.kind === 'nothing') return answer;
    // Addresses of other systems often end in a slash: these also redirect to the story in one hop.
    const moved = target.path.endsWith('/') ? await former.find(request, target, resolution) : null;
    if (moved) return { kind: 'redirect', status, ...moved };
    return { kind: 'redirect', status, location, dependencies: answer?.dependencies ?? [] };
  }

  async function missing(
    request: PageRequest,
    target: PageTarget,
    resolution: Resolution,
    { code, dependencies }: Page404,
  ): Promise<FinishedAnswer> {
    const moved = await former.find(request, target, resolution);
    if (moved) return redirectAnswer(request, { status: 301, ...moved });
    // A legacy address redirects even if its story was not imported.
    if (resolution.kind === 'redirect' && resolution.isLegacy)
      return redirectAnswer(request, { ...resolution, dependencies });
    const detail =
      resolution.kind === 'notFound'
        ? resolution.message
        : `Page not found: ${request.path}${former.queryOf(resolution)}`;
    const failure = { problem: new Problem(code, detail), requestId: '', offersStories: true };
    const page = await renderFailure(request, failure);
    return { ...page, dependencies: [...dependencies, ...(page.dependencies ?? [])] };
  }

  async function renderFailure(
    request: PageRequest,
    failure: Parameters<typeof errorPage.load>[1]['failure'],
  ): Promise<FinishedAnswer> {
    const loadRequest = { ...request, row: undefined, params: {}, query: {}, cookie: null };
    const result = await errorPage.load(loadRequest, { failure, lists: context.lists });
    if (result.kind !== 'page') throw new Error('the error page is always a page');
    return finish(request, errorPage, errorPage.route, result);
  }

  return {
    resolve: (target) => resolveAddress(edition, target.host, target.path, target.query),
    async render(target, resolution, { person = nobody, form = null } = {}) {
      const request = requestOf(target, resolution);
      const result = await resultOf(request, resolution, target, { client: target.client, person, form });
      if (result.kind === 'nothing') return missing(request, target, resolution, result);
      const match = resolution.kind === 'page' ? resolution.match : null;
      const page = pages.find(({ traits }) => traits === match?.page);
      if (result.kind === 'redirect') {
        const redirect = redirectAnswer(request, result);
        // It may set a person's cookies, or depend on them.
        return page?.traits.audience === 'personal' ? { ...redirect, dependencies: null } : redirect;
      }
      if (!match || !page) throw new Error('a redirect does not end in a page');
      return finish(request, page.traits, match.path.route ?? match.page.route, result);
    },
    async renderResult(target, traits, loadResult) {
      const request = requestOf(target, resolveAddress(edition, target.host, target.path, ''));
      const result = await loadResult(request);
      if (result.kind === 'nothing') throw new Problem(result.code, `Page not found: ${request.path}`);
      return finish(request, traits, traits.route, result);
    },
    async renderError(target, error) {
      const everybodys = { ...target, viewer: anonymous };
      const request = requestOf(everybodys, resolveAddress(edition, target.host, target.path, ''));
      const problem = problemOf(error);
      const failure = { problem, requestId: target.requestId, offersStories: false };
      const page = await renderFailure(request, failure);
      return { ...page, dependencies: null, headers: { ...page.headers, ...problemHeaders(problem) } };
    },
  };
}

async function nobody(): Promise<null> {
  return null;
}

type Redirect = Extract<PageResult<unknown>, { kind: 'redirect' }>;

/** Appends the query of the request to the location of a redirect that takes it. */
function withQueryOf(url: string, { takesQuery = false, location, ...rest }: Redirect): Redirect {
  const [, query = ''] = url.split(/(\?.*)/s, 2);
  return { ...rest, location: takesQuery ? location + query : location };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Only shown on the error page; the resolver has already refused it.
    return path;
  }
}
