/** Texts beside a rate, in the style of Hungarian newspapers. */
import { formatPercent } from '#platform/text/hungarian-number.ts';

/** `+0,31%`, `−0,2%`; '' when the change is unknown. */
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

/** Hungarian name of a currency: `amerikai dollár`. */
export function currencyName(code: string): string {
  return names.of(code) ?? code;
}

const currencySymbols: Record<string, string> = { HUF: 'Ft', RON: 'lej' };

/** Symbol of a currency: `Ft`; its code when it has none here. */
export function currencySymbol(code: string): string {
  return currencySymbols[code] ?? code;
}
