/** What every bank is asked: its rates from a day on. */
import { dayBefore } from './rates.ts';

export interface RatesAsked {
  url: string;
  /** First and last day. */
  since: string;
  today: string;
  currencies: readonly string[];
  signal: AbortSignal;
}

/** An address below the one that the edition names, whether that ends in a slash or not. */
export function below(url: string, path: string): string {
  return new URL(path, url.endsWith('/') ? url : `${url}/`).href;
}

/** Whether what a bank has of so many days is enough. */
export function fitsIn(days: number, { since, today }: Pick<RatesAsked, 'since' | 'today'>): boolean {
  return since >= dayBefore(today, days);
}
