/** How a story stands on its page: which of the headers it has, and what it is besides. */
import type { Story } from '#features/content/public.ts';

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

export function leadPictureOf(story: Story): Story['image'] {
  return story.coverImage ?? story.image;
}

/** Later changes than the last touches of the first minutes. */
export function wasUpdated(story: { pubDate: number; updatedAt: number }): boolean {
  return story.updatedAt - story.pubDate > 5 * 60;
}

/** Where a live blog's post stands on the live blog's page. */
export function postAnchor(post: { slug: string }): string {
  return `poszt-${post.slug}`;
}
