import { describe, expect, it } from 'vitest';
import { createKeptStores, keptRead } from './kept-values.server.ts';

function stores() {
  const state = { now: 0, isInformed: true };
  const kept = createKeptStores({ now: () => state.now, isInformed: () => state.isInformed });
  return { state, kept };
}

const bridge = [{ key: 'article:1' }];

describe('a value that was read', () => {
  it('is kept until something it shows changes', () => {
    const { kept } = stores();
    const cards = kept.open<string>(10);
    cards.store('a', 'A', bridge, cards.beginFill());
    cards.store('b', 'B', [{ key: 'latest', from: 100 }], cards.beginFill());
    kept.drop([{ key: 'latest', at: 99 }, { key: 'article:2' }]);
    expect([cards.get('a'), cards.get('b')]).toEqual(['A', 'B']);
    kept.drop([{ key: 'article:1' }]);
    expect([cards.get('a'), cards.get('b')]).toEqual([undefined, 'B']);
    kept.drop([{ key: '*' }]);
    expect(cards.get('b')).toBeUndefined();
  });

  it('is not kept when it changed while it was being read', () => {
    const { kept } = stores();
    const cards = kept.open<string>(10);
    const fill = cards.beginFill();
    kept.drop([{ key: 'article:1' }]);
    cards.store('a', 'old', bridge, fill);
    expect(cards.get('a')).toBeUndefined();
  });

  it('is no answer while publications do not reach the process, nor after a minute', () => {
    const { kept, state } = stores();
    const cards = kept.open<string>(10);
    cards.store('a', 'A', bridge, cards.beginFill());
    state.isInformed = false;
    expect(cards.get('a')).toBeUndefined();
    state.isInformed = true;
    state.now = 60_000;
    expect(cards.get('a')).toBe('A');
    state.now += 1;
    expect(cards.get('a')).toBeUndefined();
  });

  it('goes when there are too many, the longest unasked first', () => {
    const cards = stores().kept.open<number>(2);
    for (const key of ['a', 'b']) cards.store(key, 1, bridge, 0);
    cards.get('a');
    cards.store('c', 1, bridge, 0);
    expect(['a', 'b', 'c'].filter((key) => cards.get(key) !== undefined)).toEqual(['a', 'c']);
  });

  it('can be changed by nobody', () => {
    const cards = stores().kept.open<{ image: { id: number } }>(2);
    const card = { image: { id: 1 } };
    cards.store('a', card, bridge, 0);
    expect(() => {
      card.image.id = 2;
    }).toThrow(TypeError);
  });

  it('is gone before anybody hears why', () => {
    const { kept } = stores();
    const cards = kept.open<string>(1);
    const heard: unknown[] = [];
    kept.hear((invalidations) => heard.push([cards.get('a'), ...invalidations]));
    cards.store('a', 'A', bridge, cards.beginFill());
    kept.drop([{ key: 'article:1' }]);
    expect(heard).toEqual([[undefined, { key: 'article:1' }]]);
  });

  it('is read once', async () => {
    const kept = stores().kept.open<string[]>(2);
    let reads = 0;
    const read = async () => {
      reads += 1;
      return { value: ['a'], dependencies: bridge };
    };
    for (const _ of [1, 2]) expect(await keptRead(kept, 'a', read)).toEqual(['a']);
    expect(reads).toBe(1);
  });
});
