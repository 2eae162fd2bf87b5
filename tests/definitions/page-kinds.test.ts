/** The browser's tests visit addresses of the sample, which definitions do not have: this finds pages without one. */
import { expect, it, vi } from 'vitest';
import { resolveAddress } from '#features/sites/public.ts';
import { addressVariable } from '../e2e/global-setup.ts';
import { loadTestEdition, pageRoutes } from '../edition.ts';

it('every registered page is checked in a browser for accessibility and layout shifts [S28]', async () => {
  vi.stubEnv(addressVariable, 'http://localhost');
  const { pageKinds } = await import('../e2e/page-kinds.ts');
  const edition = await loadTestEdition();
  const visited = pageKinds.map(({ path = '/2026/11/20/a-story' }) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    const found = resolveAddress(edition, 'localhost', pathname, search.slice(1));
    return found.kind === 'page' ? found.match.page.route : found.kind;
  });
  const others = pageRoutes.map(({ route }) => route).filter((route) => !visited.includes(route));
  // The form of a preview, what is shown after sign-in and what links of mails lead to have tests of their own.
  expect(others.toSorted()).toEqual([
    'login',
    ...['newsletter_confirmation', 'newsletter_preferences', 'newsletter_unsubscription'],
    ...['newsroom_security', 'support_download', 'support_manage', 'support_profile', 'support_security'],
  ]);
});
