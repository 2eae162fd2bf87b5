/** What the page of exchange rates is, before it is drawn. */
import type { Base, ExchangeRate, Range } from '#features/figures/public.ts';

/** What a currency costs, today and over a time [SITE-35]. */
export interface ExchangePageData {
  route: 'exchange';
  base: Base;
  currency: string;
  range: Range;
  /** Newest ones in the base, in the edition's order; none while nothing is known. */
  rates: ExchangeRate[];
  /** Of the currency, oldest first. */
  history: { day: string; rate: number }[];
  conversion: Conversion;
  /** They come from the sandbox. */
  isInvented: boolean;
}

export interface Conversion {
  /** As the reader wrote it. */
  amount: string;
  from: string;
  to: string;
  /** Null where the amount is no number. */
  result: number | null;
}
