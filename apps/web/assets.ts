/** Addresses of everything that a page fetches beside itself. The build makes the files, the server knows the names. */
import type { ContentRoute, SectionRoute } from '#features/sites/public.ts';
import type { PageData } from './page-data.ts';

/** One for each view: routes of sections are drawn by the same, and so are landing pages and content pages. */
export type ViewName =
  | Exclude<PageData['route'], SectionRoute | ContentRoute>
  | 'section'
  | 'landing'
  | 'live_blog'
  // What a story needs beside its view's when it asks its readers something, or has something to be heard.
  | 'quizzes'
  | 'episodes'
  // What stands above the pages of a paper that is not out.
  | 'preview'
  | 'content';

export interface Assets {
  /** Tokens, fonts, reset and the shell: every page. */
  baseStyles: string;
  /** What a view needs beside the base; '' when nothing. */
  viewStyles: Record<ViewName, string>;
  /** The sites' colours, made of the edition's data; '' leaves the defaults. */
  siteStyles: string;
  /** `rare` are letters of the serif that few pages have. */
  fonts: { serif: string; rare: string; italic: string; sans: string };
  script: string;
  /** What the script imports at once. */
  scriptParts: string[];
  /** The service worker; '' where the operator wants none. */
  worker: string;
  /** What brings islands to life, by their names. */
  islands: Record<string, string>;
  /** Runs before anything is painted. */
  headScript: string;
  /** Changes with anything that a page in a browser could miss after a new build. */
  build: string;
}
