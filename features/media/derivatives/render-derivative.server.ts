import sharp, { type Sharp } from 'sharp';
import type { ImageRef } from '../image.ts';
import { pixelLimit } from '../storing/inspect-picture.server.ts';
import { type Frame, frameOf } from './crop.ts';
import type { ImageFormat, ImageSize, ImageVariant } from './image-size.ts';

/** Version of the rendering, part of the cache key: derivatives of another version are not served. */
export const renderingVersion = 'r1';

export type SourceImage = Pick<ImageRef, 'width' | 'height' | 'focal' | 'crops'> & {
  mime: string;
  frames: number;
};

export function renderDerivative(
  original: Uint8Array,
  image: SourceImage,
  wanted: { size: ImageSize; variant: ImageVariant; format: ImageFormat },
): Promise<Buffer> {
  const frame = frameOf(image, wanted.size, wanted.variant);
  const scale = Math.max(frame.width / frame.crop.width, frame.height / frame.crop.height);
  const whole = {
    width: Math.max(frame.width, Math.round(image.width * scale)),
    height: Math.max(frame.height, Math.round(image.height * scale)),
  };
  // Stories show an animation whole, in WebP; it stands still in teasers and for readers who prefer less motion.
  if (image.frames > 1 && wanted.format === 'webp' && wanted.size.ratio === 'full')
    return sharp(original, { ...options, animated: true })
      .resize({ width: frame.width, height: frame.height, fit: 'fill' })
      .webp({ quality: 70, effort: 1 })
      .toBuffer();
  // Scaled first and cropped afterwards, so that the decoder can already skip pixels the scale does not need.
  const drawn = opened(original, image, scale)
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract(window(frame, scale, whole))
    .flatten({ background: '#ffffff' });
  return encoded(drawn, wanted.format, frame).toBuffer();
}

const options = { limitInputPixels: pixelLimit, failOn: 'error' } as const;

function opened(original: Uint8Array, image: SourceImage, scale: number): Sharp {
  // A drawing is rasterised at the size it is shown: 72 units per inch is its natural size.
  if (image.mime === 'image/svg+xml')
    return sharp(original, { ...options, density: Math.max(1, 72 * scale) });
  return sharp(original, options);
}

function window(frame: Frame, scale: number, whole: { width: number; height: number }) {
  return {
    left: Math.min(Math.round(frame.crop.left * scale), whole.width - frame.width),
    top: Math.min(Math.round(frame.crop.top * scale), whole.height - frame.height),
    width: frame.width,
    height: frame.height,
  };
}

function encoded(drawn: Sharp, format: ImageFormat, { width, height }: Frame): Sharp {
  switch (format) {
    case 'avif':
      return drawn.avif({ quality: 50, effort: width * height > retinaPixels ? 0 : 1 });
    case 'webp':
      return drawn.webp({ quality: 76 });
    case 'jpg':
      return drawn.jpeg({ quality: 78, mozjpeg: true, progressive: true });
  }
}

/**
 * Readers wait for AVIF: one of 768 x 512 takes 100-180 ms of a core at effort 1, 360-580 ms at effort 3 for 10 % fewer
 * bytes. Effort 0 (30 ms) leaves noise in smooth skies, except at the small pixels of a dense screen: one of 1536 x
 * 1024 takes 110 ms there, and 1-2 s at effort 3.
 */
const retinaPixels = 1_000_000;
