import { describe, expect, it } from 'vitest';
import type { Dependency } from './dependency.ts';
import { DependencyIndex, type Dependent } from './dependency-index.ts';

function entry(): Dependent {
  return { dependencies: [] };
}

describe('an index of entries by the keys that they depend on', () => {
  it('finds the entries of a key, each once', () => {
    const index = new DependencyIndex();
    const [one, other] = [entry(), entry()];
    index.set(one, [{ key: 'a' }, { key: 'a', from: 3 }, { key: 'b' }]);
    index.set(other, [{ key: 'b' }]);
    expect([...index.entriesOf('a')]).toEqual([one]);
    expect([...index.entriesOf('b')]).toEqual([one, other]);
    expect([...index.entriesOf('c')]).toEqual([]);
    expect(index.size).toBe(2);
  });

  it('replaces dependencies, and forgets a key without entries', () => {
    const index = new DependencyIndex();
    const [one, other] = [entry(), entry()];
    index.set(one, [{ key: 'a' }, { key: 'b' }]);
    index.set(other, [{ key: 'b' }]);
    index.set(one, [{ key: 'c' }]);
    expect(index.size).toBe(2);
    expect([...index.entriesOf('b')]).toEqual([other]);
    index.remove(one);
    index.remove(other);
    expect(index.size).toBe(0);
  });

  it('keeps the keys that an entry loses from its end or only reorders exact', () => {
    const index = new DependencyIndex();
    const one = entry();
    index.set(one, [{ key: 'a' }, { key: 'b' }]);
    index.set(one, [{ key: 'b' }, { key: 'a' }]);
    expect(index.size).toBe(2);
    index.set(one, [{ key: 'b' }]);
    expect([...index.entriesOf('a')]).toEqual([]);
  });

  it('gives entries one object and one string for the same key', () => {
    const index = new DependencyIndex();
    const [one, other] = [entry(), entry()];
    const range: Dependency = { key: 'list', from: 1, to: 2 };
    index.set(one, [{ key: 'list' }, range]);
    index.set(other, [{ key: 'list' }]);
    expect(other.dependencies[0]).toBe(one.dependencies[0]);
    expect(one.dependencies[1]).toEqual(range);
  });
});
