import { describe, expect, it } from 'vitest';
import { remember, withVisited } from './visited-tags.ts';

function memoryWith(known: Record<string, string>) {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    values,
  };
}

describe('tags that a reader has looked at', () => {
  it('are kept under visitedTags, the last one first and each once [LIST-26]', () => {
    const memory = memoryWith({ consent: '["ads"]' });
    remember(memory, ['hidak']);
    remember(memory, ['kert', 'szeged']);
    remember(memory, ['hidak']);
    expect(memory.values.get('visitedTags')).toBe('["hidak","kert","szeged"]');
  });

  it.each([{}, { consent: '[]' }, { consent: '["statistics"]' }, { consent: 'igen' }, { consent: '{}' }])(
    'are not kept before the reader agreed: %o [S18]',
    (known: Record<string, string>) => {
      const memory = memoryWith(known);
      remember(memory, ['hidak']);
      expect(memory.values.has('visitedTags')).toBe(false);
    },
  );

  it('are fifty at most, and survive what somebody else wrote there [LIST-26]', () => {
    const many = Array.from({ length: 80 }, (_, at) => `t${at}`);
    expect(withVisited(many, ['uj'])).toHaveLength(50);
    expect(withVisited(many, ['uj'])[0]).toBe('uj');
    for (const broken of ['{', '{"a":1}', '[1,null,"kert"]']) {
      const memory = memoryWith({ consent: '["ads"]', visitedTags: broken });
      remember(memory, ['hidak', '']);
      expect(JSON.parse(memory.values.get('visitedTags') ?? '')).toContain('hidak');
    }
  });
});
