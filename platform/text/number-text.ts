import { formatNumber } from './hungarian-number.ts';

/** @example numberText(12345.5, 'en', 1) // '12,345.5'; in Hungarian '12 345,5'. `decimals` is their fixed number. */
export function numberText(value: number, language: 'hu' | 'en', decimals = 0): string {
  if (language === 'hu') return formatNumber(value, decimals);
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
