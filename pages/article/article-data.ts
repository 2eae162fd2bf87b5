import type { AdsSetting, PageAds } from '#features/ads/public.ts';
import type { ShownEpisode } from '#features/audio/public.ts';
import type { Story, StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { LiveList, MatchData } from '#features/livescore/public.ts';
import type { PromotedNewsletter } from '#features/newsletters/public.ts';
import type { ShownQuiz } from '#features/quiz/public.ts';
import type { LiveBlogParts } from './live-blog-parts.ts';

/** Slots in the text, and below it. */
export const articlePlaces = ['article-1', 'article-2', 'article-3', 'article-4', 'article-5', 'article-end'];

export interface ArticlePageData extends LiveBlogParts {
  story: Story;
  ads: PageAds;
  /** Where slots follow in the text; null where the edition has none. */
  inText: AdsSetting['inText'] | null;
  /** Older stories on the same subject: the list does not change when a new story is published. */
  related: StoryCard[];
  /** URL of the story's section page; '' for none. */
  sectionUrl: string;
  /** Help-line boxes at the end of the story [S23], with texts from the edition. */
  helpLines: { title: string; text: string; phone: string; href: string }[];
  /** Full URL, for sharing. */
  shareUrl: string;
  /** Existing quizzes of the text and the posts, as an anonymous reader sees them. */
  quizzes: ShownQuiz[];
  /** Audio episodes embedded in the text. */
  episodes: ShownEpisode[];
  /** The football match that the story names. */
  match: MatchData | null;
  /** Where a reader follows that match until it is over; null for none. */
  matchFollowPath: string | null;
  /** The table of the season, or the result of the race, that the story names. */
  liveList: LiveList | null;
  /** The newsletter offered at the end of the story; null for none. */
  newsletter: PromotedNewsletter | null;
  /** Of the matches that related stories name. */
  scores: Record<string, CardScore>;
}
