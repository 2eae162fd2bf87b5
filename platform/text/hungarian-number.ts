/**
 * Numbers in Hungarian format: `1 234 567`, `1234`, `12,5%`, `990 Ft`. Thousands are grouped from five digits,
 * according to the orthography (AkH. 289).
 * All spaces are non-breaking, so that a number is never wrapped.
 */

const nonBreakingSpace = '\u00a0';
const minus = '\u2212';

/** `formatNumber(1234567)` → `1 234 567`; `formatNumber(12.5, 1)` → `12,5`. `decimals` is their fixed number. */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be printed: ${value}`);
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, nonBreakingSpace);
  const digits = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits;
}

/** With a sign: `+3`, `−1`, `0`; with `decimals` as `formatNumber`. */
export function formatSigned(value: number, decimals = 0): string {
  return (value > 0 ? '+' : '') + formatNumber(value, decimals);
}

/** Formats a percentage: `formatPercent(12.5, 1)` → `12,5%`, without a space. */
export function formatPercent(percent: number, decimals = 0): string {
  return `${formatNumber(percent, decimals)}%`;
}

/** `formatAmount(990, 'Ft')` → `990 Ft`. */
export function formatAmount(value: number, unit: string, decimals = 0): string {
  return `${formatNumber(value, decimals)}${nonBreakingSpace}${unit}`;
}
