export type { AudioFeature } from './audio-feature.server.ts';
export { createAudioFeature } from './audio-feature.server.ts';
export {
  episodeCall,
  episodeSchema,
  episodesCall,
  podcastsCall,
  presentEpisodes,
} from './calls/episodes.call.ts';
export { podcastChaptersCall, podcastFeedCall } from './calls/podcast-feed.call.ts';
export { addPodcastCommands } from './commands/podcast-commands.server.ts';
export { podcastPage } from './pages/podcast.page.ts';
export { podcastsPage } from './pages/podcasts.page.ts';
export { storiesOfEpisodes } from './pages/stories-of-episodes.ts';
export { podcastGuid } from './podcast-guid.server.ts';
export { podcastPageOf } from './podcasts-of-site.ts';
