import type { ContentFeature } from '#features/content/public.server.ts';
import type { AudioFeature } from '../audio-feature.server.ts';

/** The features that pages and calls of podcasts need. */
export interface PodcastNeeds {
  audio: AudioFeature;
  content: ContentFeature;
}
