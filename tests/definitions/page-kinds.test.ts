/** The pages that the browser's tests visit are those that the definitions of pages name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { type PageExamples, resolveAddress } from '#features/sites/public.ts';
import { addressVariable, examplesVariable, readExamples } from '../e2e/global-setup.ts';
import { loadTestEdition, pageRoutes } from '../edition.ts';

it('every registered page is checked in a browser for accessibility and layout shifts, or says why not [S28]', async () => {
  vi.stubEnv(addressVariable, 'http://localhost');
  vi.stubEnv(examplesVariable, readExamples());
  const { pageKinds } = await import('../e2e/page-kinds.ts');
  const edition = await loadTestEdition();
  const visited = pageKinds.map(({ path = '/2026/11/20/a-story' }) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    const found = resolveAddress(edition, 'localhost', pathname, search.slice(1));
    return found.kind === 'page' ? found.match.page.route : found.kind;
  });
  const others = pageRoutes.filter(({ route }) => !visited.includes(route));
  expect(others.filter(({ examples }) => !('none' in examples)).map(({ route }) => route)).toEqual([]);
  const names = pageKinds.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

const withoutExamples = pageRoutes.flatMap(({ route, examples }) => {
  const reason = reasonOf(examples);
  return reason === null ? [] : [[route, reason] as const];
});

it.each(withoutExamples)('%s has no example, and a test that visits it: %s', (_, reason) => {
  const [file = ''] = /\S+\.test\.tsx?/.exec(reason) ?? [];
  const path = join(import.meta.dirname, '../..', file);
  expect(existsSync(path), `${file || 'no test'} in “${reason}”`).toBe(true);
  expect(readFileSync(path, 'utf8')).toMatch(/expect/);
});

function reasonOf(examples: PageExamples): string | null {
  return 'none' in examples ? examples.none : null;
}
