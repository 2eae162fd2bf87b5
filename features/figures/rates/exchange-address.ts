/** Addresses of the exchange rate page; default values are omitted. */
import type { Base, Range } from './rates.ts';

export const exchangePath = '/arfolyam';
const defaultRange: Range = '1m';

export interface ExchangeQuery {
  base: Base;
  currency: string;
  range: Range;
}

/** @param defaults The site's defaults. */
export function exchangeAddress(values: ExchangeQuery, defaults: ExchangeQuery): string {
  const query = new URLSearchParams();
  if (values.currency !== defaults.currency) query.set('currency', values.currency);
  if (values.range !== defaults.range) query.set('range', values.range);
  if (values.base !== defaults.base) query.set('base', values.base);
  return query.size === 0 ? exchangePath : `${exchangePath}?${query}`;
}

/** Defaults of a site with this currency. */
export function exchangeDefaults(base: Base): ExchangeQuery {
  return { base, currency: 'EUR', range: defaultRange };
}
