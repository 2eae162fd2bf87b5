import type { AutoplayMode } from '../body/blocks/video/video.block.ts';

/** Conditions at the time when a video could autoplay. */
export interface AutoplayConditions {
  isTabVisible: boolean;
  isSomethingPlaying: boolean;
  isPipShowing: boolean;
  /** The reader prefers less motion or less data. */
  wantsCalm: boolean;
}

/** Whether a video autoplays [POD-06] [POD-07] [POD-08] [S27]. */
export function mayAutoplay(mode: AutoplayMode, conditions: AutoplayConditions): boolean {
  if (mode === 'none' || conditions.wantsCalm || !conditions.isTabVisible) return false;
  return mode === 'forced' || (!conditions.isSomethingPlaying && !conditions.isPipShowing);
}
