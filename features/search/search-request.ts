/** Types of a search request and its result. */
import type { StoryCard, StoryHighlights } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';

/**
 * Slugs of tags, all of which a story must have; of sections and authors, of which it needs one; parts of a title
 * [SRCH-01].
 */
export interface SearchFilters {
  and_tags: string[];
  superTags: string[];
  authors: string[];
  title: string[];
}

export const noFilters: SearchFilters = { and_tags: [], superTags: [], authors: [], title: [] };

export interface SearchRequest {
  /** As typed; '' for every story that passes the filters. A term without a word finds nothing. */
  term: string;
  filters: SearchFilters;
  /** Slugs of sites, [] for all of the domain; sites of other domains match nothing [X11]. */
  sites: string[];
  sort: 'relevance' | 'time';
  /** Published at or after this time. */
  from: Date | null;
  /** Published before this time. */
  to: Date | null;
  page: number;
  perPage: number;
}

export interface FoundStory extends StoryCard {
  /** The hits, marked in the title and in a snippet of the text. */
  marks: StoryHighlights;
}

/** Returned when no story has all the words typed. */
export interface PartialMatch {
  /** Minimum number of the words that each of these stories has. */
  words: number;
  /** Number of words typed; quoted words are not counted, because every story must have them. */
  of: number;
  /** Words that no story has. */
  missing: string[];
}

/** A word that no story has, as typed, and the word of the stories that was searched for instead. */
export interface Correction {
  typed: string;
  found: string;
}

export interface SearchPage {
  articles: FoundStory[];
  page: number;
  perPage: number;
  totalItems: number;
  /** More stories match than are counted: `totalItems` is the limit of the count. */
  totalIsLeast: boolean;
  totalPages: number;
  /** Null when every story has all of the words, or nothing was found at all. */
  partial: PartialMatch | null;
  /** Words that were searched for as names only, though they are other words, too: Hatvan, Pápa [S62]. */
  names: string[];
  /** Words that no story has, and what was searched for instead [S09]. */
  corrections: Correction[];
  dependencies: Dependency[];
}

export const suggestionKinds = ['tags', 'authors', 'title', 'superTags'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** An entry offered by the tag input of the search bar. */
export interface Suggestion {
  text: string;
  type: SuggestionKind;
  /** Slug of the tag, the author, the section, or the story with that title. */
  slug: string;
  /** Number of stories that remain with this filter. */
  count: number;
}
