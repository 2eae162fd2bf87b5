import { describe, expect, it } from 'vitest';
import { compilePattern, matchPattern } from './path-pattern.ts';

function match(pattern: string, path: string): Record<string, string> | null {
  const compiled = compilePattern(pattern);
  if (typeof compiled === 'string') throw new Error(compiled);
  return matchPattern(compiled, path.split('/').filter(Boolean));
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
  ])('%s on %s gives %o', (pattern, path, expected) => {
    expect(match(pattern, path)).toEqual(expected);
  });

  it.each([['/a/{b'], ['/a b'], ['/{1}'], ['/{a..}'], ['/Á'], ['/{rest...}/a']])('%s is none', (pattern) => {
    expect(compilePattern(pattern)).toContain(`'${pattern}'`);
  });
});
