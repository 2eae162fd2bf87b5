import { describe, expect, it } from 'vitest';
import { remember, withVisited } from './visited-tags.ts';

function storageWith(known: Record<string, string>) {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    values,
  };
}

const granted = 'statistics ads personalisedAds';

describe('tags that a reader has visited', () => {
  it('are stored under visitedTags, latest first and without duplicates [LIST-26]', () => {
    const memory = storageWith({});
    remember(memory, ['hidak'], granted);
    remember(memory, ['kert', 'szeged'], granted);
    remember(memory, ['hidak'], granted);
    expect(memory.values.get('visitedTags')).toBe('["hidak","kert","szeged"]');
  });

  it.each(['', 'ask', 'statistics', 'ads', 'statistics ads socialMedia'])(
    'are not stored without the purpose of personalised ads: %j [S18]',
    (purposes) => {
      const memory = storageWith({});
      remember(memory, ['hidak'], purposes);
      expect([...memory.values.keys()]).toEqual([]);
    },
  );

  it('are at most fifty, and tolerate invalid stored content [LIST-26]', () => {
    const many = Array.from({ length: 80 }, (_, at) => `t${at}`);
    expect(withVisited(many, ['uj'])).toHaveLength(50);
    expect(withVisited(many, ['uj'])[0]).toBe('uj');
    for (const broken of ['{', '{"a":1}', '[1,null,"kert"]']) {
      const memory = storageWith({ visitedTags: broken });
      remember(memory, ['hidak', ''], granted);
      expect(JSON.parse(memory.values.get('visitedTags') ?? '')).toContain('hidak');
    }
  });
});
