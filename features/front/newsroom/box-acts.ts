import type { FrontBox, FrontStory } from './front-answers.ts';

/** Acts on the stories of a box. */
export interface BoxActs {
  place(box: FrontBox, story: FrontStory, before: number | null): void;
  remove(box: FrontBox, story: FrontStory): void;
  /** One place up or down, also into the next box. */
  shift(box: FrontBox, story: FrontStory, by: -1 | 1): void;
  pick(box: FrontBox, instead: FrontStory | null): void;
  move(box: FrontBox, story: FrontStory): void;
}
