/** Page data of the exchange rates. */

import type { ExchangeRate } from '../board-schema.ts';
import type { Base, Range } from '../rates/rates.ts';

/** Current exchange rates, and the history of one currency [SITE-35]. */
export interface ExchangePageData {
  base: Base;
  currency: string;
  range: Range;
  /** Latest rates in the base currency, in the edition's order; empty while none are known. */
  rates: ExchangeRate[];
  /** Daily rates of the currency, oldest first. */
  history: { day: string; rate: number }[];
  conversion: Conversion;
  /** The rates are the sandbox's sample data. */
  isInvented: boolean;
}

export interface Conversion {
  /** As the reader typed it. */
  amount: string;
  from: string;
  to: string;
  /** Null when the amount is not a number. */
  result: number | null;
}
