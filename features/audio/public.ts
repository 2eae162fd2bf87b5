export { podcastEpisode } from './pages/podcast-json-ld.ts';
export type { Episode } from './podcast/podcast.ts';
export { podcastFeedPath } from './podcast/podcast-address.ts';
export {
  type EpisodeDraft,
  episodeDraftSchema,
  episodeFields,
  podcastDraftSchema,
  podcastFields,
} from './podcast/podcast-schema.ts';
export { podcastTitleLimit } from './podcast/podcast-title.ts';
export { type ShownEpisode, showEpisode } from './podcast/shown-episode.ts';
