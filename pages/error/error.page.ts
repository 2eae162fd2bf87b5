/** The error page, for every failure that a reader can see [ERR-04] [ERR-05] [ERR-06]. */
import type { StoryCard } from '#features/content/public.ts';
import { definePage, headOfPage } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { noQuery } from '#features/sites/public.ts';
import type { Problem } from '#platform/http/answers/problem.ts';
import { latestOf } from '../latest-of.ts';
import type { ErrorPageData } from './error-data.ts';

/** A failure; the answer to a missing page is cached for all readers and therefore has no request id. */
export interface ShownFailure {
  problem: Pick<Problem, 'status' | 'detail'>;
  requestId: string;
  /** Whether the newest stories are offered, which takes a query. */
  offersStories: boolean;
}

export const errorPage = definePage({
  route: 'error',
  view: 'ErrorPage',
  at: null,
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'error', path: '/nincs-ilyen' }],
  async load(request, { failure, lists }: { failure: ShownFailure; lists: ListsFeature }) {
    const { problem, requestId, offersStories } = failure;
    const nothing: { articles: StoryCard[]; dependencies: [] } = { articles: [], dependencies: [] };
    const { articles, dependencies } = offersStories ? await latestOf(request.view, lists) : nothing;
    const { status } = problem;
    const message = shortened(problem.detail);
    const head = headOfPage(request, {
      title: '',
      description: message,
      canonicalPath: request.path,
      robots: 'noindex',
    });
    const data: ErrorPageData = { status, message, requestId, latest: articles };
    return {
      kind: 'page',
      status,
      head: { ...head, title: `${request.site.name} ${status}`, canonical: '', jsonLd: [] },
      data,
      dependencies,
    };
  },
});

/** An address can have thousands of characters: without a limit the client would determine the size of the page. */
const maxMessageCharacters = 'Page not found: '.length + 200;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= maxMessageCharacters
    ? text
    : `${characters.slice(0, maxMessageCharacters).join('')}…`;
}
