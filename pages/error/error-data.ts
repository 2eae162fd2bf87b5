import type { StoryCard } from '#features/content/public.ts';

export interface ErrorPageData {
  status: number;
  /** The error catalogue's message, printed below the explanation. */
  message: string;
  requestId: string;
  latest: StoryCard[];
}
