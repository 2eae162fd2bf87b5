/** A topic of archive stories. Texts are patterns for `expand`. */
export interface Topic {
  /** Main sections, frequent ones repeated; the section's site becomes the story's. */
  sections: readonly [string, ...string[]];
  /** Frequency relative to the other topics. */
  weight: number;
  genres: readonly [string, ...string[]];
  tags: readonly string[];
  /** What its pictures show, as in `pictures.yaml`. */
  scenes: readonly [string, ...string[]];
  /** Authors who cover it. */
  authors: readonly [string, ...string[]];
  titles: readonly [string, ...string[]];
  /** If there are as many leads as titles, they belong together; otherwise any lead fits any title. */
  leads: readonly [string, ...string[]];
  facts: readonly [string, ...string[]];
  /** English stories use their own sentence pools. */
  language?: 'en';
  /** Region of the places; Hungary if absent. */
  region?: 'erdely' | 'abroad';
  headerType?: 'opinion';
  flags?: readonly string[];
}
