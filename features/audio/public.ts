export { clockLength } from './clock-length.ts';
export { episodeLength } from './episode-length.ts';
export type { PlayedEpisode } from './played-episode.ts';
export type { Chapter, Episode, EpisodeSound, Podcast } from './podcast.ts';
export {
  chaptersPath,
  podcastFeedFolder,
  podcastFeedPath,
  podcastFolder,
  podcastPath,
} from './podcast-address.ts';
export {
  type EpisodeDraft,
  episodeDraftSchema,
  episodeMatter,
  type PodcastDraft,
  podcastDraftSchema,
  podcastMatter,
} from './podcast-schema.ts';
export { podcastTitleLimit } from './podcast-title.ts';
export { type ShownEpisode, showEpisode } from './shown-episode.ts';
