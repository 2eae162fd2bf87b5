/** Page data of podcasts. */

import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';

/** A podcast with one page of its episodes. */
export interface PodcastPageData {
  podcast: PodcastSummary;
  /** Path of its RSS. */
  feed: string;
  episodes: ShownEpisode[];
  page: number;
  totalPages: number;
  totalItems: number;
}

/** All podcasts of a domain, and their newest episodes. */
export interface PodcastsPageData {
  podcasts: (PodcastSummary & { href: string })[];
  episodes: ShownEpisode[];
}

export interface PodcastSummary {
  slug: string;
  name: string;
  description: string;
  author: string;
  language: Language;
  image: ImageRef | null;
}
