/** What a reader asks the archive for, and what is found. */
import type { StoryCard, StoryMarks } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';

/** Slugs of tags, all of which a story must bear; of sections and authors, one of which is enough; parts of a title [SRCH-01]. */
export interface SearchFilters {
  and_tags: string[];
  superTags: string[];
  authors: string[];
  title: string[];
}

export const noFilters: SearchFilters = { and_tags: [], superTags: [], authors: [], title: [] };

export interface SearchQuestion {
  /** As it was typed; '' for every story that the filters leave. One that has no word finds nothing. */
  term: string;
  filters: SearchFilters;
  /** Slugs of sites, [] for all of the domain; on those of other domains nothing is found [X11]. */
  sites: string[];
  sort: 'relevance' | 'time';
  /** Published at this moment or later. */
  from: Date | null;
  /** Published before this moment. */
  to: Date | null;
  page: number;
  perPage: number;
}

export interface FoundStory extends StoryCard {
  /** What was looked for, marked in the title and in a piece of the text. */
  marks: StoryMarks;
}

export interface SearchPage {
  articles: FoundStory[];
  page: number;
  perPage: number;
  totalItems: number;
  /** More were found than are counted: `totalItems` is where the counting stopped. */
  totalIsLeast: boolean;
  totalPages: number;
  dependencies: Dependency[];
}

export const suggestionKinds = ['tags', 'authors', 'title', 'superTags'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** What the tag input of the search bar offers. */
export interface Suggestion {
  text: string;
  type: SuggestionKind;
  /** Of the tag, the author, the section, or the story with that title. */
  slug: string;
  /** Stories that it would leave. */
  count: number;
}
