import { describe, expect, it } from 'vitest';
import { cropOf, movedCrop, movedFocal, shareOf, sizedCrop } from './move-crop.ts';

const picture = { width: 1200, height: 800, focal: { x: 0.5, y: 0.5 }, crops: {} };

describe('framing of a picture [PIC-03]', () => {
  it('moves the focal point, and no further than to the edge', () => {
    expect(movedFocal(picture, { x: 0.1, y: -0.2 })).toEqual({ x: 0.6, y: 0.3 });
    expect(movedFocal(picture, { x: 0.9, y: -0.9 })).toEqual({ x: 1, y: 0 });
  });

  it('begins an own crop where the focal point has it', () => {
    expect(cropOf(picture, '1x1')).toEqual({ left: 200, top: 0, width: 800 });
    expect(movedCrop(picture, '1x1', { x: 0.1, y: 0.5 })).toEqual({ left: 320, top: 0, width: 800 });
    expect(movedCrop(picture, '1x1', { x: 0.9, y: 0 })).toEqual({ left: 400, top: 0, width: 800 });
  });

  it('sizes a crop around its centre, inside the picture', () => {
    const half = { ...picture, crops: { '1x1': sizedCrop(picture, '1x1', 0.5) } };
    expect(half.crops['1x1']).toEqual({ left: 400, top: 200, width: 400 });
    expect(shareOf(half, '1x1')).toBe(0.5);
    const corner = { ...picture, crops: { '1x1': { left: 800, top: 400, width: 400 } } };
    expect(sizedCrop(corner, '1x1', 5)).toEqual({ left: 400, top: 0, width: 800 });
    expect(sizedCrop(picture, '1x1', 0).width).toBe(80);
  });
});
