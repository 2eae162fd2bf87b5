/** Presentation of a story on its page: its header and the properties that decide its layout. */
import { leadPictureFrame, type Story } from '#features/content/public.ts';
import type { Head } from '#features/kit/public.ts';
import { preloadOf } from '#features/media/public.ts';
import type { Site } from '#features/sites/public.ts';

/**
 * plain: title, then picture, then text; opinion: the author's portrait first; cover: a picture as wide as the window;
 * wide: a picture as wide as the page; split: text and picture side by side; hero: the same on the site's colour.
 */
export type ArticleHeader = 'plain' | 'opinion' | 'cover' | 'wide' | 'split' | 'hero';

export function headerOf(story: Story): ArticleHeader {
  if (isOpinion(story)) return 'opinion';
  // The picture of adult content is behind the age gate, so it cannot be in the header.
  if (isAdult(story) || leadPictureOf(story) === null) return 'plain';
  if (story.headerType === 'g7-hero' || story.flags.includes('g7-hero')) return 'hero';
  if (story.halfImage) return 'split';
  if (story.type === 'longform' || story.headerType === 'longform') {
    return story.articleWidthCover ? 'wide' : 'cover';
  }
  return story.articleWidthCover ? 'wide' : 'plain';
}

function isOpinion(story: Story): boolean {
  return story.headerType === 'opinion' || story.subType === 'opinion';
}

/** A long read has one centred column; all other stories have their metadata in a column beside the text. */
export function isLongRead(story: Story): boolean {
  return story.type === 'longform' || story.headerType === 'longform';
}

export function isAdult(story: Story): boolean {
  return story.flags.includes('adult-content');
}

/** The cover, or else the picture of the story's cards, unless the text contains it. */
export function leadPictureOf(story: Story): Story['image'] {
  const { coverImage, image, images } = story;
  return coverImage ?? (image === null || Object.hasOwn(images, image.id) ? null : image);
}

/** Name and sizes of the lead picture, as wide as it is in the story's header. */
export function leadFrameOf(story: Story) {
  return { ...leadPictureFrame, name: story.slug, sizes: leadSizes[headerOf(story)] };
}

/** A live blog of a match opens with the score: the newest post begins within 1.3 screens only without a picture. */
export function isLedByMatch(story: Story, match: object | null): boolean {
  return story.type === 'liveblog' && match !== null;
}

/** Preload of the lead picture for the page's `<head>`; null for adult content, which is behind the age gate. */
export function leadPreload(story: Story): Head['preload'] {
  const picture = leadPictureOf(story);
  return picture === null || isAdult(story) ? null : preloadOf(picture, leadFrameOf(story));
}

const half = '(min-width: 1600px) 736px, (min-width: 1312px) 612px, (min-width: 768px) 50vw, 100vw';
const leadSizes: Record<ArticleHeader, string> = {
  plain: leadPictureFrame.sizes,
  opinion: leadPictureFrame.sizes,
  cover: '(min-width: 1600px) 1600px, 100vw',
  wide: '(min-width: 1600px) 1504px, (min-width: 1312px) 1248px, 100vw',
  split: half,
  hero: half,
};

/** Facebook interactions when they reach the site's threshold [ART-15]; else null. */
export function facebookCount(story: Story, site: Pick<Site, 'facebookInteraction'>): number | null {
  return story.facebookEngagement >= site.facebookInteraction ? story.facebookEngagement : null;
}

/** Whether a story changed after its first five minutes, in which last corrections are usual. */
export function wasUpdated(story: { pubDate: number; updatedAt: number }): boolean {
  return story.updatedAt - story.pubDate > 5 * 60;
}
