/** What a page is, before it is drawn: plain data that the server's rooms supply and a view turns into React. */
import type { ShownEpisode } from '#features/audio/public.ts';
import type { Body, Language, Story, StoryCard, StoryMarks } from '#features/content/public.ts';
import type { BlogPost, Book, Promo, RecommenderGroup, StoryBoxKind } from '#features/front/public.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { RefusalCode, ShownQuiz } from '#features/quiz/public.ts';
import type { SuggestionKind } from '#features/search/public.ts';
import type { ContentRoute, LandingLook, LandingRoute, SectionRoute, Site } from '#features/sites/public.ts';
import type { LiveBlogParts } from './article/live-blog-parts.ts';
import type { PodcastPageData, PodcastsPageData } from './audio/podcast-data.ts';
import type { ExchangePageData } from './exchange/exchange-data.ts';
import type { ShellData } from './shell/shell-data.ts';

/** What every page knows about where it stands. */
export interface Surroundings {
  site: Site;
  language: Language;
  /** Path as requested, without query. */
  path: string;
  /** The readers' day when the page was made: `2024-06-14`. */
  today: string;
  shell: ShellData;
  /** Inside the native app: the name it listens to. '' elsewhere [APP-01]. */
  app: string;
}

/** A box of stories. */
export interface FrontBox {
  slug: string;
  /** How the box is drawn. */
  kind: Exclude<StoryBoxKind, 'auto'>;
  /** 1000 marks the breaking box [FRONT-01]. */
  position: number;
  title: string;
  /** Where the title leads, '' when nowhere. */
  href: string;
  stories: StoryCard[];
  /** Those that can be heard, by their stories' ids. */
  episodes?: Record<number, ShownEpisode>;
}

/** A box of something else. */
export type FrontBlock = { slug: string; position: number; title: string } & (
  | { kind: 'trending'; tags: { name: string; href: string }[] }
  | { kind: 'books'; books: Book[] }
  | { kind: 'promo'; promo: Promo }
  /** `shown` of them are seen at a time [FRONT-15]. */
  | { kind: 'blogs'; posts: BlogPost[]; shown: number }
  | { kind: 'links'; shop: string; stores: { apple: string; google: string } | null }
  | { kind: 'auto'; href: string; stories: StoryCard[]; variants: Variants }
  | { kind: 'recommender'; groups: RecommendedStories[]; variants: Variants }
);

export interface RecommendedStories {
  group: RecommenderGroup;
  stories: StoryCard[];
}

/** The page has variant 1; the reader's browser draws another one and keeps which are left [FRONT-07] [FRONT-12]. */
export interface Variants {
  /** The call that answers a variant by its number `v`. */
  from: string;
  most: number;
  /** Name of the pool in the browser's storage [X31]. */
  pool: string;
}

export interface FrontPageData {
  route: 'index';
  boxes: (FrontBox | FrontBlock)[];
}

/** The first page of a sub-site that has one of its own [X03]. */
export interface LandingPageData {
  /** Which face it has. */
  route: LandingRoute;
  /** A mode the page is always seen in. */
  colorScheme: 'light' | 'dark' | null;
  blocks: LandingBlock[];
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
  /** Where the title leads, '' when nowhere. */
  href: string;
  /** Never none; where the look has a large one, it is the first. */
  stories: StoryCard[];
  episodes?: Record<number, ShownEpisode>;
}

/** A video elsewhere, and where else the brand is to be found. */
export interface LandingVideo {
  kind: 'video';
  title: string;
  text: string;
  href: string;
  links: { name: string; href: string }[];
}

/** A line to read on from. */
export interface LandingExcerpt {
  title: string;
  href: string;
  text: string;
  source: string;
}

export interface ArticlePageData extends LiveBlogParts {
  route: 'single_article';
  story: Story;
  /** Older stories on the same subject: they never change when something new is published. */
  related: StoryCard[];
  /** Page of the story's section; '' when it has none. */
  sectionUrl: string;
  /** Help-line boxes to show at the end [S23], from the edition's wording. */
  helpLines: { title: string; text: string; phone: string; href: string }[];
  /** Full URL, for sharing. */
  shareUrl: string;
  /** Of its text and its posts, as somebody sees them of whom nothing is known; those that are there. */
  quizzes: ShownQuiz[];
  /** Those of its text that can be heard. */
  episodes: ShownEpisode[];
}

/** A section's page: a list of stories, and what its edition puts around it. */
export interface ListPageData {
  route: SectionRoute;
  title: string;
  description: string;
  /** Path of the feed, '' when there is none [SEO-06]. */
  rss: string;
  language: Language;
  articles: StoryCard[];
  /** Which of the articles stands out, counted from 0 [LIST-10]. */
  highlightedAt: number | null;
  /** `at` is how many articles come before it [LIST-13]. */
  sponsored: { line: SponsoredLineCard; at: number } | null;
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  /** Query of the page's address that its other pages must keep: '' or `perPage=20`. */
  query: string;
  /** Whether days part the list: it holds all that a site publishes. */
  showsDays: boolean;
  /** Four, or none [LIST-22]. */
  highlights: StoryCard[];
  tabs: { title: string; href: string; current: boolean }[];
  author: AuthorHeader | null;
  extra: { title: string; stories: StoryCard[] } | null;
  searchBar: SectionSearchBar | null;
  map: { src: string; title: string; caption: string } | null;
  methodology: { title: string; href: string } | null;
  /** The tag whose page this is, for what the reader has looked at [LIST-26]; '' elsewhere. */
  visitedTag: string;
  sidebar: { recommended: StoryCard[] };
  episodes?: Record<number, ShownEpisode>;
}

/** An advertisement in one line. */
export interface SponsoredLineCard {
  ctLink: string;
  description: string;
  cssClass: string;
  /** What the advertiser's measurement calls it. */
  avCode: string;
}

export interface AuthorHeader {
  slug: string;
  name: string;
  title: string;
  bio: string;
  avatar: ImageRef | null;
}

/** A form that asks the archive about a part of it. */
export interface SectionSearchBar {
  placeholder: string;
  action: string;
  /** What belongs to the section, and nobody takes off [SRCH-09]; none for the whole archive. */
  tags: SearchTag[];
}

/** The archive and its search [SITE-15] [SRCH-01]. */
export interface ArchivePageData {
  route: 'archivum';
  question: ArchiveQuestion;
  /** Text of the empty search field [SRCH-14]. */
  placeholder: string;
  /** What of the address was not understood, a sentence each. */
  notices: string[];
  stories: FoundStoryData[];
  page: number;
  totalPages: number;
  totalItems: number;
  /** There are more than `totalItems`, and nobody counted them. */
  totalIsLeast: boolean;
  /** The archive of the whole paper, where only one of its sites was searched; null elsewhere. */
  wider: { name: string; path: string } | null;
  /** What there is to read where nothing was found; empty elsewhere. */
  latest: StoryCard[];
}

/** What the archive is asked, as far as it was understood. All empty: everything, newest first. */
export interface ArchiveQuestion {
  term: string;
  tags: SearchTag[];
  sort: 'relevance' | 'time';
  /** First and last day, `2024-06-14`; '' for no limit. */
  from: string;
  to: string;
  /** Null for the page's own. */
  perPage: number | null;
}

/** One narrowing of a search, shown as a chip. */
export interface SearchTag {
  type: SuggestionKind;
  /** What the filter holds: a slug, or the text of a title. */
  value: string;
  text: string;
  /** Cannot be taken off [SRCH-09]. */
  protected: boolean;
}

export interface FoundStoryData {
  story: StoryCard;
  /** Title and a piece of text with the words that were found; null where nothing was asked. */
  marks: StoryMarks | null;
}

/** What a page has that is a document and not news. */
export interface WrittenPage {
  title: string;
  updatedAt: number;
  body: Body;
  images: Record<number, ImageRef>;
}

export interface DocumentPageData extends WrittenPage {
  route: 'doc';
}

/** A document at an address of its own. */
export interface ContentPageData extends WrittenPage {
  route: ContentRoute;
  /** What stands behind its opening words. */
  part:
    | { kind: 'stories'; title: string; href: string; articles: StoryCard[] }
    | { kind: 'staff'; desks: StaffDesk[] }
    | { kind: 'gift'; holder: string; taxNumber: string; deadline: string }
    | null;
}

export interface StaffDesk {
  title: string;
  people: {
    name: string;
    role: string;
    email: string;
    slug: string;
    /** The page of what they wrote; '' for those who have none. */
    href: string;
    avatar: ImageRef | null;
  }[];
}

/** The newest stories, for a view inside the native app. */
export interface AppWidgetPageData {
  route: 'app_web_widget';
  title: string;
  /** Their addresses are full ones. */
  articles: StoryCard[];
}

/** What the reader keeps on the device: the page is the same for everybody, the browser fills it. */
export interface KeptPageData {
  route: 'kept';
  /** Shown in the place of a page that the network did not bring. */
  isOffline: boolean;
}

/** One quiz, for readers without script: as this reader sees it. */
export interface QuizPageData {
  route: 'quiz';
  quiz: ShownQuiz;
  /** Path of the story to go back to; '' when it is not known. */
  back: string;
  refusal: RefusalCode | null;
  /** Questions to answer anew. */
  changing: string[];
}

/** Where the newsroom signs in to a paper that is not out. */
export interface LoginPageData {
  route: 'login';
  /** The path that was asked for. */
  to: string;
  /** The code that was sent is not good, too many came from there, or nobody can look now; null before one was sent. */
  refusal: 'code' | 'attempts' | 'away' | null;
}

export interface EmptyPageData {
  route: 'empty';
}

export interface ErrorPageData {
  route: 'error';
  status: number;
  /** The catalogue's message, for the foot of the page. */
  message: string;
  requestId: string;
  latest: StoryCard[];
}

/** The HTTP API's document, made readable. */
export interface ApiDocsPageData {
  route: 'api_docs';
  title: string;
  version: string;
  description: string;
  operations: ApiOperation[];
  problems: { code: string; status: number; title: string }[];
}

export interface ApiOperation {
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; type: string; description: string }[];
  responses: { status: string; description: string; schema: string }[];
}

export type PageData =
  | FrontPageData
  | LandingPageData
  | ArticlePageData
  | ListPageData
  | ArchivePageData
  | DocumentPageData
  | ContentPageData
  | AppWidgetPageData
  | KeptPageData
  | LoginPageData
  | EmptyPageData
  | ErrorPageData
  | ApiDocsPageData
  | QuizPageData
  | PodcastPageData
  | PodcastsPageData
  | ExchangePageData;

/** What goes into the document's head; written by a template, not by React. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  /** '' or 'noindex' and the like. */
  robots: string;
  openGraph: {
    type: 'website' | 'article';
    title: string;
    description: string;
    image: string;
    imageAlt: string;
  };
  article: { published: string; modified: string; section: string; authors: string[]; tags: string[] } | null;
  /** Feeds, translations, the pages before and after this one. */
  links: HeadLink[];
  jsonLd: object[];
  /** The lead picture to fetch before anything else; an article's follows from its header. */
  preload: { imagesrcset: string; imagesizes: string; href: string; type: string } | null;
}

export interface HeadLink {
  rel: 'alternate' | 'prev' | 'next' | 'search';
  href: string;
  type?: string;
  title?: string;
  hreflang?: string;
}

export interface Page {
  status: number;
  surroundings: Surroundings;
  head: Head;
  data: PageData;
}
