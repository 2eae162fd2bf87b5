export type { ArchiveQuery, SearchTag } from './archive-query.ts';
export { filtersOf, normaliseTerm, parseFilters, searchQuery } from './search-address.ts';
export type { PartialMatch, SearchFilters, SearchPage, SearchRequest } from './search-request.ts';
export { noFilters } from './search-request.ts';
export { correctedTerm } from './spelling/corrected-term.ts';
export { archiveAddress, archiveQuery, emptySearch, isEmptySearch } from './view/archive-address.ts';
export { archivePath } from './view/archive-path.ts';
