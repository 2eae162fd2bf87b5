/** What a front page is made of. */

/** Boxes of stories, drawn each in its own way. */
export const storyBoxKinds = [
  'breaking',
  'lead',
  /** A lead whose picture takes the whole width. */
  'cover',
  'second',
  'dense',
  'opinion',
  'latest',
  'section',
  'strip',
  'sponsored',
  'podcast',
  /** One of four variants on each load [FRONT-07]. */
  'auto',
  /** A ranking: it takes its stories from no other box, and shows them wherever else they stand. */
  'mostRead',
] as const;
export type StoryBoxKind = (typeof storyBoxKinds)[number];

export const boxKinds = [
  ...storyBoxKinds,
  'trending',
  'books',
  'promo',
  'blogs',
  'links',
  'recommender',
] as const;
export type BoxKind = (typeof boxKinds)[number];

export function isStoryBox(kind: BoxKind): kind is StoryBoxKind {
  return storyBoxKinds.some((one) => one === kind);
}

/** A block at this position is breaking news [FRONT-01]. */
export const breakingPosition = 1000;
