import type { CardPlace } from '#features/content/public.view.ts';

/** Where on a front page a box stands. */
export interface FrontPlace extends CardPlace {
  /** The readers' day: `2024-06-14`. */
  today: string;
}
