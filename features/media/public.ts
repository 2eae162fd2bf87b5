export { cropRectangle } from './derivatives/crop.ts';
export type { ImageShape, ImageSizeName } from './derivatives/image-size.ts';
export { nearestAddress } from './derivatives/nearest-address.ts';
export type { PictureRequest } from './derivatives/source-set.ts';
export { preloadOf, sourceSet } from './derivatives/source-set.ts';
export {
  type CroppedRatio,
  croppedRatios,
  type Framing,
  framingSchema,
  type OwnCrop,
} from './details/framing.ts';
export type { PictureFault } from './details/picture-details.ts';
export { pictureDetailsSchema, requirableTexts, rightsState } from './details/picture-details.ts';
export { documentAddress } from './document.ts';
export type { ImageRef } from './image.ts';
export {
  coverImageSet,
  imageAddress,
  parseImageAddress,
  sharePicture,
  sharePictureSize,
} from './image-address.ts';
export type { RecordingRef } from './recordings/recording.ts';
export { parseRecordingAddress, recordingAddress } from './recordings/recording.ts';
