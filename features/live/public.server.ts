export type { LiveRoom, PostEdit } from './live-room.server.ts';
export { createLiveRoom } from './live-room.server.ts';
export type { NewPost } from './write-post.server.ts';
