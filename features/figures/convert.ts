/** From one currency to another, on the server and in the browser. */

/** `1 234,5` and `1234.50` alike; null for what is no amount of money. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{0,6})?$/.test(digits) ? Number(digits) : null;
}

/** What a unit of each costs in one base, which itself costs 1. Null where one of them is not known. */
export function convert(amount: number, from: number | undefined, to: number | undefined): number | null {
  return from === undefined || to === undefined ? null : (amount * from) / to;
}
