export type { Derivative } from './derivative.server.ts';
export type { FetchedPicture, FetchedPictures } from './fetched-picture.server.ts';
export type { Refusal } from './inspect-picture.server.ts';
export type { MediaFeature } from './media-feature.server.ts';
export { createMediaFeature } from './media-feature.server.ts';
