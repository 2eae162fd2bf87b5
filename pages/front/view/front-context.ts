import type { CardContext } from '#features/content/public.view.ts';

/** Context of the cards on a front page. */
export interface FrontContext extends CardContext {
  /** Today's date for the readers: `2024-06-14`. */
  today: string;
}
