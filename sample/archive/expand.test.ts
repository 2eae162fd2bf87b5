import { describe, expect, it } from 'vitest';
import { createRandom } from '#sample/random.ts';
import { expand } from './expand.ts';

function filled(pattern: string, slots: Record<string, string> = {}, seed = 'a'): string {
  return expand(pattern, slots, createRandom(seed));
}

describe('expanding a pattern', () => {
  it('picks one of the alternatives, the same for the same seed', () => {
    expect(['Tavasszal nyit.', 'Ősszel nyit.']).toContain(filled('[tavasszal|ősszel] nyit.'));
    expect(filled('[a|b|c|d|e] {N 1-99}', {}, 'x')).toBe(filled('[a|b|c|d|e] {N 1-99}', {}, 'x'));
  });

  it('fills in slots and numbers, formatted as in print', () => {
    expect(filled('{helyi} híd', { helyi: 'makói' })).toBe('Makói híd');
    expect(filled('{N 14000-14000} kötet')).toBe('14\u00a0000 kötet');
    expect(Number(filled('{N 3-12}'))).toBeGreaterThanOrEqual(3);
  });

  it('uses the Hungarian article that vowels and spoken numbers require', () => {
    expect(filled('A {helyi} híd és a {helyi} tér', { helyi: 'egri' })).toBe('Az egri híd és az egri tér');
    expect(filled('A {helyi} híd', { helyi: 'makói' })).toBe('A makói híd');
    expect(filled('a 5. és a 50. meg a 1 000 és a 1. nap')).toBe('Az 5. és az 50. meg az 1 000 és az 1. nap');
    expect(filled('a 12. meg a 15. és a 100. nap')).toBe('A 12. meg a 15. és a 100. nap');
    expect(filled('A house in a town of a country', { language: 'en' })).toBe(
      'A house in a town of a country',
    );
  });

  it('refuses an undefined slot', () => {
    expect(() => filled('{nincs} híd')).toThrow('{nincs}');
  });
});
