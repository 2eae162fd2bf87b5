/** A rate with as many digits as a bank says. */
import { formatNumber } from '#platform/text/hungarian-number.ts';

/** What is worth less than this is quoted by the hundred. */
const tooSmall = 0.1;

export function unitOf(rate: number): number {
  return rate < tooSmall ? 100 : 1;
}

/** Enough to see a difference, not more than a bank says. */
export function decimalsOf(value: number): number {
  return value >= 10 || value === 0 ? 2 : 4;
}

/** Of the unit: `384,21` for one, `1,3150` for a hundred. */
export function rateDigits(rate: number): { text: string; unit: number } {
  const unit = unitOf(rate);
  const value = rate * unit;
  return { text: formatNumber(value, decimalsOf(value)), unit };
}
