export { highlightPosition } from './highlight-position.ts';
export { listOfSearch, nameIn, paperOf } from './list-names.ts';
export type { Pagination, PaginationStep } from './pagination.ts';
export { pageAddress, paginate } from './pagination.ts';
export type { SponsoredLine, SponsoredPlace } from './sponsored-line.ts';
export { sponsoredLineSchema, sponsoredPosition } from './sponsored-line.ts';
