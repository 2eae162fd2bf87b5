/** What the pages of shows are, before they are drawn. */
import type { ShownEpisode } from '#features/audio/public.ts';
import type { Language } from '#features/content/public.ts';
import type { ImageRef } from '#features/media/public.ts';

/** A show that is heard, with a page of its episodes. */
export interface PodcastPageData {
  route: 'podcast';
  podcast: PodcastHead;
  /** Path of its RSS. */
  feed: string;
  episodes: ShownEpisode[];
  page: number;
  totalPages: number;
  totalItems: number;
}

/** All shows of a domain, and what is newest in them. */
export interface PodcastsPageData {
  route: 'podcasts';
  podcasts: (PodcastHead & { href: string })[];
  episodes: ShownEpisode[];
}

export interface PodcastHead {
  slug: string;
  name: string;
  description: string;
  author: string;
  language: Language;
  image: ImageRef | null;
}
