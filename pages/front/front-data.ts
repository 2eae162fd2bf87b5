import type { PageAds } from '#features/ads/public.ts';
import type { ShownEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { BlogPost, Book, Promo, RecommenderGroup, StoryBoxKind } from '#features/front/public.ts';
import type { PromotedNewsletter } from '#features/newsletters/public.ts';

/** A front-page box of stories. */
export interface FrontBox {
  slug: string;
  /** The box's layout. */
  kind: Exclude<StoryBoxKind, 'auto'>;
  /** 1000 marks the breaking box [FRONT-01]. */
  position: number;
  title: string;
  /** Link of the title, '' for none. */
  href: string;
  stories: StoryCard[];
  /** Audio episodes, by story id. */
  episodes?: Record<number, ShownEpisode>;
}

/** A front-page box of other content than edited stories. */
export type FrontBlock = { slug: string; position: number; title: string } & (
  | { kind: 'trending'; tags: { name: string; href: string }[] }
  | { kind: 'books'; books: Book[] }
  | { kind: 'promo'; promo: Promo }
  /** `shown` is how many posts are visible at a time [FRONT-15]. */
  | { kind: 'blogs'; posts: BlogPost[]; shown: number }
  | { kind: 'links'; shop: string | null; stores: { apple: string; google: string } | null }
  | { kind: 'auto'; href: string; stories: StoryCard[]; variants: Variants }
  | { kind: 'recommender'; groups: RecommendedStories[]; variants: Variants }
);

export interface RecommendedStories {
  group: RecommenderGroup;
  stories: StoryCard[];
}

/** The page contains variant 1; the browser picks another and stores which are left [FRONT-07] [FRONT-12]. */
export interface Variants {
  /** API path that returns a variant by its number `v`. */
  from: string;
  /** Number of variants. */
  most: number;
  /** localStorage key of the pool [X31]. */
  pool: string;
}

/** Slots below the top zone, and after every second box. */
export const frontPlaces = ['front-1', 'front-2', 'front-3', 'front-4'];

export interface FrontPageData {
  ads: PageAds;
  boxes: (FrontBox | FrontBlock)[];
  /** The newsletter that the page offers; null for none. */
  newsletter: PromotedNewsletter | null;
  /** Of the matches that the stories name. */
  scores: Record<string, CardScore>;
}

/** The type of the front page blocks of one kind. */
export type BlockOf<Kind extends FrontBlock['kind']> = Extract<FrontBlock, { kind: Kind }>;
