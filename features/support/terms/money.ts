/** Amounts of money: whole hundredths and a currency. Gateways count differently, so that clients convert. */
import { formatAmount } from '#platform/text/hungarian-number.ts';
import { numberText } from '#platform/text/number-text.ts';

export const currencies = ['HUF', 'EUR', 'RON', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export interface Money {
  /** Hundredths, also of a forint. */
  amount: number;
  currency: Currency;
}

const signs: Readonly<Record<Currency, string>> = { HUF: 'Ft', EUR: 'euró', RON: 'lej', USD: 'dollár' };

/** The unit behind a field: `Ft`, `euró`; in English the currency's code. */
export function currencySign(currency: Currency, language: 'hu' | 'en'): string {
  return language === 'hu' ? signs[currency] : currency;
}

export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}

/** `2500 Ft`, `10 euró`, `7,50 euró`; in English `HUF 2,500`, `EUR 10`, `EUR 7.50`. */
export function moneyText({ amount, currency }: Money, language: 'hu' | 'en' = 'hu'): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  if (language === 'hu') return formatAmount(amount / 100, signs[currency], decimals);
  return `${currency}\u00a0${numberText(amount / 100, 'en', decimals)}`;
}

/** The money that a number of whole units is: `moneyOf(2500, 'HUF')`. */
export function moneyOf(units: number, currency: Currency): Money {
  return { amount: Math.round(units * 100), currency };
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/**
 * The amount that somebody typed: `2 500`, `2.500 Ft`, `7,5`. Null for what is no amount; forints have no fraction.
 */
export function parseAmount(text: string, currency: Currency): Money | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]|Ft|HUF|EUR|€|euró/gi, '');
  const [, whole = '', fraction = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return null;
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (currency === 'HUF' && amount % 100 !== 0) return null;
  return amount > 0 && amount <= largestAmount ? { amount, currency } : null;
}

/** Far beyond what an offer accepts; hundredths fit into a 32-bit integer. */
const largestAmount = 1_000_000_000;
