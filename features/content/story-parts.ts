/** Parts of stories besides their own fields. Times are unix seconds, addresses are paths or full URLs. */
import type { ImageRef } from '#features/media/public.ts';
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

export interface Correction {
  at: number;
  text: string;
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

/** A post of a live blog with its text. */
export interface LivePost extends ListedPost {
  body: Body;
  images: Record<number, ImageRef>;
}

/** Addresses of the stories that related-link blocks and links of a text name, by slug. */
export type StoryLinks = Record<string, { title: string; url: string }>;

/** Pictures of a text, by id. */
export type TextImages = Record<number, ImageRef>;
