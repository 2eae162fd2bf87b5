export { episodeKey, podcastKey, podcastsKey } from './audio-keys.ts';
export type { AudioRoom } from './audio-room.server.ts';
export { createAudioRoom } from './audio-room.server.ts';
export { audioRoutes, heardOn, pageOf } from './audio-routes.server.ts';
export { podcastGuid } from './podcast-guid.server.ts';
export type { PodcastSaving } from './save-podcast.server.ts';
