export { addLiveCommands } from './commands/live-commands.server.ts';
export type { LiveFeature, PostEdit } from './live-feature.server.ts';
export { createLiveFeature } from './live-feature.server.ts';
export type { NewPost } from './write-post.server.ts';
