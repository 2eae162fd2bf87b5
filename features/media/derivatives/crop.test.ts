import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropRectangle, frameOf } from './crop.ts';
import { type ImageSize, publishedSizes, sidesOf } from './image-size.ts';

const landscape = { width: 2400, height: 1600, focal: { x: 0.5, y: 0.5 } };
const sizes = [...publishedSizes.values()];
const anyImage = fc.record({
  width: fc.integer({ min: 1, max: 12000 }),
  height: fc.integer({ min: 1, max: 12000 }),
  focal: fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
});

describe('a crop', () => {
  it('is the whole picture when the picture already has the ratio', () => {
    expect(cropRectangle(landscape, '3x2')).toEqual({
      left: 0,
      top: 0,
      width: 2400,
      height: 1600,
    });
  });

  it('moves with the focal point and stops at the edge', () => {
    const square = '1x1';
    expect(cropRectangle(landscape, square).left).toBe(400);
    expect(cropRectangle({ ...landscape, focal: { x: 0.6, y: 0.5 } }, square).left).toBe(640);
    expect(cropRectangle({ ...landscape, focal: { x: 0.99, y: 0.5 } }, square).left).toBe(800);
    expect(cropRectangle({ ...landscape, focal: { x: 0, y: 0.5 } }, square).left).toBe(0);
  });

  it('is the own one of that ratio alone, as it was chosen [PIC-03]', () => {
    const picture = { ...landscape, crops: { '1x1': { left: 10, top: 20, width: 300 } } };
    expect(cropRectangle(picture, '1x1')).toEqual({ left: 10, top: 20, width: 300, height: 300 });
    expect(cropRectangle(picture, '3x2')).toEqual(cropRectangle(landscape, '3x2'));
    expect(frameOf(picture, { name: '1x1-160', ratio: '1x1', width: 160 }, '@2x')).toMatchObject({
      width: 300,
    });
  });

  it('lies inside the picture, has its ratio within a pixel, and contains the focal point', () => {
    fc.assert(
      fc.property(anyImage, fc.constantFrom(...sizes), (image, size) => {
        const sides = sidesOf(size.ratio);
        const crop = cropRectangle(image, size.ratio);
        for (const edge of Object.values(crop)) expect(Number.isInteger(edge)).toBe(true);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.height).toBeGreaterThanOrEqual(1);
        expect(crop.left + crop.width).toBeLessThanOrEqual(image.width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(image.height);
        expect(crop.width === image.width || crop.height === image.height).toBe(true);
        const x = image.focal.x * image.width;
        const y = image.focal.y * image.height;
        // Whole pixels: a rounded edge may pass the focal point by less than one.
        expect(x).toBeGreaterThan(crop.left - 1);
        expect(x).toBeLessThan(crop.left + crop.width + 1);
        expect(y).toBeGreaterThan(crop.top - 1);
        expect(y).toBeLessThan(crop.top + crop.height + 1);
        if (sides && crop.width > 1 && crop.height > 1) {
          expect(Math.abs(crop.width - (crop.height * sides.across) / sides.down)).toBeLessThanOrEqual(
            Math.max(1, sides.across / sides.down),
          );
        }
      }),
    );
  });
});

describe('a derivative', () => {
  it('has the pixels of its size and variant', () => {
    expect(frameOf(landscape, size('16x9-768'), '')).toMatchObject({ width: 768, height: 432 });
    expect(frameOf(landscape, size('16x9-768'), '@2x')).toMatchObject({ width: 1536, height: 864 });
    expect(frameOf(landscape, size('w375'), '@1.25x')).toMatchObject({ width: 469, height: 313 });
  });

  it('is never larger than its crop of the original [IMG-01]', () => {
    expect(frameOf(landscape, size('1x1-768'), '@4x')).toMatchObject({ width: 1600, height: 1600 });
    fc.assert(
      fc.property(anyImage, fc.constantFrom(...sizes), (image, anySize) => {
        const { crop, width, height } = frameOf(image, anySize, '@4x');
        expect(width).toBeLessThanOrEqual(crop.width);
        expect(height).toBeLessThanOrEqual(crop.height + 1);
        expect(height).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

function size(name: string): ImageSize {
  const found = publishedSizes.get(name);
  if (!found) throw new Error(name);
  return found;
}
