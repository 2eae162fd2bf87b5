/** What archive stories can be about. Texts are patterns for `expand`. */
export interface Topic {
  /** Main sections, the frequent ones repeated; a section's site is the story's. */
  sections: readonly [string, ...string[]];
  /** How often, beside the other topics. */
  weight: number;
  genres: readonly [string, ...string[]];
  tags: readonly string[];
  /** Motifs of the pictures, as `style/motif`. */
  motifs: readonly [string, ...string[]];
  /** Authors who cover it. */
  authors: readonly [string, ...string[]];
  titles: readonly [string, ...string[]];
  /** As many as titles when each belongs to one of them, else any lead fits any title. */
  leads: readonly [string, ...string[]];
  facts: readonly [string, ...string[]];
  /** Stories in English take their filling from other pools. */
  language?: 'en';
  /** Where it happens; Hungary when left out. */
  region?: 'erdely' | 'abroad';
  headerType?: 'opinion';
  flags?: readonly string[];
}
