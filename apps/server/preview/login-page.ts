/** `/login`: where the newsroom signs in to a preview; a paper that is out has no such page [PREV-01] [SITE-29]. */
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from '../pages/page-request.ts';
import { wayBackIn } from './way-back.ts';

export function loginPage(request: PageRequest, query: string): PageAnswer {
  // Who is signed in has nothing to do here, nor has a reader of a paper that is out [PREV-03] [X22].
  if (!request.house.preview || request.isNewsroom)
    return { kind: 'redirect', status: 302, location: '/', dependencies: [] };
  return loginForm(request, { to: wayBackIn(new URLSearchParams(query)), isRefused: false });
}

export function loginForm(request: PageRequest, form: { to: string; isRefused: boolean }): PageAnswer {
  const head = headOfPage(request, {
    title: 'Belépés',
    description: request.site.description,
    canonicalPath: '/login',
    robots: 'noindex',
  });
  return pageAnswer(request, form.isRefused ? 401 : 200, head, { route: 'login', ...form }, []);
}
