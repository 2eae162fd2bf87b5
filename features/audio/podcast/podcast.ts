/** Podcasts and their episodes [POD-01]. Times are unix seconds, durations are seconds. */
import type { ImageRef } from '#features/media/public.ts';

export interface Podcast {
  id: number;
  slug: string;
  /** Slug of the site it belongs to. */
  site: string;
  name: string;
  description: string;
  author: string;
  ownerEmail: string;
  language: 'hu' | 'en';
  /** A category of Apple's podcast directory. */
  category: string;
  subcategory: string;
  explicit: boolean;
  kind: 'episodic' | 'serial';
  /** No more episodes will be published. */
  complete: boolean;
  /** Directories shall not list it. */
  blocked: boolean;
  copyright: string;
  image: ImageRef | null;
  guid: string;
}

export interface Episode {
  id: number;
  slug: string;
  guid: string;
  title: string;
  /** Plain text; empty lines separate paragraphs. */
  description: string;
  publishedAt: number;
  /** 0 when unknown. */
  duration: number;
  sound: EpisodeSound;
  /** Its own image, or that of its podcast. */
  image: ImageRef | null;
  podcast: Pick<Podcast, 'slug' | 'name' | 'site' | 'language'>;
  /** The story about the episode, when it is public. */
  articleId: number | null;
  season: number | null;
  number: number | null;
  kind: 'full' | 'trailer' | 'bonus';
  explicit: boolean;
  blocked: boolean;
  chapters: Chapter[];
  people: EpisodePerson[];
  transcript: Transcript | null;
}

export interface EpisodeSound {
  /** A path on this site, or a full address elsewhere. */
  url: string;
  mime: string;
  /** 0 when unknown. */
  bytes: number;
}

export interface Chapter {
  at: number;
  title: string;
}

export interface EpisodePerson {
  name: string;
  role: 'host' | 'guest';
}

export interface Transcript {
  url: string;
  type: 'text/vtt' | 'application/x-subrip' | 'text/html' | 'text/plain' | 'application/json';
}
