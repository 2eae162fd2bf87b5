/** `/login`: where the newsroom signs in to a preview; a paper that is out has no such page [PREV-01] [SITE-29]. */
import type { LoginPageData } from '#apps/web/page-data.ts';
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from '../pages/page-request.ts';
import { wayBackIn } from './way-back.ts';

export function loginPage(request: PageRequest, query: string): PageAnswer {
  // Who is signed in has nothing to do here, nor has a reader of a paper that is out [PREV-03] [X22].
  if (!request.house.preview || request.isNewsroom)
    return { kind: 'redirect', status: 302, location: '/', dependencies: [] };
  return loginForm(request, { to: wayBackIn(new URLSearchParams(query)), refusal: null });
}

const statuses = { code: 401, attempts: 429, away: 503 };

export function loginForm(request: PageRequest, form: Omit<LoginPageData, 'route'>): PageAnswer {
  const head = headOfPage(request, {
    title: 'Belépés',
    description: request.site.description,
    canonicalPath: '/login',
    robots: 'noindex',
  });
  return pageAnswer(
    request,
    form.refusal === null ? 200 : statuses[form.refusal],
    head,
    { route: 'login', ...form },
    [],
  );
}
