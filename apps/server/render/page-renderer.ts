/** Answers an address with a page: resolve, load from the features, render. Only here do failures become error pages. */
import type { Page } from '#apps/web/page.ts';
import type { PageRequest, PageResult, RegisteredPage, Visitor } from '#features/kit/public.ts';
import {
  anonymous,
  hostNameOf,
  type PageMatch,
  type PageTraits,
  type Resolution,
  resolveAddress,
} from '#features/sites/public.ts';
import { errorPage } from '#pages/error/error.page.ts';
import type { PagePreview } from '#pages/oembed/oembed.call.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { Problem, problemHeaders, problemOf } from '#platform/http/answers/problem.ts';
import type { BodyParts } from '#platform/http/requests/body-parts.server.ts';
import { noFiles } from '#platform/http/requests/forms.server.ts';
import type { AppContext } from '../compose.ts';
import { isAppQuery } from './app-mode.ts';
import { createFormerAddresses, type FormerAddresses } from './former-address.ts';
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
    visitor?: Partial<Omit<Visitor, 'client'>>,
  ): Promise<FinishedAnswer>;
  /** Renders a page that no address leads to. */
  renderResult<Data>(
    target: PageTarget,
    traits: PageTraits,
    load: (request: PageRequest) => Promise<PageResult<Data>>,
  ): Promise<FinishedAnswer>;
  /** The page for everybody at an address; null where there is none, and for pages of a person. */
  preview(target: PageTarget): Promise<PagePreview | null>;
  /** Renders the error page for any failure. */
  renderError(target: PageTarget, error: unknown): Promise<FinishedAnswer>;
}

type Page404 = Extract<PageResult<unknown>, { kind: 'nothing' }>;

export function createPageRenderer(
  context: AppContext,
  pages: readonly RegisteredPage<AppContext>[],
  renderPage: RenderPage,
): PageRenderer {
  const { edition } = context;
  const rendering: Rendering = { context, pages, renderPage, former: createFormerAddresses(context) };
  return {
    resolve: (target) => resolveAddress(edition, target.host, target.path, target.query),
    render: (target, resolution, visitor = {}) => render(rendering, target, resolution, visitor),
    async renderResult(target, traits, loadResult) {
      const request = requestOf(context, target, resolveAddress(edition, target.host, target.path, ''));
      const result = await loadResult(request);
      if (result.kind === 'nothing') throw new Problem(result.code, `Page not found: ${request.path}`);
      return finish(rendering, request, { traits, route: traits.route }, result);
    },
    preview: (target) => preview(rendering, target, 0),
    async renderError(target, error) {
      const everybodys = { ...target, viewer: anonymous };
      const resolution = resolveAddress(edition, target.host, target.path, '');
      const problem = problemOf(error);
      const failure = { problem, requestId: target.requestId, offersStories: false };
      const page = await renderFailure(rendering, requestOf(context, everybodys, resolution), failure);
      return { ...page, dependencies: null, headers: { ...page.headers, ...problemHeaders(problem) } };
    },
  };
}

const mostRedirects = 2;

async function preview(
  rendering: Rendering,
  target: PageTarget,
  redirects: number,
): Promise<PagePreview | null> {
  const { edition } = rendering.context;
  // Also of a redirect's target: an unknown host would have the pages of the main site.
  const name = hostNameOf(target.host);
  const isOurs = edition.frameHosts.includes(name) || edition.sites.some((one) => one.domains.includes(name));
  if (!isOurs) return null;
  const resolution = resolveAddress(edition, target.host, target.path, target.query);
  const match = resolution.kind === 'page' ? resolution.match : null;
  if (match?.page.audience === 'personal') return null;
  const request = requestOf(rendering.context, target, resolution);
  const visitor = { client: target.client, person: nobody, form: null, files: noFiles };
  const result = await resultOf(rendering, request, resolution, target, visitor);
  const moved = result.kind === 'nothing' ? await rendering.former.find(request, target, resolution) : null;
  const location = result.kind === 'redirect' ? result.location : moved?.location;
  if (location !== undefined && redirects < mostRedirects) {
    const { host, pathname, search } = new URL(location, `http://${target.host}`);
    return preview(rendering, { ...target, host, path: pathname, query: search.slice(1) }, redirects + 1);
  }
  if (result.kind !== 'page' || match === null) return null;
  const { head, language = 'hu' } = result;
  const { audience, isEmbeddable = false } = match.page;
  // The page of one client depends on more than its dependencies say.
  const dependencies = audience === 'everyone' ? result.dependencies : null;
  return { view: request.view, head, language, isEmbeddable, dependencies };
}

/** Shared by the rendering of all pages. */
interface Rendering {
  context: AppContext;
  pages: readonly RegisteredPage<AppContext>[];
  renderPage: RenderPage;
  former: FormerAddresses;
}

async function render(
  rendering: Rendering,
  target: PageTarget,
  resolution: Resolution,
  { person = nobody, form = null, files = noFiles }: Partial<Omit<Visitor, 'client'>>,
): Promise<FinishedAnswer> {
  const request = requestOf(rendering.context, target, resolution);
  const visitor = { client: target.client, person, form, files };
  const result = await resultOf(rendering, request, resolution, target, visitor);
  if (result.kind === 'nothing') return missing(rendering, request, target, resolution, result);
  const match = resolution.kind === 'page' ? resolution.match : null;
  const page = rendering.pages.find(({ traits }) => traits === match?.page);
  if (result.kind === 'redirect') {
    const redirect = redirectAnswer(request, result);
    // It may set a person's cookies, or depend on them.
    return page?.traits.audience === 'personal' ? { ...redirect, dependencies: null } : redirect;
  }
  if (!match || !page) throw new Error('a redirect does not end in a page');
  const route = match.path.route ?? match.page.route;
  return finish(rendering, request, { traits: page.traits, route }, result);
}

function requestOf(
  { edition, port }: AppContext,
  target: PageTarget,
  { site }: Pick<Resolution, 'site'>,
): PageRequest {
  const view = { edition, site, port };
  return {
    site,
    view,
    path: decoded(target.path),
    isInApp: isAppQuery(target.query),
    viewer: target.viewer,
  };
}

/** The answer of the page at an address; of a page that leads elsewhere the final address. */
async function resultOf(
  rendering: Rendering,
  request: PageRequest,
  resolution: Resolution,
  target: PageTarget,
  visitor: Visitor,
): Promise<PageResult<unknown>> {
  if (resolution.kind === 'notFound') return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
  if (resolution.kind === 'page') return load(rendering, request, resolution.match, visitor);
  const { status, location, target: match } = resolution;
  // A redirect is cached for everybody, so it never depends on a person.
  const isForAll = match?.page.audience !== 'personal';
  const answer = match && isForAll ? await load(rendering, request, match, visitor) : null;
  if (answer?.kind === 'redirect') return withQueryOf(location, answer);
  if (answer?.kind === 'nothing') return answer;
  // Addresses of other systems often end in a slash: these also redirect to the story in one hop.
  const moved = target.path.endsWith('/') ? await rendering.former.find(request, target, resolution) : null;
  if (moved) return { kind: 'redirect', status, ...moved };
  return { kind: 'redirect', status, location, dependencies: answer?.dependencies ?? [] };
}

function load(
  { context, pages }: Rendering,
  request: PageRequest,
  match: PageMatch,
  visitor: Visitor,
): Promise<PageResult<unknown>> {
  const page = pages.find(({ traits }) => traits === match.page);
  if (!page) throw new Error(`the page '${match.page.route}' is not registered`);
  return page.load(context, request, match, visitor);
}

async function missing(
  rendering: Rendering,
  request: PageRequest,
  target: PageTarget,
  resolution: Resolution,
  { code, dependencies }: Page404,
): Promise<FinishedAnswer> {
  const { former } = rendering;
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
  const page = await renderFailure(rendering, request, failure);
  return { ...page, dependencies: [...dependencies, ...(page.dependencies ?? [])] };
}

async function renderFailure(
  rendering: Rendering,
  request: PageRequest,
  failure: Parameters<typeof errorPage.load>[1]['failure'],
): Promise<FinishedAnswer> {
  const loadRequest = { ...request, row: undefined, params: {}, query: {}, cookie: null };
  const result = await errorPage.load(loadRequest, { failure, lists: rendering.context.lists });
  if (result.kind !== 'page') throw new Error('the error page is always a page');
  return finish(rendering, request, { traits: errorPage, route: errorPage.route }, result);
}

async function finish(
  { context, renderPage }: Rendering,
  request: PageRequest,
  { traits, route }: { traits: PageTraits; route: string },
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
