import { describe, expect, it } from 'vitest';
import {
  compareSpecificity,
  compilePattern,
  isAllowed,
  isFinitePattern,
  matchPattern,
  overlap,
  type PathPattern,
  sampleOf,
} from './path-pattern.ts';

function compiled(pattern: string, allowed: Record<string, string[]> = {}): PathPattern {
  const found = compilePattern(pattern, allowed);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

function match(pattern: string, path: string): Record<string, string> | null {
  return matchPattern(compiled(pattern), path.split('/').filter(Boolean));
}

describe('a path pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/', '/a', null],
    ['/legfrissebb', '/legfrissebb', {}],
    ['/legfrissebb', '/legfrissebb/a', null],
    ['/legfrissebb', '/', null],
    ['/rovat/{slug}', '/rovat/sport', { slug: 'sport' }],
    ['/rovat/{slug}', '/rovat', null],
    ['/rovat/{slug}', '/rovat/sport/foci', null],
    ['/rovat/{slug}/{sub}', '/rovat/sport/foci', { slug: 'sport', sub: 'foci' }],
    ['/cimke/{fullPath...}', '/cimke/a/b/c', { fullPath: 'a/b/c' }],
    ['/cimke/{fullPath...}', '/cimke/a', { fullPath: 'a' }],
    ['/cimke/{fullPath...}', '/cimke', null],
    ['/{a}', '/{a}', { a: '{a}' }],
    ['/{year:4}/{month:2}', '/2026/11', { year: '2026', month: '11' }],
    ['/{year:4}/{month:2}', '/226/11', null],
    ['/{year:4}/{month:2}', '/2026/111', null],
    ['/{year:4}{month:2}{day:2}', '/20261120', { year: '2026', month: '11', day: '20' }],
    ['/{year:4}{month:2}{day:2}', '/2026112', null],
    ['/{product}akademia', '/lapzartaakademia', { product: 'lapzarta' }],
    ['/{product}akademia', '/akademia', null],
    ['/{product}akademia', '/akademiak', null],
  ])('%s on %s returns %o', (pattern, path, expected) => {
    expect(match(pattern, path)).toEqual(expected);
  });

  it.each([
    ['/a/{b'],
    ['/a b'],
    ['/{1}'],
    ['/{a..}'],
    ['/Á'],
    ['/{rest...}/a'],
    ['/{a}{b}'],
    ['/{a:0}'],
    ['/{a}/{a}'],
    ['/a/{b...}x'],
  ])('%s is invalid', (pattern) => {
    expect(compilePattern(pattern)).toContain(`'${pattern}'`);
  });

  it('matches a path with a value that is not listed, and reports it as not allowed', () => {
    const pattern = compiled('/g7/{slug}', { slug: ['adat', 'penz'] });
    expect(matchPattern(pattern, ['g7', 'sport'])).toEqual({ slug: 'sport' });
    expect(isAllowed(pattern, { slug: 'sport' })).toBe(false);
    expect(isAllowed(pattern, { slug: 'penz' })).toBe(true);
  });

  it.each([['/a/{b}'], ['/{year:4}{month:2}/{rest...}'], ['/{product}akademia/x']])(
    'has a sample path that it matches: %s',
    (pattern) => {
      expect(matchPattern(compiled(pattern), sampleOf(compiled(pattern)))).not.toBeNull();
    },
  );
});

describe('two patterns', () => {
  it.each([
    ['/a/{b}', '/a/{c}', true, 0],
    ['/a/b', '/a/{c}', true, -1],
    ['/a/{b}', '/{c}/b', true, -1],
    ['/a/{b}', '/a/{b...}', true, -1],
    ['/a/{b}/{c}', '/a/{b...}', true, -1],
    ['/a/{b...}', '/a/{c...}', true, 0],
    ['/{a}/{n:8}', '/{b}/{c}', true, -1],
    ['/{n:8}', '/{a}akademia', false, 0],
    ['/{n:4}', '/{m:2}', false, 0],
    ['/{n:4}{m:2}', '/{m:2}{n:4}', true, 0],
    ['/{a}akademia', '/{b}zakademia', true, 0],
    ['/a/{b}', '/c/{b}', false, -1],
    ['/a', '/a/{b}', false, -1],
    ['/a', '/a/{b...}', false, -1],
    ['/{n:4}', '/abcd', false, 1],
    ['/{n:4}', '/2026', true, 1],
  ])('%s and %s overlap: %s [SITE-40]', (a, b, both, order) => {
    expect(overlap(compiled(a), compiled(b))).toBe(both);
    expect(overlap(compiled(b), compiled(a))).toBe(both);
    if (both) expect(Math.sign(compareSpecificity(compiled(a), compiled(b)))).toBe(order);
    if (both) expect(Math.sign(compareSpecificity(compiled(b), compiled(a)))).toBe(order === 0 ? 0 : -order);
  });

  it('with lists of values overlap when the lists do', () => {
    const some = compiled('/a/{b}', { b: ['x', 'y'] });
    expect(overlap(some, compiled('/a/{b}', { b: ['z'] }))).toBe(false);
    expect(overlap(some, compiled('/a/{b}', { b: ['y', 'z'] }))).toBe(true);
    expect(overlap(some, compiled('/a/x'))).toBe(true);
    expect(overlap(some, compiled('/a/z'))).toBe(false);
    expect(compareSpecificity(some, compiled('/a/{b}'))).toBeLessThan(0);
    expect([
      isFinitePattern(some),
      isFinitePattern(compiled('/a/{b}')),
      isFinitePattern(compiled('/a/{n:4}')),
    ]).toEqual([true, false, false]);
  });
});
