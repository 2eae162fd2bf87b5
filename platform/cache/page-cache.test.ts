import { describe, expect, it } from 'vitest';
import { type Dependency, everything } from './dependency.ts';
import { type CachedAnswer, createPageCache, type EncodedForm } from './page-cache.server.ts';

function answer(dependencies: Dependency[], bytes = 100): CachedAnswer {
  const brotli = Buffer.alloc(bytes);
  const sent = {
    contentType: 'text/plain',
    headers: [],
    etag: 'x',
    brotli,
    partEnds: {},
    isRecompressed: false,
    forwardsQuery: false,
    hits: 0,
    plainHits: 0,
    forms: {},
  };
  return { status: 200, ...sent, dependencies, freshUntil: 1, staleUntil: 2 };
}

function plainForm(bytes: number): EncodedForm {
  const body = Buffer.alloc(bytes);
  return { etag: 'x', otherEtag: null, encoding: 'identity', head: null, notModified: null, body };
}

const megabyte = 1024 * 1024;

describe('a cache of rendered pages', () => {
  it('returns a stored page until one of its dependencies changes', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    const page = answer([{ key: 'article:1' }, { key: 'latest:telex' }]);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.store('/', page, cache.beginFill())).toBe(true);
    expect(cache.get('/')).toBe(page);
    expect(cache.drop([{ key: 'article:2' }])).toBe(0);
    expect(cache.get('/')).toBe(page);
    expect(cache.drop([{ key: 'article:1' }])).toBe(1);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('drops a page once, however many of its dependencies change', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    cache.store('/', answer([{ key: 'a' }, { key: 'b' }, { key: 'b' }]), cache.beginFill());
    expect(cache.drop([{ key: 'a' }, { key: 'b' }, { key: 'a', at: 3 }])).toBe(1);
    expect(cache.drop([{ key: 'a' }])).toBe(0);
  });

  it('drops a re-rendered page by its current dependencies, not by its former ones', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    cache.store('/', answer([{ key: 'a' }, { key: 'b' }]), cache.beginFill());
    cache.drop([{ key: 'a' }]);
    const again = answer([{ key: 'b' }, { key: 'c' }]);
    cache.store('/', again, cache.beginFill());
    expect(cache.stats()).toMatchObject({ shown: 2 });
    expect(cache.drop([{ key: 'a' }])).toBe(0);
    expect(cache.get('/')).toBe(again);
    expect(cache.drop([{ key: 'c' }])).toBe(1);
    const shorter = answer([{ key: 'b' }]);
    cache.store('/', shorter, cache.beginFill());
    expect(cache.drop([{ key: 'c' }])).toBe(0);
    expect(cache.drop([{ key: 'b' }])).toBe(1);
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('works when more pages were dropped than it keeps in the index', () => {
    const cache = createPageCache({ maxBytes: 10 * megabyte });
    const paths = Array.from({ length: 2_500 }, (_, number) => `/${number}`);
    for (const path of paths) cache.store(path, answer([{ key: 'list' }, { key: path }]), cache.beginFill());
    expect(cache.drop([{ key: 'list' }])).toBe(2_500);
    expect(cache.stats()).toEqual({ answers: 0, bytes: 0, evicted: 0, shown: 1_001 });
    for (const path of paths) cache.store(path, answer([{ key: 'list' }, { key: path }]), cache.beginFill());
    expect(cache.stats()).toMatchObject({ answers: 2_500 });
    expect(cache.drop([{ key: '/3' }, { key: '/2400' }])).toBe(2);
    expect(cache.drop([{ key: 'list' }])).toBe(2_498);
  });

  it('drops pages of a list by their range, both ends included', () => {
    const stretches: Record<string, Dependency> = {
      first: { key: 'list', from: 100 },
      second: { key: 'list', from: 50, to: 99 },
      last: { key: 'list', to: 49 },
      whole: { key: 'list' },
    };
    const droppedAt = (at?: number): string[] => {
      const cache = createPageCache({ maxBytes: megabyte });
      for (const [name, dependency] of Object.entries(stretches))
        cache.store(name, answer([dependency]), cache.beginFill());
      cache.drop([at === undefined ? { key: 'list' } : { key: 'list', at }]);
      return Object.keys(stretches).filter((name) => cache.get(name) === undefined);
    };
    expect(droppedAt(500)).toEqual(['first', 'whole']);
    expect(droppedAt(100)).toEqual(['first', 'whole']);
    expect(droppedAt(99)).toEqual(['second', 'whole']);
    expect(droppedAt(50)).toEqual(['second', 'whole']);
    expect(droppedAt(49)).toEqual(['last', 'whole']);
    expect(droppedAt()).toEqual(['first', 'second', 'last', 'whole']);
  });

  it('drops everything on an invalidation of all keys', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    for (const key of ['a', 'b', 'c']) cache.store(key, answer([]), cache.beginFill());
    expect(cache.drop([{ key: everything }])).toBe(3);
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });
});

describe('a fill that began before an invalidation', () => {
  it('is not cached when it depends on a changed key', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    const fill = cache.beginFill();
    cache.drop([{ key: 'article:1' }]);
    expect(cache.store('/1', answer([{ key: 'article:1' }]), fill)).toBe(false);
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.store('/1', answer([{ key: 'article:1' }]), cache.beginFill())).toBe(true);
  });

  it('is cached when it depends on another key or another range', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    const fill = cache.beginFill();
    cache.drop([{ key: 'article:1' }, { key: 'list', at: 100 }]);
    expect(cache.store('/2', answer([{ key: 'article:2' }]), fill)).toBe(true);
    expect(cache.store('/list?oldal=2', answer([{ key: 'list', to: 99 }]), fill)).toBe(true);
    expect(cache.store('/list', answer([{ key: 'list', from: 100 }]), fill)).toBe(false);
  });

  it('is not cached after everything was dropped', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    const fill = cache.beginFill();
    cache.drop([{ key: everything }]);
    expect(cache.store('/', answer([]), fill)).toBe(false);
  });

  it('is not cached when it began before the recorded history', () => {
    const cache = createPageCache({ maxBytes: megabyte });
    const fill = cache.beginFill();
    for (let number = 0; number < 500; number += 1) cache.drop([{ key: 'other' }]);
    expect(cache.store('/a', answer([{ key: 'a' }]), fill)).toBe(true);
    cache.drop([{ key: 'other' }]);
    expect(cache.store('/a', answer([{ key: 'a' }]), fill)).toBe(false);
  });
});

describe('the memory limit', () => {
  it('is maintained by evicting pages that were not used since the last eviction', () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    for (const key of ['a', 'b', 'c', 'd']) cache.store(key, answer([], 2_000), cache.beginFill());
    expect(cache.stats()).toMatchObject({ answers: 3, evicted: 1 });
    cache.get('b');
    cache.store('e', answer([], 2_000), cache.beginFill());
    expect(cache.stats()).toMatchObject({ answers: 3, evicted: 2 });
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['b', 'd', 'e']);
    expect(cache.stats().bytes).toBeLessThanOrEqual(10_000);
  });

  it('also applies to pages that are rendered again', () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    for (const key of ['a', 'b', 'c']) cache.store(key, answer([{ key }], 2_000), cache.beginFill());
    cache.drop([{ key: 'a' }]);
    cache.store('a', answer([{ key: 'a' }], 2_000), cache.beginFill());
    expect(cache.stats()).toMatchObject({ answers: 3, evicted: 0 });
    cache.drop([{ key: 'b' }]);
    cache.store('d', answer([], 4_000), cache.beginFill());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'd']);
    expect(cache.stats()).toMatchObject({ evicted: 1 });
    expect(cache.stats().bytes).toBeLessThanOrEqual(10_000);
  });

  it('excludes a page larger than the whole cache, and drops its older version', () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    cache.store('a', answer([{ key: 'a' }], 100), cache.beginFill());
    expect(cache.store('a', answer([{ key: 'a' }], 20_000), cache.beginFill())).toBe(false);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('gives plain forms a quarter of the cache, and drops them with their pages', () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    const stored = ['a', 'b', 'c'].map((key) => {
      const one = answer([{ key }], 1_000);
      cache.store(key, one, cache.beginFill());
      return one;
    });
    const before = cache.stats().bytes;
    for (const [at, key] of ['a', 'b', 'c'].entries())
      expect(cache.cachePlain(key, stored[at] ?? answer([]), plainForm(4_000))).toBe(true);
    expect(stored.map(({ forms }) => forms.identity?.body.length)).toEqual([undefined, 4_000, 4_000]);
    expect(cache.stats()).toMatchObject({ answers: 3, bytes: before + 8_000 });
    cache.drop([{ key: 'b' }]);
    cache.drop([{ key: 'a' }, { key: 'c' }]);
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('evicts other pages for a plain form, and rejects one that is too large or of a page not cached', () => {
    const cache = createPageCache({ maxBytes: 20_000 });
    const page = answer([], 1_000);
    for (const key of ['a', 'b', 'c', 'd']) cache.store(key, answer([], 2_500), cache.beginFill());
    cache.store('page', page, cache.beginFill());
    cache.get('page');
    expect(cache.cachePlain('page', page, plainForm(5_000))).toBe(true);
    expect(cache.stats()).toMatchObject({ answers: 4, evicted: 1 });
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
    expect(cache.cachePlain('page', page, plainForm(5_001))).toBe(false);
    expect(cache.cachePlain('page', answer([]), plainForm(10))).toBe(false);
    expect(cache.cachePlain('nothing', page, plainForm(10))).toBe(false);
  });

  it('is exact after any sequence of operations', () => {
    const cache = createPageCache({ maxBytes: 50_000 });
    for (let number = 0; number < 2_000; number += 1) {
      const dependencies = [{ key: `article:${number % 17}` }, { key: 'list', from: number }];
      const page = answer(dependencies, (number * 37) % 4_000);
      cache.store(`/${number % 90}`, page, cache.beginFill());
      if (number % 3 === 0) cache.cachePlain(`/${number % 90}`, page, plainForm((number * 91) % 9_000));
      if (number % 7 === 0) cache.drop([{ key: `article:${number % 13}` }]);
      expect(cache.stats().bytes).toBeLessThanOrEqual(50_000);
    }
    cache.drop(Array.from({ length: 17 }, (_, number) => ({ key: `article:${number}` })));
    expect(cache.stats()).toMatchObject({ answers: 0, bytes: 0 });
  });
});
