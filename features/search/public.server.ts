export { eraseIndexed } from './indexing/index-queries.server.ts';
export type { SearchFeature } from './search-feature.server.ts';
export { createSearchFeature } from './search-feature.server.ts';
