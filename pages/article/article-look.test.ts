import { describe, expect, it } from 'vitest';
import type { Story } from '#features/content/public.ts';
import { facebookCount, headerOf, leadPictureOf, leadPreload, wasUpdated } from './article-look.ts';
import { morning, story } from './view/story.fixture.ts';

const image = {
  id: 3,
  token: 'abcdefghij234567',
  width: 2400,
  height: 1600,
  focal: { x: 0.5, y: 0.5 },
  alt: 'A híd',
  caption: '',
  credit: '',
};

describe('a story’s header', () => {
  it('follows from the newsroom’s settings', () => {
    expect(headerOf(story({ image }))).toBe('plain');
    expect(headerOf(story({ image, headerType: 'opinion' }))).toBe('opinion');
    expect(headerOf(story({ image, type: 'longform' }))).toBe('cover');
    expect(headerOf(story({ image, type: 'longform', articleWidthCover: true }))).toBe('wide');
    expect(headerOf(story({ image, halfImage: true }))).toBe('split');
    expect(headerOf(story({ image, flags: ['g7-hero'] }))).toBe('hero');
  });

  it('includes no picture when there is none or for adult content', () => {
    expect(headerOf(story({ type: 'longform' }))).toBe('plain');
    expect(headerOf(story({ image, halfImage: true, flags: ['adult-content'] }))).toBe('plain');
  });
});

it('omits a lead picture that the text contains, unless it is the cover', () => {
  expect(leadPictureOf(story({ image }))).toBe(image);
  expect(leadPictureOf(story({ image, images: { 3: image } }))).toBeNull();
  expect(leadPictureOf(story({ coverImage: image, images: { 3: image } }))).toBe(image);
});

it('preloads the lead picture in its displayed width, and never for adult content [S24]', () => {
  const widthOf = (about: Partial<Story>) => leadPreload(story({ image, ...about }))?.imagesizes;
  expect(widthOf({})).toBe('(min-width: 1200px) 816px, 100vw');
  expect(widthOf({ type: 'longform' })).toBe('(min-width: 1600px) 1600px, 100vw');
  expect(widthOf({ halfImage: true })).toContain('50vw');
  expect(leadPreload(story({ image, flags: ['adult-content'] }))).toBeNull();
  expect(leadPreload(story())).toBeNull();
});

it('shows Facebook interactions from 300, on the regional edition from 100 [ART-15]', () => {
  const shown = (facebookEngagement: number, facebookInteraction: number) =>
    facebookCount(story({ facebookEngagement }), { facebookInteraction });
  expect([shown(299, 300), shown(300, 300), shown(99, 100), shown(100, 100)]).toEqual([null, 300, null, 100]);
});

it('does not count changes in the first five minutes as an update', () => {
  expect(wasUpdated({ pubDate: morning, updatedAt: morning + 300 })).toBe(false);
  expect(wasUpdated({ pubDate: morning, updatedAt: morning + 301 })).toBe(true);
});
