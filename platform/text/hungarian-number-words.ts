import { formatNumber } from './hungarian-number.ts';

/**
 * Suffix by the pronunciation of a whole number from 0: `outOf(7)` → `7-ből`, `outOf(1000)` → `1 000-ből`, `outOf(3)` →
 * `3-ból`.
 */
export function outOf(count: number): string {
  return `${formatNumber(count)}-${hasBackVowels(count) ? 'ból' : 'ből'}`;
}

/** The definite article before a number, and before its ordinal: `az` 1, 5, 51, 1000, 1 000 000; `a` 7, 11, 100. */
export function articleBeforeNumber(count: number): 'a' | 'az' {
  const digits = String(count);
  // Pronounced ezer, egy…, or egymillió…: only where the 1 is alone in its group of three.
  const isOne = digits[0] === '1' && digits.length % 3 === 1;
  return digits[0] === '5' || isOne ? 'az' : 'a';
}

/** The definite article before a name of a company or a host: `az` Instagram, X, `a` YouTube. */
export function articleBeforeName(name: string): 'a' | 'az' {
  return /^(?:[aáeéiíoóöőuúüű]|x$)/i.test(name) ? 'az' : 'a';
}

/** Vowel harmony depends on the last word pronounced: the last digit that is not 0, with its power of ten. */
function hasBackVowels(count: number): boolean {
  const digits = String(count);
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  if (count === 0 || zeros === 2 || zeros >= 6) return true;
  const last = digits[digits.length - zeros - 1] ?? '';
  if (zeros === 0) return '368'.includes(last);
  return zeros === 1 && '2368'.includes(last);
}
