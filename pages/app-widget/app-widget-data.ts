import type { StoryCard } from '#features/content/public.ts';

/** The newest stories, for a view inside the native app. */
export interface AppWidgetPageData {
  title: string;
  /** Their URLs are absolute. */
  articles: StoryCard[];
}
