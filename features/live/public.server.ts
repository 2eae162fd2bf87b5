export { addLiveCommands } from './commands/live-commands.server.ts';
export type { LiveFeature } from './live-feature.server.ts';
export { createLiveFeature } from './live-feature.server.ts';
