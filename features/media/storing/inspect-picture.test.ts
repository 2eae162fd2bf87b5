import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.server.ts';

const red = { create: { width: 40, height: 20, channels: 3, background: 'red' } } as const;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle r="50"/></svg>';

describe('the inspection of a picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)(
    'recognises %s by its content',
    async (format) => {
      const bytes = await sharp(red).toFormat(format).toBuffer();
      expect(await inspectPicture(bytes, false)).toMatchObject({
        kind: 'picture',
        mime: `image/${format}`,
        width: 40,
        height: 20,
      });
    },
  );

  it('applies the camera orientation to width and height', async () => {
    const bytes = await sharp(red).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectPicture(bytes, false)).toMatchObject({ width: 20, height: 40 });
  });

  it('accepts an SVG with more than shapes only when it is our own', async () => {
    const hostile = svg.replace('<circle', '<use href="#a"/><circle');
    for (const text of [hostile, `\ufeff  <?xml version="1.0"?>${hostile}`]) {
      expect(await inspectPicture(Buffer.from(text), false)).toEqual({
        kind: 'refused',
        why: 'untrusted-svg',
      });
    }
    for (const isOwn of [true, false])
      expect(await inspectPicture(Buffer.from(svg), isOwn)).toMatchObject({ width: 300 });
    expect(await inspectPicture(Buffer.from(hostile), true)).toMatchObject({
      mime: 'image/svg+xml',
      width: 300,
    });
  });

  it('rejects a decompression bomb', async () => {
    const { width, height } = { width: 12_000, height: 9_000 };
    const bomb = await sharp({ create: { ...red.create, width, height } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(2_000_000);
    expect(await inspectPicture(bomb, false)).toEqual({ kind: 'refused', why: 'too-many-pixels' });
  });

  it('rejects a file whose second half is missing', async () => {
    const noise = {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as const;
    for (const format of ['jpeg', 'png'] as const) {
      const whole = await sharp({ create: { ...noise, background: 'red' } })
        .toFormat(format)
        .toBuffer();
      expect(await inspectPicture(whole.subarray(0, whole.length / 2), false)).toEqual({
        kind: 'refused',
        why: 'damaged',
      });
    }
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>404</title>'],
    ['a program', 'MZ\x90\0'],
    ['a packed drawing', '\x1f\x8b\x08\0'],
    ['a document', '%PDF-1.7'],
  ])('rejects %s', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await inspectPicture(bytes, true)).toEqual({ kind: 'refused', why: 'unknown-format' });
  });
});
