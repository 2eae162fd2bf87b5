/** Days, cards and numbers of receipts as readers see them, on pages and in mails. */
import { fullDate } from '#platform/time/hungarian-date.ts';

/** `2026. december 21.` */
export function dayText(day: string, language: 'hu' | 'en'): string {
  return fullDate(Date.parse(`${day}T12:00:00Z`) / 1000, { timeZone: 'UTC', language });
}

/** `•••• 1111`, however a gateway masks the number of a card. */
export function cardText(mask: string): string {
  return `•••• ${mask.replaceAll(/\D/g, '').slice(-4)}`;
}

/** `T-000123` */
export function receiptText(receipt: number): string {
  return `T-${String(receipt).padStart(6, '0')}`;
}
