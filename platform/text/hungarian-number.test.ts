import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber, formatPercent } from './hungarian-number.ts';

describe('Hungarian numbers', () => {
  it('separates thousands with a non-breaking space [SITE-10]', () => {
    expect(formatNumber(1_234_567)).toBe('1\u00a0234\u00a0567');
    expect(formatNumber(1000)).toBe('1000');
    expect(formatNumber(10_000)).toBe('10\u00a0000');
    expect(formatNumber(999)).toBe('999');
    expect(formatNumber(0)).toBe('0');
  });

  it('formats decimals after a comma and does not group them [SITE-10]', () => {
    expect(formatNumber(12_345.678_91, 4)).toBe('12\u00a0345,6789');
    expect(formatNumber(0.5, 2)).toBe('0,50');
  });

  it('formats a real minus sign, and none before a rounded zero [SITE-10]', () => {
    expect(formatNumber(-1234)).toBe('\u22121234');
    expect(formatNumber(-0.04, 1)).toBe('0,0');
  });

  it('formats per cent without a space and units with one [SITE-10]', () => {
    expect(formatPercent(12.5, 1)).toBe('12,5%');
    expect(formatAmount(1990, 'Ft')).toBe('1990\u00a0Ft');
  });

  it('throws for what is not a number [SITE-10]', () => {
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
  });
});
