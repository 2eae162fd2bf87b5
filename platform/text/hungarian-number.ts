/**
 * Numbers as a Hungarian paper prints them: `1 234 567`, `12,5%`, `990 Ft`.
 * Every space is a non-breaking one, so that a number never falls apart at the end of a line.
 */

const nonBreakingSpace = '\u00a0';
const minus = '\u2212';

/** `formatNumber(1234567)` → `1 234 567`; `formatNumber(12.5, 1)` → `12,5`. `decimals` is how many are always shown. */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be printed: ${value}`);
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, nonBreakingSpace);
  const digits = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits;
}

/** Of a share already in per cent: `formatPercent(12.5, 1)` → `12,5%`, without a space. */
export function formatPercent(percent: number, decimals = 0): string {
  return `${formatNumber(percent, decimals)}%`;
}

/** `formatAmount(990, 'Ft')` → `990 Ft`. */
export function formatAmount(value: number, unit: string, decimals = 0): string {
  return `${formatNumber(value, decimals)}${nonBreakingSpace}${unit}`;
}
