/** Formats rates with as many digits as banks publish. */
import { formatNumber } from '#platform/text/hungarian-number.ts';

/** Currencies worth less than this are quoted per hundred units. */
const tooSmall = 0.1;

export function unitOf(rate: number): number {
  return rate < tooSmall ? 100 : 1;
}

/** Enough digits to show a change, without exceeding the bank's precision. */
export function decimalsOf(value: number): number {
  return value >= 10 || value === 0 ? 2 : 4;
}

/** Rate of `unit` units: `384,21` for one, `1,3150` for a hundred. */
export function rateDigits(rate: number): { text: string; unit: number } {
  const unit = unitOf(rate);
  const value = rate * unit;
  return { text: formatNumber(value, decimalsOf(value)), unit };
}
