/** What a page is, before it is drawn: plain data that the server's rooms supply and a view turns into React. */
import type { Body, Language, LivePost, Story, StoryCard } from '#features/content/public.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Site } from '#features/sites/public.ts';

/** What every page knows about where it stands. */
export interface Surroundings {
  site: Site;
  /** The paper's other sites, with an address that leads there from this one. */
  sites: { slug: string; name: string; href: string }[];
  /** SVG source of each site's wordmark, by site slug. */
  wordmarks: Record<string, string>;
  language: Language;
  /** Path as requested, without query. */
  path: string;
}

export interface FrontBox {
  slug: string;
  /** How the box is drawn. */
  kind: 'breaking' | 'lead' | 'second' | 'dense' | 'opinion' | 'latest' | 'section' | 'strip';
  /** 1000 marks the breaking box [FRONT-01]. */
  position: number;
  title: string;
  /** Where the title leads, '' when nowhere. */
  href: string;
  stories: StoryCard[];
}

export interface FrontPageData {
  route: 'index';
  boxes: FrontBox[];
}

export interface ArticlePageData {
  route: 'single_article';
  story: Story;
  /** Older stories on the same subject: they never change when something new is published. */
  related: StoryCard[];
  /** A live blog's posts, pinned ones first; empty elsewhere. */
  posts: LivePost[];
  /** A post's live blog; null elsewhere. */
  parent: StoryCard | null;
  /** Help-line boxes to show at the end [S23], from the edition's wording. */
  helpLines: { title: string; text: string; phone: string; href: string }[];
  /** Full URL, for sharing. */
  shareUrl: string;
}

export interface ListPageData {
  route: 'legfrissebb';
  title: string;
  articles: StoryCard[];
  page: number;
  totalPages: number;
  totalItems: number;
}

export interface DocumentPageData {
  route: 'doc';
  title: string;
  updatedAt: number;
  body: Body;
  images: Record<number, ImageRef>;
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
  | ArticlePageData
  | ListPageData
  | DocumentPageData
  | EmptyPageData
  | ErrorPageData
  | ApiDocsPageData;

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
  alternates: { hreflang: string; href: string }[];
  jsonLd: object[];
  /** The lead picture to fetch before anything else. */
  preload: { imagesrcset: string; imagesizes: string; href: string; type: string } | null;
}

export interface Page {
  status: number;
  surroundings: Surroundings;
  head: Head;
  data: PageData;
}
