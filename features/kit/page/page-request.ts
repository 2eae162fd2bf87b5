/** The input and output of a page's `load`: the answer is a function of the parsed input and of nothing else. */

import type {
  Anonymous,
  HeroType,
  Language,
  NewsroomViewer,
  Site,
  Viewpoint,
} from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { ProblemCode } from '#platform/http/answers/problem.ts';
import type { Head } from './page-head.ts';

/** A request at any address, even one without a page. */
export interface PageRequest {
  site: Site;
  view: Viewpoint;
  /** Decoded, without query. */
  path: string;
  /** Requested by the native app [APP-01]. */
  isInApp: boolean;
  /** A page for everyone never knows which reader requested it, so no reader's data can get into a shared answer. */
  viewer: Anonymous | NewsroomViewer;
}

/** A request of a page, with the row of the matching path and its parsed parameters. */
export interface LoadRequest<Row, Query> extends PageRequest {
  row: Row;
  params: Readonly<Record<string, string>>;
  query: Query;
  /** The value of the cookie that makes the page one reader's; null on all other pages. */
  cookie: string | null;
}

/** Properties of the document around the view. */
export interface DocumentTraits {
  /** Name of the route if it differs from that of the path. */
  route?: string;
  /** The opening element, which decides how the header looks and scrolls [SCRL-06] [SCRL-08]. */
  hero?: HeroType;
  /** The colour mode that the page forces on every reader [COL-02]. */
  colorScheme?: 'light' | 'dark' | null;
  /** Class of the body. */
  colorClass?: string;
  /** Navigation from another page scrolls to the element with this id. */
  scrollsTo?: string;
  /** The page uses italics throughout, so that they are preloaded on narrow screens, too. */
  hasItalics?: boolean;
  /** Names of the parts of this page, files `…Part.tsx`, that have a stylesheet of their own. */
  parts?: readonly string[];
}

export type PageResult<Data> = { dependencies: Dependency[] } & (
  | {
      kind: 'page';
      /** 200 by default. */
      status?: number;
      head: Head;
      data: Data;
      /** Another component than the page's own one. */
      view?: string;
      traits?: DocumentTraits;
      /** Hungarian by default. */
      language?: Language;
      /** Milliseconds until the page changes without a publication. */
      freshForMs?: number | null;
      /** Unlimited addresses of this kind exist: cached apart, so that they displace no page. */
      store?: 'pages' | 'apart';
      /** Other origins to which the forms of a personal page lead. */
      formActions?: readonly string[];
    }
  | {
      kind: 'redirect';
      /** 303 only after a form. */
      status: 301 | 302 | 303;
      location: string;
      /** Values of `Set-Cookie` headers, of personal pages only. */
      cookies?: readonly string[];
      /** The request's query is appended to the location [REDIR-10]. */
      takesQuery?: boolean;
    }
  /** There is nothing at this address until one of the dependencies changes. */
  | { kind: 'nothing'; code: ProblemCode }
);
