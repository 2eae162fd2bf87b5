import { describe, expect, it } from 'vitest';
import { placesInBody } from '../places-in-body.ts';
import { type AdSize, adSizes, boxOf, roomFor } from './sizes.ts';
import { slotSchema } from './slot.ts';
import { platformOf, sizesIn, slotName, unitPath } from './slot-name.ts';
import { targetingOf, valuesOf } from './targeting.ts';

const least = { place: 'front-1', page: 'cover', creative: 'roadblock', position: 'top', index: 1 };

describe('the configuration of a slot', () => {
  it('has a name, sizes and its ways to load [ADS-01]', () => {
    const full = {
      ...least,
      sizes: { desktop: ['970x250'], mobile: ['fluid'] },
      load: 'early',
      loadCollapsed: true,
      observerMargin: 300,
      delay: 2000,
      pr: true,
      fixed: true,
      setupad: true,
    };
    expect(slotSchema.parse(full)).toEqual(full);
    expect(slotSchema.parse({ ...least, sizes: {} })).toMatchObject({
      load: 'lazy',
      loadCollapsed: false,
      observerMargin: 200,
      delay: 0,
      pr: false,
      fixed: false,
      setupad: false,
    });
  });

  it('allows margins of 0, 100, 200 and 300 pixels and a delay of two seconds [ADS-04]', () => {
    const fits = (about: object) => slotSchema.safeParse({ ...least, sizes: {}, ...about }).success;
    expect([0, 100, 200, 300, 50, 400].map((observerMargin) => fits({ observerMargin }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([0, 2000, 1000].map((delay) => fits({ delay }))).toEqual([true, true, false]);
  });

  it('allows eleven sizes and reserves the highest [ADS-07]', () => {
    expect(adSizes).toEqual([
      '970x250',
      '970x110',
      '970x90',
      '300x250',
      '320x280',
      '336x280',
      '640x360',
      '300x600',
      '320x480',
      '690x585',
      'fluid',
    ]);
    expect(slotSchema.safeParse({ ...least, sizes: { desktop: ['728x90'] } }).success).toBe(false);
    expect(roomFor(['970x90', '970x250', 'fluid'])).toBe(250);
    expect(roomFor([])).toBe(0);
    expect(boxOf('320x480')).toEqual({ width: 320, height: 480 });
    expect(boxOf('fluid')).toBeNull();
  });
});

describe('the name of a slot', () => {
  it('is made of site, page, platform, creative, position and index, below the network [ADS-06] [ADS-08]', () => {
    const parts = { adSite: 'telex', page: 'cover', creative: 'roadblock', position: 'top', index: 1 };
    expect(slotName(parts, 'desktop')).toBe('telex_cover_desktop_roadblock_top_1');
    expect(unitPath('1234567', slotName({ ...parts, adSite: 'g7', index: 2 }, 'mobile'))).toBe(
      '/1234567/g7_cover_mobile_roadblock_top_2',
    );
  });

  it.each([
    [{ width: 768, isInApp: false, search: '' }, 'desktop', 'desktop'],
    [{ width: 767, isInApp: false, search: '' }, 'mobile', 'mobile'],
    [{ width: 1024, isInApp: true, search: '' }, 'app', 'mobile'],
    [{ width: 1280, isInApp: false, search: '?a=1&screenshot' }, 'screenshot', 'desktop'],
  ] as const)('in a window like %j is that of %s, with sizes of %s [ADS-05]', (window, platform, sizes) => {
    expect(platformOf(window)).toBe(platform);
    const bySize = { desktop: ['300x600'], mobile: ['300x250'] } as const;
    expect(sizesIn(bySize, platform, window.width)).toEqual(bySize[sizes]);
  });

  it('has no sizes that its window would cut [ADS-05] [ADS-07]', () => {
    const at = (desktop: AdSize[], mobile: AdSize[], width: number) =>
      sizesIn({ desktop, mobile }, 'desktop', width);
    expect(at(['970x250', '970x90'], ['300x250'], 1_023)).toEqual(['300x250']);
    expect(at(['970x250', '970x90'], ['300x250'], 1_024)).toEqual(['970x250', '970x90']);
    expect(at(['970x250', '640x360', 'fluid'], ['300x250'], 768)).toEqual(['640x360', 'fluid']);
    expect(at(['970x250', 'fluid'], ['300x250', 'fluid'], 768)).toEqual(['300x250', 'fluid']);
    expect(at([], ['300x250'], 768)).toEqual([]);
  });
});

it('gives the ad server the path and slug in two values of 40 characters, and tags of 40 [ADS-09]', () => {
  const slug = 'a'.repeat(40) + 'b'.repeat(50);
  const tags = ['hidak', 'c'.repeat(60), ''];
  const path = `/belfold/2026/11/20/${slug}`;
  expect(targetingOf({ path, type: 'article', slug, tags, site: 'telex' })).toEqual({
    url: path.slice(0, 40),
    url2: path.slice(40, 80),
    type: 'article',
    site: 'telex',
    slug: 'a'.repeat(40),
    slug2: 'b'.repeat(40),
    tags: ['hidak', 'c'.repeat(40)],
  });
  expect(valuesOf(['', 'x'])).toEqual(['x']);
});

describe('slots in a text', () => {
  const blocks = (text: string) =>
    [...text].map((letter) => ({
      kind: letter === 'p' ? 'paragraph' : letter === 'h' ? 'heading' : 'image',
    }));
  const rule = { first: 2, every: 3, rest: 2 };

  it('follow paragraphs by the rule, and leave the last ones alone', () => {
    expect(placesInBody(blocks('pppppppppp'), rule, 9)).toEqual([1, 4, 7]);
    expect(placesInBody(blocks('pppppppppp'), rule, 2)).toEqual([1, 4]);
    expect(placesInBody(blocks('ppp'), rule, 9)).toEqual([]);
  });

  it('are never beside a heading or a picture', () => {
    expect(placesInBody(blocks('pphppipppppp'), rule, 9)).toEqual([3, 7]);
  });
});
