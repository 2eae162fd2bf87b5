import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageRef } from '../image.ts';
import { parseImageAddress } from '../image-address.ts';
import { frameOf } from './crop.ts';
import { pictureSources, preloadOf, sourceSet } from './source-set.ts';

const tram: ImageRef = {
  id: 1,
  token: 'abcdefghij234567',
  width: 2400,
  height: 1600,
  focal: { x: 0.5, y: 0.5 },
  alt: 'Sárga villamos fut a rakparton',
  caption: '',
  credit: '',
};
const card = { ratio: '3x2', widths: [375, 500, 768], name: 'villamos' } as const;

describe('the derivatives that a page offers', () => {
  it('are every requested width and the retina variants between them [IMG-01]', () => {
    expect(sourceSet(tram, { ...card, format: 'avif' })).toBe(
      [
        '/kepek/abcdefghij234567/villamos-3x2-375.avif 375w',
        '/kepek/abcdefghij234567/villamos-3x2-500.avif 500w',
        '/kepek/abcdefghij234567/villamos-3x2-768.avif 768w',
        '/kepek/abcdefghij234567/villamos-3x2-500@2x.avif 1000w',
        '/kepek/abcdefghij234567/villamos-3x2-768@2x.avif 1536w',
      ].join(', '),
    );
  });

  it('leave out sizes larger than the original', () => {
    expect(widthsOf({ ...tram, width: 1500, height: 1000 })).toEqual([375, 500, 768, 1000]);
  });

  it('end with the original itself when it is noticeably larger than the size below', () => {
    expect(widthsOf({ ...tram, width: 640, height: 480 })).toEqual([375, 500, 640]);
    expect(widthsOf({ ...tram, width: 510, height: 400 })).toEqual([375, 500]);
    expect(widthsOf({ ...tram, width: 120, height: 80 })).toEqual([120]);
  });

  it('have the true width of every address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
        const image = { ...tram, width, height };
        const offered = sourceSet(image, { ...card, format: 'webp' }).split(', ');
        expect(offered.length).toBeGreaterThan(0);
        expect(new Set(offered).size).toBe(offered.length);
        for (const offer of offered) {
          const [path = '', descriptor] = offer.split(' ');
          const address = parseImageAddress(path);
          expect(address).not.toBeNull();
          if (address) expect(descriptor).toBe(`${frameOf(image, address.size, address.variant).width}w`);
        }
      }),
    );
  });

  it('include dimensions for the layout, and one JPEG for browsers without srcset', () => {
    expect(pictureSources(tram, card)).toMatchObject({
      src: '/kepek/abcdefghij234567/villamos-3x2-768.jpg',
      width: 768,
      height: 512,
    });
  });

  it('are preloaded from the same set as the first source', () => {
    expect(preloadOf(tram, { ...card, sizes: '100vw' })).toEqual({
      imagesrcset: pictureSources(tram, card).avif,
      imagesizes: '100vw',
      href: '/kepek/abcdefghij234567/villamos-3x2-768.avif',
      type: 'image/avif',
    });
  });
});

function widthsOf(image: ImageRef): number[] {
  return sourceSet(image, { ...card, format: 'avif' })
    .split(', ')
    .map((offer) => Number(/ (\d+)w$/.exec(offer)?.[1]));
}
