export type { ImageRef } from './image.ts';
export { coverImageSet, imageAddress, imageFolder, sharePicture } from './image-address.ts';
export type { ImageFormat, ImageRatio, ImageShape, ImageSizeName, ImageVariant } from './image-size.ts';
export { imageBreakpoints } from './image-size.ts';
export type { RecordingRef } from './recording.ts';
export { parseRecordingAddress, recordingAddress, recordingFolder } from './recording.ts';
export type { PictureRequest } from './source-set.ts';
export { preloadOf, sourceSet } from './source-set.ts';
