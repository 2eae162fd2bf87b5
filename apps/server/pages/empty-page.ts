/** `/empty`: a placeholder for whoever embeds or tests [SITE-28]. */
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export function emptyPage(request: PageRequest): PageAnswer {
  const head = headOfPage(request, {
    title: '',
    description: request.site.description,
    canonicalPath: request.path,
    robots: 'noindex',
  });
  return pageAnswer(request, 200, head, { route: 'empty' }, []);
}
