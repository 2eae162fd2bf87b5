export { formatDuration } from './format-duration.ts';
export type { PodcastPageData, PodcastSummary, PodcastsPageData } from './pages/podcast-data.ts';
export { podcastEpisode } from './pages/podcast-json-ld.ts';
export type { Chapter, Episode, EpisodeSound, Podcast } from './podcast.ts';
export { podcastFeedPath } from './podcast-address.ts';
export {
  type EpisodeDraft,
  episodeDraftSchema,
  episodeFields,
  type PodcastDraft,
  podcastDraftSchema,
  podcastFields,
} from './podcast-schema.ts';
export { podcastTitleLimit } from './podcast-title.ts';
export { type ShownEpisode, showEpisode } from './shown-episode.ts';
