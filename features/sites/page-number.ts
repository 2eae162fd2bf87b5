/** What the query says about which page, and how long it is. */

/** The `oldal` query: anything that is not a whole number of at least 1 is the first page [S05]. */
export function pageNumber(oldal: string | null): number {
  return oldal !== null && /^[1-9]\d{0,8}$/.test(oldal) ? Number(oldal) : 1;
}

/** The `perPage` query: 1–100, null for anything else [LIST-05]. */
export function pageSize(perPage: string | null): number | null {
  return perPage !== null && /^([1-9]\d?|100)$/.test(perPage) ? Number(perPage) : null;
}
