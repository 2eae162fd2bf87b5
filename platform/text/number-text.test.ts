import { expect, it } from 'vitest';
import { numberText } from './number-text.ts';

it.each([
  [1234, 0, '1234', '1,234'],
  [12_345.5, 1, '12\u00a0345,5', '12,345.5'],
  [7, 2, '7,00', '7.00'],
  [0, 0, '0', '0'],
])('%d with %i decimals', (value, decimals, hungarian, english) => {
  expect(numberText(value, 'hu', decimals)).toBe(hungarian);
  expect(numberText(value, 'en', decimals)).toBe(english);
});
