import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFormats, publishedSizes } from './image-size.ts';
import { renderDerivative } from './render-derivative.server.ts';

/** Red on the left, green in the middle, blue on the right. */
const flag =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="500"><path fill="#f00" d="M0 0h500v500H0z"/>' +
  '<path fill="#0f0" d="M500 0h500v500H500z"/><path fill="#00f" d="M1000 0h500v500h-500z"/></svg>';
const middle = { x: 0.5, y: 0.5 };

describe('a derivative', () => {
  it.each(['avif', 'webp', 'jpg'] as const)('is %s of the requested size', async (format) => {
    const bytes = await renderDerivative(
      Buffer.from(flag),
      drawing(middle),
      wanted('16x9-375', '@2x', format),
    );
    const { width, height, mediaType } = await sharp(bytes).metadata();
    expect({ width, height, mediaType }).toEqual({
      width: 750,
      height: 422,
      mediaType: imageFormats[format],
    });
  });

  it('shows the focal point', async () => {
    for (const [x, colour] of [
      [0.1, 'red'],
      [0.5, 'green'],
      [0.9, 'blue'],
    ] as const) {
      const bytes = await renderDerivative(
        Buffer.from(flag),
        drawing({ x, y: 0.5 }),
        wanted('1x1-96', '', 'webp'),
      );
      expect(await colourOf(bytes)).toBe(colour);
    }
  });

  it('is not larger than the original when more is requested [IMG-01]', async () => {
    const png = await sharp(Buffer.from(flag)).png().toBuffer();
    const photo = { ...drawing(middle), mime: 'image/png' };
    const whole = await sharp(await renderDerivative(png, photo, wanted('w1200', '@4x', 'jpg'))).metadata();
    expect([whole.width, whole.height]).toEqual([1500, 500]);
    const square = await sharp(
      await renderDerivative(png, photo, wanted('1x1-768', '@4x', 'jpg')),
    ).metadata();
    expect([square.width, square.height]).toEqual([500, 500]);
  });

  it('is upright and has no camera metadata', async () => {
    const portrait = await sharp(Buffer.from(flag))
      .jpeg()
      .withExif({ IFD0: { Artist: 'Valaki', Copyright: 'Valaki' }, IFD3: { GPSLatitude: '47/1 29/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const oriented = { width: 500, height: 1500, focal: { x: 0.5, y: 0 }, mime: 'image/jpeg', frames: 1 };
    const bytes = await renderDerivative(portrait, oriented, wanted('1x1-250', '', 'jpg'));
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height]).toEqual([250, 250]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(await colourOf(bytes)).toBe('red');
  });

  it('has a white background where the original is transparent', async () => {
    const glass = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const photo = { width: 400, height: 300, focal: middle, mime: 'image/png', frames: 1 };
      const { channels } = await sharp(
        await renderDerivative(glass, photo, wanted('w375', '', format)),
      ).stats();
      expect(channels.slice(0, 3).every(({ mean }) => mean > 253)).toBe(true);
    }
  });

  it('of an animation moves in WebP and whole, and is its first frame otherwise', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['red', 'lime', 'blue'].map(frame));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const photo = { width: 40, height: 30, focal: middle, mime: 'image/gif', frames: 3 };
    const framesOf = async (name: string, format: 'avif' | 'webp' | 'jpg') =>
      (await sharp(await renderDerivative(gif, photo, wanted(name, '', format))).metadata()).pages ?? 1;
    expect(await framesOf('w375', 'webp')).toBe(3);
    expect(await framesOf('16x9-160', 'webp')).toBe(1);
    expect(await framesOf('w375', 'jpg')).toBe(1);
    expect(await colourOf(await renderDerivative(gif, photo, wanted('w375', '', 'jpg')))).toBe('red');
  });

  it('has every published size for originals with odd dimensions', async () => {
    for (const [width, height] of [
      [1, 1],
      [1, 900],
      [901, 3],
      [377, 251],
      [1000, 667],
    ] as const) {
      const photo = { width, height, focal: { x: 0.93, y: 0.07 }, mime: 'image/png', frames: 1 };
      const png = await sharp({ create: { width, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      for (const size of publishedSizes.values()) {
        const bytes = await renderDerivative(png, photo, { size, variant: '', format: 'webp' });
        expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(width);
      }
    }
  });
});

function drawing(focal: { x: number; y: number }) {
  return { width: 1500, height: 500, focal, mime: 'image/svg+xml', frames: 1 };
}

function wanted(name: string, variant: '' | '@2x' | '@4x', format: 'avif' | 'webp' | 'jpg') {
  const size = publishedSizes.get(name);
  if (!size) throw new Error(name);
  return { size, variant, format };
}

async function colourOf(bytes: Buffer): Promise<string> {
  const { channels } = await sharp(bytes).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return ['red', 'green', 'blue'][means.indexOf(Math.max(...means))] ?? '';
}
