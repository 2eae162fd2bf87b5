export type { ArchiveQuery, SearchTag } from './archive-query.ts';
export {
  filtersOf,
  isReservedWord,
  normaliseTerm,
  parseFilters,
  reservedWords,
  type SearchParameters,
  searchQuery,
  withoutCount,
} from './search-address.ts';
export type {
  FoundStory,
  PartialMatch,
  SearchFilters,
  SearchPage,
  SearchRequest,
  Suggestion,
  SuggestionKind,
} from './search-request.ts';
export { noFilters, suggestionKinds } from './search-request.ts';
export {
  archiveAddress,
  archiveQuery,
  emptySearch,
  filtersText,
  isEmptySearch,
} from './view/archive-address.ts';
export { archivePath } from './view/archive-path.ts';
export type { TagChange, TagList, TagRules } from './view/tag-list.ts';
export {
  addTag,
  backspace,
  clearMark,
  isMarked,
  isReserved,
  markDurationMs,
  matchingSuggestion,
  removeTag,
  splitAtSeparators,
} from './view/tag-list.ts';
export { type TagWords, tagWords } from './view/tag-words.ts';
