/** Days, cards and numbers of receipts as readers see them, on pages and in mails. */
import { noonOf } from '#platform/time/day.ts';
import { fullDate } from '#platform/time/hungarian-date.ts';

/** `2026. december 21.` */
export function dayText(day: string, language: 'hu' | 'en'): string {
  return fullDate(noonOf(day), { timeZone: 'UTC', language });
}

/** `•••• 1111`, however a gateway masks the number of a card. */
export function cardText(mask: string): string {
  return `•••• ${mask.replaceAll(/\D/g, '').slice(-4)}`;
}

/** `T-000123` */
export function receiptText(receipt: number): string {
  return `T-${String(receipt).padStart(6, '0')}`;
}
