import { describe, expect, it } from 'vitest';
import { createRecentBytes } from './recent-bytes.ts';

describe('what was asked for lately', () => {
  it('stays within its bytes and forgets first what nobody asked for longest', () => {
    const recent = createRecentBytes(80);
    for (const key of 'abcdefgh') recent.set(key, thing(10));
    recent.get('a');
    recent.set('i', thing(10));
    expect(recent.get('b')).toBeUndefined();
    expect(recent.get('a')).toBeDefined();
    expect(recent.get('i')).toBeDefined();
  });

  it('does not count a thing twice that is set twice', () => {
    const recent = createRecentBytes(80);
    for (let i = 0; i < 100; i += 1) recent.set('a', thing(10));
    recent.set('b', thing(10));
    expect(recent.get('a')).toBeDefined();
  });

  it('keeps out what would sweep out the rest', () => {
    const recent = createRecentBytes(80);
    recent.set('large', thing(11));
    expect(recent.get('large')).toBeUndefined();
  });
});

function thing(length: number) {
  return { bytes: new Uint8Array(length) };
}
