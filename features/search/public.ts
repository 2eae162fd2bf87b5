export {
  filtersOf,
  isReservedWord,
  parseFilters,
  reservedWords,
  type SearchWords,
  searchQuery,
  tidyTerm,
  withoutCount,
} from './search-address.ts';
export type {
  FoundStory,
  SearchFilters,
  SearchPage,
  SearchQuestion,
  Suggestion,
  SuggestionKind,
} from './search-question.ts';
export { noFilters, suggestionKinds } from './search-question.ts';
