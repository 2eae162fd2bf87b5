import { defineFeature, registerCall } from '#features/kit/public.ts';
import {
  searchAutocompleteCall,
  searchCall,
  searchHighlightsCall,
  searchTypeaheadCall,
} from './calls/search.call.ts';
import { addSearchCommands } from './commands/search-commands.server.ts';
import { facts } from './search.feature.ts';

export const searchFeature = defineFeature({
  ...facts,
  calls: [
    registerCall(searchCall),
    registerCall(searchTypeaheadCall),
    registerCall(searchAutocompleteCall),
    registerCall(searchHighlightsCall),
  ],
  commands: [addSearchCommands],
});
