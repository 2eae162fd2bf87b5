import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageBreakpoints, imageFormats, imageVariants, publishedSizes } from './derivatives/image-size.ts';
import { addressStem, coverImageSet, imageAddress, parseImageAddress } from './image-address.ts';
import { pictureName } from './storing/picture-name.ts';

const token = 'abcdefghij234567';
const sizes = [...publishedSizes.values()];
const variants = ['', '@1.25x', '@2x', '@3x', '@4x'] as const;
const formats = ['avif', 'webp', 'jpg'] as const;
const names = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,4}$/);

describe('the address of a picture', () => {
  it('carries a size suffix and the retina variants 1.25x, 2x, 3x and 4x [IMG-01]', () => {
    const wanted = { size: 'w768', format: 'jpg', name: 'villamos-a-rakparton' } as const;
    expect(imageAddress({ token }, wanted)).toBe(`/kepek/${token}/villamos-a-rakparton-w768.jpg`);
    expect(Object.keys(imageVariants)).toEqual(variants);
    for (const variant of variants) {
      const address = imageAddress({ token }, { ...wanted, variant });
      expect(parseImageAddress(address)?.variant, address).toBe(variant);
    }
  });

  it('is published at the breakpoints 375, 500, 768 and 1200 in the original ratio [IMG-02]', () => {
    expect(imageBreakpoints).toEqual({ xs: 375, s: 500, m: 768, l: 1200 });
    const full = sizes.filter((size) => size.ratio === 'full').map((size) => size.width);
    expect(full).toEqual([375, 500, 768, 1200]);
  });

  it('is generated for a cover at every breakpoint [ART-06]', () => {
    const set = coverImageSet({ token }, 'borito');
    expect(set.xs).toBe(`/kepek/${token}/borito-w375.jpg`);
    for (const [breakpoint, address] of Object.entries(set)) {
      expect(parseImageAddress(address)?.size.width).toBe(
        Object.entries(imageBreakpoints).find(([b]) => b === breakpoint)?.[1],
      );
    }
  });

  it('parses to what it was built from, for any name', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z2-7]{16}$/),
        fc.oneof(names, fc.constantFrom('w500', '3x2-768', 'a-w768-1x1-96', 'foto-3x2')),
        fc.constantFrom(...sizes),
        fc.constantFrom(...variants),
        fc.constantFrom(...formats),
        (anyToken, name, size, variant, format) => {
          const path = `${addressStem(anyToken, name)}${size.name}${variant}.${format}`;
          const parsed = parseImageAddress(path);
          expect(parsed).toMatchObject({ token: anyToken, size, variant, format });
          expect(parsed?.name).toBe(pictureName(name));
        },
      ),
    );
  });

  it.each([
    ['an unknown width', `/kepek/${token}/kep-w600.jpg`],
    ['a width of another shape', `/kepek/${token}/kep-1x1-1200.jpg`],
    ['an unknown ratio', `/kepek/${token}/kep-2x1-500.jpg`],
    ['an unknown variant', `/kepek/${token}/kep-w500@5x.jpg`],
    ['a plain variant written out', `/kepek/${token}/kep-w500@1x.jpg`],
    ['a variant that is a property of every object', `/kepek/${token}/kep-w500@constructor.jpg`],
    ['an unknown format', `/kepek/${token}/kep-w500.png`],
    ['the original', `/kepek/${token}/kep.svg`],
    ['no name', `/kepek/${token}/-w500.jpg`],
    ['a name in capitals', `/kepek/${token}/Kep-w500.jpg`],
    ['a leading zero', `/kepek/${token}/kep-w0500.jpg`],
    ['a short token', '/kepek/abc/kep-w500.jpg'],
    ['a way up', `/kepek/../${token}/kep-w500.jpg`],
    ['an encoded way up', `/kepek/%2e%2e%2f${token}/kep-w500.jpg`],
    ['one folder more', `/kepek/${token}/x/kep-w500.jpg`],
    ['an end of string in the middle', `/kepek/${token}/kep-w500.jpg\u0000.jpg`],
    ['a line more', `/kepek/${token}/kep-w500.jpg\n`],
    ['a query', `/kepek/${token}/kep-w500.jpg?w=9000`],
    ['a name of great length', `/kepek/${token}/${'kep-'.repeat(5000)}w500.jpg`],
  ])('rejects %s', (_, path) => {
    expect(parseImageAddress(path)).toBeNull();
  });

  it('rejects random text quickly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '-', '3x2', 'w', '5', '@', '.', '/', '\n') }),
        (noise) => {
          expect(parseImageAddress(`/kepek/${noise}`)).toBeNull();
        },
      ),
    );
    expect(Object.keys(imageFormats)).toEqual(formats);
  });
});

describe('the name in an address', () => {
  it.each([
    ['duna-parti-villamos', 'duna-parti-villamos'],
    ['Őrült űrhajó – ÁRVÍZTŰRŐ', 'orult-urhajo-arvizturo'],
    ['IMG_2041.JPG', 'img-2041-jpg'],
    ['日本', 'kep'],
    ['', 'kep'],
    ['--a--b--', 'a-b'],
    [
      'hajnalban-csendben-atadtak-a-felujitott-duna-parti-villamost',
      'hajnalban-csendben-atadtak-a-felujitott',
    ],
  ])('of %j is %s', (text, name) => {
    expect(pictureName(text)).toBe(name);
  });

  it('of any text is valid, and normalising is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = pictureName(text);
        expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(name.length).toBeLessThanOrEqual(40);
        expect(pictureName(name)).toBe(name);
      }),
    );
  });
});
