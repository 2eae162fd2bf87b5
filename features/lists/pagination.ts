/** Which pages a list offers from where the reader stands [LIST-08]. */
export interface Pagination {
  /** Arrows; null where they would lead nowhere. */
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
  steps: PaginationStep[];
}

export type PaginationStep =
  | { kind: 'page'; page: number; current: boolean }
  | { kind: 'gap'; side: 'before' | 'after' };

/** Pages within 1 of the current one, within 2 on the first and the last page, and an ellipsis for what is left out. */
export function paginate(page: number, totalPages: number): Pagination {
  const reach = page === 1 || page === totalPages ? 2 : 1;
  const from = Math.max(1, page - reach);
  const to = Math.min(totalPages, page + reach);
  const steps: PaginationStep[] = [];
  if (from > 1) steps.push({ kind: 'gap', side: 'before' });
  for (let near = from; near <= to; near++) steps.push({ kind: 'page', page: near, current: near === page });
  if (to < totalPages) steps.push({ kind: 'gap', side: 'after' });
  return {
    first: page > 1 ? 1 : null,
    previous: page > 1 ? page - 1 : null,
    next: page < totalPages ? page + 1 : null,
    last: page < totalPages ? totalPages : null,
    steps,
  };
}

/**
 * Address of a page of a list. The first page has no number, so that it has one address only [LIST-06]; `query` is
 * what every page of the list keeps, such as `perPage=20`.
 */
export function pageAddress(path: string, page: number, query = ''): string {
  const parts = [query, page <= 1 ? '' : `oldal=${page}`].filter(Boolean);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
