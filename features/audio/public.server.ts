export type { AudioFeature } from './audio-feature.server.ts';
export { createAudioFeature } from './audio-feature.server.ts';
export { episodeSchema, presentEpisodes } from './calls/episodes.call.ts';
export { storiesOfEpisodes } from './pages/stories-of-episodes.ts';
export { podcastGuid } from './podcast/podcast-guid.server.ts';
export { podcastPageOf } from './podcast/podcasts-of-site.ts';
