/** Kinds of boxes on a front page. */

/** Boxes of stories, each with a layout of its own. */
export const storyBoxKinds = [
  'breaking',
  'lead',
  /** A lead story whose picture takes the whole width. */
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
  /** A ranking: independent of the other boxes, with stories that may also be in them. */
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

/** A box at this position is breaking news [FRONT-01]. */
export const breakingPosition = 1000;
