import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage, entriesIn, isText, readText, storedList, writeText } from './text-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function storageWith(known: Record<string, string>) {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

it('reads and writes texts', () => {
  const storage = storageWith({ known: 'a' });
  expect([readText(storage, 'known'), readText(storage, 'other')]).toEqual(['a', '']);
  expect(writeText(storage, 'other', 'b')).toBe(true);
  expect(readText(storage, 'other')).toBe('b');
});

it('has nothing where the browser forbids storage, and says that it stores nothing', () => {
  // In a browser the access to the name itself throws.
  expect([readText(browserStorage, 'a'), writeText(browserStorage, 'a', 'b')]).toEqual(['', false]);
  expect(storedList(browserStorage, 'a', isText)).toEqual([]);
  vi.stubGlobal('localStorage', storageWith({ a: '["b"]' }));
  expect(storedList(browserStorage, 'a', isText)).toEqual(['b']);
});

it.each(['', '[', '{}', 'null', '"a"', '5'])('finds no entries in %j', (text) => {
  expect(entriesIn(text, isText)).toEqual([]);
});

it('finds the entries of the wanted kind', () => {
  expect(entriesIn('["a",1,null,"b"]', isText)).toEqual(['a', 'b']);
  expect(storedList(storageWith({ list: '[1,"a",2]' }), 'list', (one) => typeof one === 'number')).toEqual([
    1, 2,
  ]);
});
