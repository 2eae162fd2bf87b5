export { podcastEpisode } from './pages/podcast-json-ld.ts';
export type { Episode } from './podcast.ts';
export { podcastFeedPath } from './podcast-address.ts';
export {
  type EpisodeDraft,
  episodeDraftSchema,
  episodeFields,
  podcastDraftSchema,
  podcastFields,
} from './podcast-schema.ts';
export { podcastTitleLimit } from './podcast-title.ts';
export { type ShownEpisode, showEpisode } from './shown-episode.ts';
