/** What is said beside a rate, as a Hungarian paper prints it. */
import { formatPercent } from '#platform/text/hungarian-number.ts';

/** `+0,31%`, `−0,2%`; '' where nobody knows. */
export function changeText(change: number | null): string {
  if (change === null) return '';
  return `${change > 0 ? '+' : ''}${formatPercent(change, 2)}`;
}

export type Direction = 'up' | 'down' | 'same';

export function directionOf(change: number | null): Direction {
  if (change === null || change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

const names = new Intl.DisplayNames('hu', { type: 'currency' });

/** `amerikai dollár` */
export function currencyName(code: string): string {
  return names.of(code) ?? code;
}

const signs: Record<string, string> = { HUF: 'Ft', RON: 'lej' };

export function signOf(code: string): string {
  return signs[code] ?? code;
}
