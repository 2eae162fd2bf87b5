/** What a reader sees instead of a page [ERR-04] [ERR-05] [ERR-06]. */
import type { StoryCard } from '#features/content/public.ts';
import type { Problem } from '#platform/http/problem.ts';
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export function errorPage(
  request: PageRequest,
  problem: Problem,
  requestId: string,
  latest: StoryCard[],
): PageAnswer {
  const status = problem.status;
  const head = headOfPage(request, {
    title: '',
    description: problem.detail,
    canonicalPath: request.path,
    robots: 'noindex',
  });
  const data = { route: 'error' as const, status, message: problem.detail, requestId, latest };
  return pageAnswer(
    request,
    status,
    { ...head, title: `${request.site.name} ${status}`, canonical: '', jsonLd: [] },
    data,
    [],
  );
}
