export { documentAddress } from './document.ts';
export type { ImageRef } from './image.ts';
export { coverImageSet, imageAddress, sharePicture, sharePictureSize } from './image-address.ts';
export type { ImageShape, ImageSizeName } from './image-size.ts';
export { nearestAddress } from './nearest-address.ts';
export type { RecordingRef } from './recording.ts';
export { parseRecordingAddress, recordingAddress } from './recording.ts';
export type { PictureRequest } from './source-set.ts';
export { preloadOf, sourceSet } from './source-set.ts';
