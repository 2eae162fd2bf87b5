/** A story as a reader sees it: on a card, and whole. Times are unix seconds, addresses are paths or full URLs. */
import type { ImageRef } from '#features/media/public.ts';
import type { ArticleState, ArticleType, ColorScheme, HeaderType, Language } from './article.ts';
import type { Body } from './body-schema.ts';

/** Who wrote a story, as far as a card shows it. */
export interface CardAuthor {
  slug: string;
  name: string;
  title: string;
  avatar: ImageRef | null;
}

export interface StoryAuthor extends CardAuthor {
  bio: string;
}

export interface StorySection {
  id: number;
  slug: string;
  name: string;
  site: string;
  active: boolean;
}

export interface StoryTag {
  id: number;
  slug: string;
  name: string;
}

/** What a list, a front page or a feed shows of a story. */
export interface StoryCard {
  id: number;
  type: ArticleType;
  slug: string;
  /** Canonical address: a path on the same domain, a full URL when the story lives on another. */
  url: string;
  /** Originating site's slug. */
  site: string;
  language: Language;
  title: string;
  /** The recommender text when there is one, else the lead. */
  lead: string;
  subType: string;
  pubDate: number;
  updatedAt: number;
  version: number;
  flags: string[];
  section: StorySection | null;
  authors: CardAuthor[];
  image: ImageRef | null;
  /** Reading time in minutes. */
  minute: number;
  headerType: HeaderType;
  /** Where a sponsored card leads; '' for our own stories. */
  ctUrl: string;
  facebookEngagement: number;
}

export interface Correction {
  at: number;
  text: string;
}

/** A whole story, for its own page. */
export interface Story extends StoryCard {
  state: ArticleState;
  subtitle: string;
  ownLead: string;
  authors: StoryAuthor[];
  ogDescription: string;
  contributors: StoryAuthor[];
  superTags: StorySection[];
  tags: StoryTag[];
  body: Body;
  /** Every picture the body names, by id. */
  images: Record<number, ImageRef>;
  coverImage: ImageRef | null;
  coverImageText: string;
  facebookImage: ImageRef | null;
  mobileImage11: ImageRef | null;
  mobileImage43: ImageRef | null;
  colorScheme: ColorScheme | null;
  colorClass: string;
  halfImage: boolean;
  articleWidthCover: boolean;
  important: boolean;
  favorite: boolean;
  evergreen: boolean;
  announcement: boolean;
  spiritualHelp: boolean;
  drugProblem: boolean;
  facebookSuggested: boolean;
  rank: number;
  periodic: string;
  contentHighlight: string;
  paragraphCount: number;
  avCode: string;
  indexAvCode: string;
  livescoreId: string;
  actions: unknown[];
  mirroringSites: string[];
  parentId: number | null;
  corrections: Correction[];
  /** Addresses of the stories that `relatedLink` blocks and internal links name, by slug. */
  linked: Record<string, { title: string; url: string }>;
}

/** What a link to a live blog's post says of it. */
export interface PostLink {
  id: number;
  slug: string;
  url: string;
  title: string;
  pubDate: number;
  pinned: boolean;
}

/** One post of a live blog, as shown inside it. */
export interface LivePost extends PostLink {
  updatedAt: number;
  version: number;
  keyEvent: boolean;
  authors: StoryAuthor[];
  body: Body;
  images: Record<number, ImageRef>;
}
