import { describe, expect, it } from 'vitest';
import { headerOf, postAnchor, wasUpdated } from './article-look.ts';
import { morning, story } from './story.fixture.ts';

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
  it('follows from what the newsroom chose', () => {
    expect(headerOf(story({ image }))).toBe('plain');
    expect(headerOf(story({ image, headerType: 'opinion' }))).toBe('opinion');
    expect(headerOf(story({ image, type: 'longform' }))).toBe('cover');
    expect(headerOf(story({ image, type: 'longform', articleWidthCover: true }))).toBe('wide');
    expect(headerOf(story({ image, halfImage: true }))).toBe('split');
    expect(headerOf(story({ image, flags: ['g7-hero'] }))).toBe('hero');
  });

  it('holds no picture where there is none, or where only adults should see it', () => {
    expect(headerOf(story({ type: 'longform' }))).toBe('plain');
    expect(headerOf(story({ image, halfImage: true, flags: ['adult-content'] }))).toBe('plain');
  });
});

it('takes the first five minutes’ touches for no update', () => {
  expect(wasUpdated({ pubDate: morning, updatedAt: morning + 300 })).toBe(false);
  expect(wasUpdated({ pubDate: morning, updatedAt: morning + 301 })).toBe(true);
});

it('anchors posts where no heading can have the same name', () => {
  expect(postAnchor({ slug: 'leert' })).toBe('poszt-leert');
});
