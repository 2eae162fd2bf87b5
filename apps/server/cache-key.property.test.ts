/** Two requests share a cache key exactly when the page or call gets the same input. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, resolveAddress } from '#features/sites/public.ts';
import { loadTestEdition, pageRoutes } from '#tests/edition.ts';
import { isAppQuery } from './app-mode.ts';
import { createKeyOf, type KeyOf } from './cache-key.ts';
import { createCallTable } from './call-table.ts';
import { calls } from './registry.ts';

let edition: Edition;
let keyOf: KeyOf;
beforeAll(async () => {
  edition = await loadTestEdition();
  keyOf = createKeyOf(edition, createCallTable(calls, edition));
});

const host = 'localhost';
const paths = pageRoutes.flatMap(({ examples }) =>
  examples.map((example) => example.path.split('?')[0] ?? '/'),
);
const names = [...new Set(pageRoutes.flatMap(({ query }) => Object.keys(query.shape)))];
const value = fc.constantFrom(
  ...[
    '',
    '0',
    '1',
    '2',
    '02',
    '7',
    '50',
    '-1',
    'x',
    'fontos',
    'gol',
    'minden',
    'a b',
    'á',
    '&',
    '2024',
    '2026-11-20',
  ],
);
const parameters = fc.array(fc.tuple(fc.constantFrom(...names, 'utm_source', 'isMobileApp', 'x'), value), {
  maxLength: 4,
});
const address = fc.tuple(fc.constantFrom(...paths), parameters).map(([path, pairs]) => {
  return { path, query: new URLSearchParams(pairs).toString() };
});

function keyAt({ path, query }: { path: string; query: string }): string | null {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: query === '' ? path : `${path}?${query}`, method: 'GET' });
  Object.assign(request.headers, { host });
  return keyOf(request);
}

type Page = Extract<ReturnType<typeof resolveAddress>, { kind: 'page' }>;

/** All that `load` gets from the address. */
function inputOf(found: Page, query: string): string {
  const { page, params } = found.match;
  return JSON.stringify([page.route, found.site.slug, params, found.match.query, isAppQuery(query)]);
}

describe('cache keys of all registered pages', () => {
  it('are equal exactly when the parsed inputs are equal [S37]', () => {
    const compared = { equal: 0, different: 0 };
    fc.assert(
      fc.property(address, parameters, (one, others) => {
        const two = { path: one.path, query: new URLSearchParams(others).toString() };
        const [first, second] = [one, two].map(({ path, query }) =>
          resolveAddress(edition, host, path, query),
        );
        if (first?.kind !== 'page' || second?.kind !== 'page') return;
        const [key, otherKey] = [keyAt(one), keyAt(two)];
        if (first.match.page.audience !== 'everyone' || second.match.page.audience !== 'everyone') {
          expect([key, otherKey]).toContain(null);
          return;
        }
        const isEqual = inputOf(first, one.query) === inputOf(second, two.query);
        compared[isEqual ? 'equal' : 'different'] += 1;
        expect(key === otherKey).toBe(isEqual);
      }),
      { numRuns: 5_000 },
    );
    expect(Math.min(compared.equal, compared.different)).toBeGreaterThan(300);
  });
});
