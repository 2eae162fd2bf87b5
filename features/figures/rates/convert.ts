/** Converts amounts between currencies, on the server and in the browser. */

/** Parses `1 234,5` and `1234.50`; null for anything that is not an amount. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{0,6})?$/.test(digits) ? Number(digits) : null;
}

/** `from` and `to`: costs of one unit of each currency in one base. Null when one of them is unknown. */
export function convert(amount: number, from: number | undefined, to: number | undefined): number | null {
  return from === undefined || to === undefined ? null : (amount * from) / to;
}
