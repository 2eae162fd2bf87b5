import type { AutoplayMode } from '#features/content/public.ts';

/** How things are when a film could begin by itself. */
export interface AutoplayMoment {
  isTabVisible: boolean;
  isSomethingPlaying: boolean;
  isPipShowing: boolean;
  /** The reader wants less motion, or fewer bytes. */
  wantsCalm: boolean;
}

/** Whether a film begins by itself [POD-06] [POD-07] [POD-08] [S27]. */
export function mayAutoplay(mode: AutoplayMode, moment: AutoplayMoment): boolean {
  if (mode === 'none' || moment.wantsCalm || !moment.isTabVisible) return false;
  return mode === 'forced' || (!moment.isSomethingPlaying && !moment.isPipShowing);
}
