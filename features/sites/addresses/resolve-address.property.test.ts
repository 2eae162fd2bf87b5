import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import type { Edition } from '../edition/edition.ts';
import { resolveAddress } from './resolve-address.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const words = [
  'after',
  'g7',
  'G7',
  'rovat',
  'cimke',
  'szerzo',
  'tag',
  'list',
  'newest',
  'friss',
  'melleklet',
  'shop',
  'legfrissebb',
  'Legfrissebb',
  'archivum',
  'szepkilatas',
  'konnyu',
  'te',
  't',
  'en',
  'x',
  'aakademia',
  '2026',
  '11',
  '20',
  '20240101',
  '20249901',
  'elo',
  'a-hid',
  'A',
  '',
  '.',
  '..',
  '%',
  '%2F',
  '%00',
  '%C3',
];
const part = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary' }));
const path = fc.array(part, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`);
const parameter = fc.tuple(
  fc.constantFrom('fbclid', 'oldal', 'a', '%6Fldal', 'perPage'),
  fc.constantFrom('', '1', '2', 'x'),
);
const query = fc
  .array(parameter, { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const host = fc.constantFrom('localhost', 'transtelex.localhost', 'nobody.example', '');

describe('any request', () => {
  it('has exactly one result, and the target of a redirect never redirects again [S04] [ERR-08]', () => {
    fc.assert(
      fc.property(host, path, query, (name, requested, parameters) => {
        const first = resolveAddress(edition, name, requested, parameters);
        if (first.kind !== 'redirect' || first.location.startsWith(edition.shop?.href ?? 'no shop')) return;
        expect(first.location).toMatch(/^\/(?![/\\])/);
        expect(first.location).not.toMatch(/[^\x21-\x7e]/);
        const [there = '', rest = ''] = first.location.split(/\?(.*)/s, 2);
        expect(resolveAddress(edition, name, there, rest).kind).not.toBe('redirect');
      }),
      { numRuns: 3000 },
    );
  });

  it('preserves every parameter except the click identifier, page 1 and repetitions [REDIR-10] [S37]', () => {
    fc.assert(
      fc.property(path, query, (requested, parameters) => {
        const first = resolveAddress(edition, 'localhost', requested, parameters);
        if (first.kind !== 'redirect') return;
        const remaining = [...new URLSearchParams(first.location.split(/\?(.*)/s)[1] ?? '')];
        const wanted = [...new URLSearchParams(parameters)].filter(([name]) => name !== 'fbclid');
        const isKnown = ([name]: [string, string]) => name === 'oldal' || name === 'perPage';
        expect(remaining.filter((pair) => !isKnown(pair))).toEqual(wanted.filter((pair) => !isKnown(pair)));
        for (const pair of remaining) expect(wanted).toContainEqual(pair);
      }),
      { numRuns: 1000 },
    );
  });
});
