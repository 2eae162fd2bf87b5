export type { Refusal } from './inspect-picture.server.ts';
export type { MediaNeeds, MediaRoom } from './media-room.server.ts';
export { createMediaRoom } from './media-room.server.ts';
export type { MovedFocalPoint } from './set-focal-point.server.ts';
export type { OfferedPicture, TakenPicture } from './take-image.server.ts';
export type { TakenRecording } from './take-recording.server.ts';
