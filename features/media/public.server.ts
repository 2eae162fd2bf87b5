export type { Derivative } from './derivatives/derivative.server.ts';
export type { KnownPicture } from './details/change-details.server.ts';
export { faultsOfPictures } from './details/picture-checks.server.ts';
export type { MediaFeature } from './media-feature.server.ts';
export { createMediaFeature } from './media-feature.server.ts';
export { framingVersion } from './set-focal-point.server.ts';
export type { FetchedPicture, FetchedPictures } from './storing/fetched-picture.server.ts';
export type { Refusal } from './storing/inspect-picture.server.ts';
export { pictureErasureSchema, pictureErasures } from './takedown/takedown-queries.server.ts';
