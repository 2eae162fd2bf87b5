import type { PageAds } from '#features/ads/public.ts';
import type { ShownEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { Book } from '#features/front/public.ts';
import type { LandingLook, LandingRoute } from '#features/sites/public.ts';

/** The front page of a sub-site that has its own layout [X03]. */
export interface LandingPageData {
  ads: PageAds;
  /** The route also selects the page's theme. */
  route: LandingRoute;
  /** The forced colour mode; null follows the reader's. */
  colorScheme: 'light' | 'dark' | null;
  blocks: LandingBlock[];
  /** Of the matches that the stories name. */
  scores: Record<string, CardScore>;
}

export type LandingBlock =
  | LandingStories
  | LandingVideo
  | { kind: 'books'; title: string; books: Book[] }
  | { kind: 'excerpts'; title: string; excerpts: LandingExcerpt[] }
  | { kind: 'ad'; slot: string };

export interface LandingStories {
  kind: 'stories';
  slug: string;
  look: LandingLook;
  title: string;
  /** Link of the title, '' for none. */
  href: string;
  /** Never empty; layouts with a large card use the first story for it. */
  stories: StoryCard[];
  episodes?: Record<number, ShownEpisode>;
}

/** A link to a video on an external service, and to the brand's other accounts. */
export interface LandingVideo {
  kind: 'video';
  title: string;
  text: string;
  href: string;
  links: { name: string; href: string }[];
}

/** A quoted sentence that links to its section. */
export interface LandingExcerpt {
  title: string;
  href: string;
  text: string;
  source: string;
}
