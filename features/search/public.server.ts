export {
  searchAutocompleteCall,
  searchCall,
  searchHighlightsCall,
  searchTypeaheadCall,
} from './calls/search.call.ts';
export { addSearchCommands } from './commands/search-commands.server.ts';
export type { SearchFeature } from './search-feature.server.ts';
export { createSearchFeature } from './search-feature.server.ts';
export { searchPageSchema, suggestionsSchema, typeaheadSchema } from './search-schema.server.ts';
