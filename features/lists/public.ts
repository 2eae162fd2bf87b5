export type { Pagination, PaginationStep } from './pagination.ts';
export { pageAddress, paginate } from './pagination.ts';
