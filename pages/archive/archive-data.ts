/** Page data of the archive. */
import type { StoryCard, StoryHighlights } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { ArchiveQuery, SearchPage, SearchTag } from '#features/search/public.ts';

/** The archive and its search [SITE-15] [SRCH-01]. */
export interface ArchivePageData
  extends Pick<
    SearchPage,
    'page' | 'totalPages' | 'totalItems' | 'totalIsLeast' | 'partial' | 'names' | 'corrections'
  > {
  question: ArchiveQuery;
  /** Placeholder of the search field [SRCH-14]. */
  placeholder: string;
  /** One sentence for each query parameter that could not be parsed. */
  notices: string[];
  /** Filters of the search whose values do not exist, so that nothing is found [X08]. */
  unknown: SearchTag[];
  stories: FoundStoryData[];
  /** The archive of the whole edition when only one of its sites was searched; null otherwise. */
  wider: { name: string; path: string } | null;
  /** Latest stories, offered when nothing was found; empty otherwise. */
  latest: StoryCard[];
  /** Of the matches that the stories name. */
  scores: Record<string, CardScore>;
}

export interface FoundStoryData {
  story: StoryCard;
  /** Title and excerpt with the matches marked; null for an empty search. */
  marks: StoryHighlights | null;
}
