/** A request for a bank's rates since a day. */
import { daysAfter } from '#platform/time/day.ts';

export interface RatesRequest {
  url: string;
  /** First and last day. */
  since: string;
  today: string;
  currencies: readonly string[];
  signal: AbortSignal;
}

/** An address below the configured one, with or without a trailing slash. */
export function urlBelow(url: string, path: string): string {
  return new URL(path, url.endsWith('/') ? url : `${url}/`).href;
}

/** Whether the requested period fits into a file of so many days. */
export function isWithinDays(days: number, { since, today }: Pick<RatesRequest, 'since' | 'today'>): boolean {
  return since >= daysAfter(today, -days);
}
