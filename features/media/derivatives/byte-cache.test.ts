import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

describe('a byte cache', () => {
  it('stays within its limit and evicts the least recently used entry first', () => {
    const recent = createByteCache(80);
    for (const key of 'abcdefgh') recent.set(key, thing(10));
    recent.get('a');
    recent.set('i', thing(10));
    expect(recent.get('b')).toBeUndefined();
    expect(recent.get('a')).toBeDefined();
    expect(recent.get('i')).toBeDefined();
  });

  it('does not count an entry twice that is set twice', () => {
    const recent = createByteCache(80);
    for (let i = 0; i < 100; i += 1) recent.set('a', thing(10));
    recent.set('b', thing(10));
    expect(recent.get('a')).toBeDefined();
  });

  it('does not store an entry that would evict most others', () => {
    const recent = createByteCache(80);
    recent.set('large', thing(11));
    expect(recent.get('large')).toBeUndefined();
  });
});

function thing(length: number) {
  return { bytes: new Uint8Array(length) };
}
