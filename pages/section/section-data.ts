import type { PageAds } from '#features/ads/public.ts';
import type { ShownEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { LiveList } from '#features/livescore/public.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { SearchTag } from '#features/search/public.ts';
import type { Language, SectionRoute } from '#features/sites/public.ts';

/** Slots: on mobile after the third story, on desktop beside the list [LIST-11]. */
export const listPlaces = ['list-mobile', 'list-sidebar'];

/** A section's page: a list of stories, and the blocks that the edition adds around it. */
export interface ListPageData {
  ads: PageAds;
  route: SectionRoute;
  title: string;
  description: string;
  /** Path of the RSS feed, '' for none [SEO-06]. */
  rss: string;
  language: Language;
  articles: StoryCard[];
  /** Index of the highlighted article [LIST-10]. */
  highlightedAt: number | null;
  /** `at` is the number of articles before the line [LIST-13]. */
  sponsored: { line: SponsoredLineCard; at: number } | null;
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  /** Query string that pagination links must preserve: '' or `perPage=20`. */
  query: string;
  /** Whether the list is grouped by day: true for the list of everything that a site publishes. */
  showsDays: boolean;
  scrollsToList: boolean;
  highlights: StoryCard[];
  tabs: { title: string; href: string; current: boolean }[];
  author: AuthorHeader | null;
  extra: { title: string; stories: StoryCard[] } | null;
  searchBar: SectionSearchBar | null;
  /** Live scores above the first page. */
  live: { title: string; list: LiveList }[];
  map: { src: string; title: string; caption: string } | null;
  methodology: { title: string; href: string } | null;
  /** Slug of the tag whose page this is, for the reader's visited tags [LIST-26]; '' elsewhere. */
  visitedTag: string;
  /** Where a reader follows the tag; null for none. */
  followPath: string | null;
  sidebar: { recommended: StoryCard[] };
  episodes?: Record<number, ShownEpisode>;
  /** Of the matches that the stories name. */
  scores: Record<string, CardScore>;
}

/** A one-line advertisement. */
export interface SponsoredLineCard {
  ctLink: string;
  description: string;
  cssClass: string;
  /** Address of the advertiser's measuring pixel; '' for none [ADS-15]. */
  avCode: string;
}

export interface AuthorHeader {
  slug: string;
  name: string;
  title: string;
  bio: string;
  avatar: ImageRef | null;
}

/** A search form for the archive, limited to a section. */
export interface SectionSearchBar {
  placeholder: string;
  action: string;
  /** The section's fixed filters, which readers cannot remove [SRCH-09]; empty for the whole archive. */
  tags: SearchTag[];
}
