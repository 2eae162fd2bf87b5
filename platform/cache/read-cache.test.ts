import { describe, expect, it } from 'vitest';
import { cachedRead, createReadCache } from './read-cache.server.ts';

function stores() {
  const state = { now: 0, isInformed: true };
  const readCache = createReadCache({ now: () => state.now, isConnected: () => state.isInformed });
  return { state, readCache };
}

const bridge = [{ key: 'article:1' }];

describe('a cached value', () => {
  it('is cached until one of its dependencies changes', () => {
    const { readCache } = stores();
    const cards = readCache.createCache<string>(10);
    cards.store('a', 'A', bridge, cards.beginFill());
    cards.store('b', 'B', [{ key: 'latest', from: 100 }], cards.beginFill());
    readCache.drop([{ key: 'latest', at: 99 }, { key: 'article:2' }]);
    expect([cards.get('a'), cards.get('b')]).toEqual(['A', 'B']);
    readCache.drop([{ key: 'article:1' }]);
    expect([cards.get('a'), cards.get('b')]).toEqual([undefined, 'B']);
    readCache.drop([{ key: '*' }]);
    expect(cards.get('b')).toBeUndefined();
  });

  it('is not cached when it changed while it was being read', () => {
    const { readCache } = stores();
    const cards = readCache.createCache<string>(10);
    const fill = cards.beginFill();
    readCache.drop([{ key: 'article:1' }]);
    cards.store('a', 'old', bridge, fill);
    expect(cards.get('a')).toBeUndefined();
  });

  it('is not returned while the process receives no invalidations, nor after a minute', () => {
    const { readCache, state } = stores();
    const cards = readCache.createCache<string>(10);
    cards.store('a', 'A', bridge, cards.beginFill());
    state.isInformed = false;
    expect(cards.get('a')).toBeUndefined();
    state.isInformed = true;
    state.now = 60_000;
    expect(cards.get('a')).toBe('A');
    state.now += 1;
    expect(cards.get('a')).toBeUndefined();
  });

  it('is evicted when there are too many, the least recently used first', () => {
    const cards = stores().readCache.createCache<number>(2);
    for (const key of ['a', 'b']) cards.store(key, 1, bridge, 0);
    cards.get('a');
    cards.store('c', 1, bridge, 0);
    expect(['a', 'b', 'c'].filter((key) => cards.get(key) !== undefined)).toEqual(['a', 'c']);
  });

  it('is frozen', () => {
    const cards = stores().readCache.createCache<{ image: { id: number } }>(2);
    const card = { image: { id: 1 } };
    cards.store('a', card, bridge, 0);
    expect(() => {
      card.image.id = 2;
    }).toThrow(TypeError);
  });

  it('is dropped before listeners are called', () => {
    const { readCache } = stores();
    const cards = readCache.createCache<string>(1);
    const notified: unknown[] = [];
    readCache.onInvalidation((invalidations) => notified.push([cards.get('a'), ...invalidations]));
    cards.store('a', 'A', bridge, cards.beginFill());
    readCache.drop([{ key: 'article:1' }]);
    expect(notified).toEqual([[undefined, { key: 'article:1' }]]);
  });

  it('is read once', async () => {
    const readCache = stores().readCache.createCache<string[]>(2);
    let reads = 0;
    const read = async () => {
      reads += 1;
      return { value: ['a'], dependencies: bridge };
    };
    for (const _ of [1, 2]) expect(await cachedRead(readCache, 'a', read)).toEqual(['a']);
    expect(reads).toBe(1);
  });
});
