/** What an address can mean: one of the specification's routes with its parameters. */
import type { ContentPage } from './content-page.ts';
import type { Section } from './section.ts';

export type PageAddress =
  | { route: 'index' }
  | {
      route: 'single_article';
      superTag: string | null;
      date: string;
      slug: string;
      elo: boolean;
      /** Which of a live blog's posts are asked for, from the query. */
      posts: PostsInAddress;
    }
  | { route: 'doc'; slug: string }
  | { route: 'content'; page: ContentPage }
  | { route: 'empty' }
  | { route: 'app_web_widget' }
  /** A show that is heard; null for all of them. */
  | { route: 'podcast'; slug: string | null; page: number }
  /** What the reader keeps on this device, or what is shown of it without network. */
  | { route: 'kept'; isOffline: boolean }
  | {
      route: 'section';
      section: Section;
      params: Record<string, string>;
      page: number;
      /** From the query, 1–100; null is the section's own. */
      perPage: number | null;
    }
  | {
      route: 'archivum';
      /** As it came, without fbclid. */
      query: string;
      page: number;
      perPage: number | null;
    }
  | {
      route: 'exchange';
      /** As it came, without fbclid. */
      query: string;
    }
  /** Where the newsroom signs in, in preview. */
  | {
      route: 'login';
      /** As it came, without fbclid. */
      query: string;
    }
  /** Known addresses whose pages come with later work: 404 until then. */
  | { route: 'later'; name: LaterRoute; params: Record<string, string> };

export interface PostsInAddress {
  page: number;
  /** Key events alone. */
  onlyKey: boolean;
  /** The page that has the post of this slug, whichever that is by now. */
  post: string | null;
}

export type LaterRoute = 'attachment_section' | 'tip_game' | 'support' | 'football' | 'formula_1';

export type StoryAddress = Extract<PageAddress, { route: 'single_article' }>;
