import { describe, expect, it } from 'vitest';
import { convert, readAmount } from './convert.ts';
import { decimalsOf } from './rate-digits.ts';

describe('an amount of money', () => {
  it.each([
    ['100', 100],
    ['1 234,5', 1234.5],
    ['1\u00a0234.50', 1234.5],
    ['0', 0],
  ])('is parsed as people write it: %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', 'sok', '-5', '1e9', '12,5,6', '9'.repeat(13)])('is not parsed from %s', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it.each([
    [0, 2],
    [0.0026, 4],
    [9.99, 4],
    [10, 2],
  ])('is formatted with a suitable number of decimals: %d', (sum, decimals) => {
    expect(decimalsOf(sum)).toBe(decimals);
  });

  it('is converted through the common base', () => {
    expect(convert(100, 384, 1)).toBe(38_400);
    expect(convert(100, 384, 76.8)).toBe(500);
    expect(convert(100, undefined, 1)).toBeNull();
  });
});
