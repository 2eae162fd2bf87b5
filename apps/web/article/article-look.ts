/** How a story stands on its page: which of the headers it has, and what it is besides. */
import { leadFrame, type Story } from '#features/content/public.ts';
import { preloadOf } from '#features/media/public.ts';
import type { Site } from '#features/sites/public.ts';
import type { Head } from '../page-data.ts';

/**
 * plain: head, then picture, then text; opinion: the author's face leads; cover: a picture as wide as the window;
 * wide: a picture as wide as the page; split: text and picture side by side; hero: the same on the site's colour.
 */
export type ArticleHeader = 'plain' | 'opinion' | 'cover' | 'wide' | 'split' | 'hero';

export function headerOf(story: Story): ArticleHeader {
  if (isOpinion(story)) return 'opinion';
  // A picture that only adults should see waits behind the notice, so it cannot stand in the head.
  if (isAdult(story) || leadPictureOf(story) === null) return 'plain';
  if (story.headerType === 'g7-hero' || story.flags.includes('g7-hero')) return 'hero';
  if (story.halfImage) return 'split';
  if (story.type === 'longform' || story.headerType === 'longform') {
    return story.articleWidthCover ? 'wide' : 'cover';
  }
  return story.articleWidthCover ? 'wide' : 'plain';
}

export function isOpinion(story: Story): boolean {
  return story.headerType === 'opinion' || story.subType === 'opinion';
}

/** A long read runs in one centred column; everything else has its facts in a column beside the text. */
export function isLongRead(story: Story): boolean {
  return story.type === 'longform' || story.headerType === 'longform';
}

export function isAdult(story: Story): boolean {
  return story.flags.includes('adult-content');
}

export function isSponsored(story: Story): boolean {
  return story.flags.includes('pr');
}

/** The cover, else the picture of the story's cards, unless the text shows that one in its own place. */
export function leadPictureOf(story: Story): Story['image'] {
  const { coverImage, image, images } = story;
  return coverImage ?? (image === null || Object.hasOwn(images, image.id) ? null : image);
}

/** The lead picture as wide as it stands in the story's header. */
export function leadFrameOf(story: Story) {
  return { ...leadFrame, name: story.slug, sizes: leadSizes[headerOf(story)] };
}

/** The same for the page's head, to be fetched first; an adult story's picture waits behind the notice. */
export function leadPreload(story: Story): Head['preload'] {
  const picture = leadPictureOf(story);
  return picture === null || isAdult(story) ? null : preloadOf(picture, leadFrameOf(story));
}

const half = '(min-width: 1312px) 612px, (min-width: 768px) 50vw, 100vw';
const leadSizes: Record<ArticleHeader, string> = {
  plain: leadFrame.sizes,
  opinion: leadFrame.sizes,
  cover: '100vw',
  wide: '(min-width: 1312px) 1248px, 100vw',
  split: half,
  hero: half,
};

/** Interactions on Facebook where they are many enough for the site to speak of them [ART-15]; else null. */
export function facebookCount(story: Story, site: Pick<Site, 'facebookInteraction'>): number | null {
  return story.facebookEngagement >= site.facebookInteraction ? story.facebookEngagement : null;
}

/** Later changes than the last touches of the first minutes. */
export function wasUpdated(story: { pubDate: number; updatedAt: number }): boolean {
  return story.updatedAt - story.pubDate > 5 * 60;
}
