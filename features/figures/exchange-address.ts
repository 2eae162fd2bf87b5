/** Addresses of the page of exchange rates: what is as usual is not said. */
import type { Base, Range } from './rates.ts';

export const exchangePath = '/arfolyam';
const usualRange: Range = '1m';

export interface ExchangeAsked {
  base: Base;
  currency: string;
  range: Range;
}

/** @param usual What the site shows when nothing is said. */
export function exchangeAddress(asked: ExchangeAsked, usual: ExchangeAsked): string {
  const query = new URLSearchParams();
  if (asked.currency !== usual.currency) query.set('currency', asked.currency);
  if (asked.range !== usual.range) query.set('range', asked.range);
  if (asked.base !== usual.base) query.set('base', asked.base);
  return query.size === 0 ? exchangePath : `${exchangePath}?${query}`;
}

/** Of a site that counts in this money. */
export function usualOf(base: Base): ExchangeAsked {
  return { base, currency: 'EUR', range: usualRange };
}
