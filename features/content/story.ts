/** Stories as readers see them: as cards and whole. Times are unix seconds, addresses are paths or full URLs. */

import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';
import type { ArticleState, ArticleType, ColorScheme, HeaderType } from './article.ts';
import type { Body } from './body/body-schema.ts';

/** An author with the data that a card shows. */
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

/** A story as a list, a front page or a feed shows it. */
export interface StoryCard {
  id: number;
  type: ArticleType;
  slug: string;
  /** Canonical address: a path on the same domain, a full URL when the story belongs to another one. */
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
  /** Link target of a sponsored card; '' for our own stories. */
  ctUrl: string;
  facebookEngagement: number;
  /** The match, season or race that the story is about, such as `football:2024002`; '' for none [ART-14]. */
  livescoreId: string;
  /** Address of the measuring pixel that is requested when the card is seen; '' for none [ADS-15]. */
  indexAvCode: string;
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
  /** Every image of the body, by id. */
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
  actions: unknown[];
  mirroringSites: string[];
  parentId: number | null;
  corrections: Correction[];
  /** Addresses of the stories in `relatedLink` blocks and internal links, by slug. */
  linked: Record<string, { title: string; url: string }>;
}

/** Data of a link to a live blog's post. */
export interface PostLink {
  id: number;
  slug: string;
  url: string;
  title: string;
  pubDate: number;
  pinned: boolean;
}

/** A post of a live blog without its text. */
export interface ListedPost extends PostLink {
  updatedAt: number;
  version: number;
  keyEvent: boolean;
  flags: string[];
  /** The recommender text when there is one, else the lead. */
  lead: string;
  authors: StoryAuthor[];
}

/** Additional fields of an item in API lists [LIST-28]. */
export interface ListDetails {
  superTags: StorySection[];
  tags: StoryTag[];
  contentHighlight: string;
  mobileImage11: ImageRef | null;
  mobileImage43: ImageRef | null;
  /** The first posts of a live blog, pinned ones first. */
  posts: ListedPost[];
}

/** A post of a live blog with its text. */
export interface LivePost extends ListedPost {
  body: Body;
  images: Record<number, ImageRef>;
}
