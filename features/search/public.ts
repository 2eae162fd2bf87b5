export type { ArchiveQuery, SearchTag } from './archive-query.ts';
export {
  filtersOf,
  isReservedWord,
  normaliseTerm,
  parseFilters,
  type SearchParameters,
  searchQuery,
} from './search-address.ts';
export type {
  FoundStory,
  PartialMatch,
  SearchFilters,
  SearchPage,
  SearchRequest,
  Suggestion,
} from './search-request.ts';
export { noFilters } from './search-request.ts';
export { archiveAddress, archiveQuery, emptySearch, isEmptySearch } from './view/archive-address.ts';
export { archivePath } from './view/archive-path.ts';
