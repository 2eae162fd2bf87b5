/** Makes pages of all kinds alike for the router: only here do the types of their rows and parameters disappear. */

import type { SignedInUser } from '#features/sites/public.ts';
import {
  type Edition,
  type PageMatch,
  type PagePath,
  type PageTraits,
  parseQuery,
  pathsOf,
  type QuerySchema,
} from '#features/sites/public.ts';
import type { PageDefinition, PageSitemap, SitemapScope } from './define-page.ts';
import type { PageRequest, PageResult } from './page-request.ts';
import type { PageClient, PersonalPage, PersonalResult } from './personal-page.ts';

/** `Needs` is what the page needs of the program; code that only reads its traits need not name it. */
export interface RegisteredPage<Needs = never> {
  traits: PageTraits;
  load: (
    context: Needs & { edition: Edition },
    request: PageRequest,
    match: PageMatch,
    visitor: Visitor,
  ) => Promise<PageResult<unknown>>;
  /** Null for a page that is in no sitemap. */
  sitemap: (context: Needs, scope: SitemapScope) => Promise<PageSitemap | null>;
}

/** The client of a request: a page for everyone learns nothing of it, one with a cookie of its own only that. */
export interface Visitor {
  client: PageClient;
  /** The person who is signed in, by a query; null for anonymous clients. */
  person(): Promise<SignedInUser | null>;
  /** The form that the client has sent; null for a request of the page. */
  form: URLSearchParams | null;
  /** Files of the form, by the names of their fields. */
  files: ReadonlyMap<string, Uint8Array>;
}

export function registerPage<Row, Query extends QuerySchema, Needs, Data>(
  definition: PageDefinition<Row, Query, Needs, Data>,
): RegisteredPage<Needs> {
  return {
    traits: definition,
    async load(context, request, match, { client }) {
      const { params, search } = match;
      const { row } = pathOf(definition, context, match);
      const query = parseQuery(definition.query, search);
      const cookie = definition.ownCookie?.(client.cookies) ?? null;
      return definition.load({ ...request, row, params, query, cookie }, context);
    },
    sitemap: async (context, scope) => definition.sitemap?.(scope, context) ?? null,
  };
}

export function registerPersonalPage<Row, Query extends QuerySchema, Needs, Data>(
  definition: PersonalPage<Row, Query, Needs, Data>,
): RegisteredPage<Needs> {
  return {
    traits: definition,
    async load(context, request, match, visitor) {
      const { params, search } = match;
      const { viewer: _viewer, ...rest } = request;
      const personal = {
        ...rest,
        params,
        row: pathOf(definition, context, match).row,
        query: parseQuery(definition.query, search),
        person: await visitor.person(),
        client: visitor.client,
        files: visitor.files,
      };
      const { form } = visitor;
      const result =
        form !== null && definition.submit
          ? await definition.submit(personal, form, context)
          : await definition.load(personal, context);
      return unstored(result);
    },
    sitemap: async () => null,
  };
}

function pathOf<Row>(
  traits: Pick<PageTraits, 'route'> & { at: PageDefinition<Row, QuerySchema, never, unknown>['at'] },
  { edition }: { edition: Edition },
  match: PageMatch,
): PagePath<Row> {
  const path = pathsOf(traits, edition).find((one) => one === match.path);
  if (!path) throw new Error(`the page '${traits.route}' has no path ${match.path.pattern}`);
  return path;
}

/** Nothing of it is stored, so it depends on nothing. */
function unstored<Data>(result: PersonalResult<Data>): PageResult<Data> {
  return { ...result, dependencies: [] };
}
