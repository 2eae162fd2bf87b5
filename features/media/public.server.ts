export type { Derivative } from './derivative.server.ts';
export type { FetchedPicture, FetchedPictures } from './fetched-picture.server.ts';
export type { Refusal } from './inspect-picture.server.ts';
export type { MediaFeature, MediaNeeds } from './media-feature.server.ts';
export { createMediaFeature } from './media-feature.server.ts';
export type { FocalPointResult } from './set-focal-point.server.ts';
export type { NewPicture, StoreImageResult } from './store-image.server.ts';
export type { StoreRecordingResult } from './store-recording.server.ts';
