/**
 * A page of the program, defined in one place: its addresses, its parameters, its data and its view. The router, the
 * cache key, the payload of soft navigation, the sitemap, the styles and the list of pages that the tests visit are
 * derived from it. `docs/guides/add-a-page.md` shows how to write one.
 */

import type { z } from 'zod';
import {
  type CommonTraits,
  type Language,
  onceByEdition,
  type PageAudience,
  type PagePaths,
  type QuerySchema,
  type Site,
  type Viewpoint,
} from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { SitemapEntry } from '#platform/feeds/sitemap.ts';
import type { LoadRequest, PageResult } from './page-request.ts';
import type { PersonalPage } from './personal-page.ts';

export type PageDefinition<Row, Query extends QuerySchema, Needs, Data> = Exclude<
  PageAudience,
  { audience: 'personal' }
> &
  Omit<CommonTraits, 'at' | 'query'> & {
    at: PagePaths<Row> | null;
    query: Query;
    /** The page's addresses in the sitemap; none by default. */
    sitemap?: (scope: SitemapScope, needs: Needs) => Promise<PageSitemap>;
    load: (request: LoadRequest<Row, z.output<Query>>, needs: Needs) => Promise<PageResult<Data>>;
  };

/** The sites of one domain, which share a sitemap. */
export interface SitemapScope {
  view: Viewpoint;
  /** The first of the sites. */
  main: Site;
  /** Slugs. */
  sites: string[];
}

export interface PageSitemap {
  entries: SitemapEntry[];
  dependencies: Dependency[];
  /** Milliseconds until the entries change without a publication; never by default. */
  freshForMs?: number | null;
}

export function definePage<Row, Query extends QuerySchema, Needs, Data>(
  definition: PageDefinition<Row, Query, Needs, Data>,
): PageDefinition<Row, Query, Needs, Data> {
  return { ...definition, at: onceByEdition<Row, PagePaths<Row> | null>(definition.at) };
}

/** The context of every page's view. */
export interface Surroundings {
  site: Site;
  language: Language;
  /** Path as requested, without query. */
  path: string;
  /** Date of rendering in the site's time zone: `2024-06-14`. */
  today: string;
  /** Name of the native app's bridge inside the app; '' elsewhere [APP-01]. */
  app: string;
  /** SVG source of each site's wordmark, by site slug. */
  wordmarks: Readonly<Record<string, string>>;
}

/** The properties of the component that shows a page: `ViewProps<typeof exchangePage>`. */
export interface ViewProps<Page> {
  surroundings: Surroundings;
  data: DataOf<Page>;
}

export type DataOf<Page> =
  Page extends PageDefinition<infer _Row, infer _Query, infer _Needs, infer Data>
    ? Data
    : Page extends PersonalPage<infer _Row, infer _Query, infer _Needs, infer Data>
      ? Data
      : never;
