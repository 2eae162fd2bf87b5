/** The page links of a list [LIST-08]. */
export interface Pagination {
  /** Targets of the arrows; null where there is no such page. */
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
  steps: PaginationStep[];
}

export type PaginationStep =
  | { kind: 'page'; page: number; current: boolean }
  | { kind: 'gap'; side: 'before' | 'after' };

/** Pages within 1 of the current one, within 2 on the first and the last page, and ellipses for the others. */
export function paginate(page: number, totalPages: number): Pagination {
  const distance = page === 1 || page === totalPages ? 2 : 1;
  const from = Math.max(1, page - distance);
  const to = Math.min(totalPages, page + distance);
  const steps: PaginationStep[] = [];
  if (from > 1) steps.push({ kind: 'gap', side: 'before' });
  for (let number = from; number <= to; number++)
    steps.push({ kind: 'page', page: number, current: number === page });
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
 * common to all pages of the list, such as `perPage=20`.
 */
export function pageAddress(path: string, page: number, query = ''): string {
  const parts = [query, page <= 1 ? '' : `oldal=${page}`].filter(Boolean);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
