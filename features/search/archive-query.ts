/** A search of the archive as a reader states it. */
import type { SuggestionKind } from './search-request.ts';

/** A parsed archive search. All fields empty: everything, newest first. */
export interface ArchiveQuery {
  term: string;
  tags: SearchTag[];
  sort: 'relevance' | 'time';
  /** First and last date, `2024-06-14`; '' for no limit. */
  from: string;
  to: string;
  /** Null for the default page size. */
  perPage: number | null;
}

/** A search filter, shown as a chip. */
export interface SearchTag {
  type: SuggestionKind;
  /** The filter's value: a slug, or the text of a title. */
  value: string;
  text: string;
  /** Cannot be removed by the reader [SRCH-09]. */
  protected: boolean;
}
