/** Decides how a slot changes when the ad server has answered [S51]. */
import type { Slot } from './slots/slot.ts';

export interface SlotChanges {
  /** The slot takes the height of its content instead of the reserved one. */
  isFluid: boolean;
  /** The slot is removed from the page. */
  closes: boolean;
  /** A slot that was loaded collapsed gets its room. */
  opens: boolean;
}

/**
 * Heights on the screen never change. Fluid and empty slots change theirs a whole screen below it, as a reader who
 * scrolls is nearer when it is painted. Collapsed slots open anywhere below the fold: lazy ones are requested so near
 * to the screen that they could never be a whole screen away.
 *
 * @param top The slot's upper edge in the window; both lengths in CSS pixels.
 */
export function slotChanges(
  { loadCollapsed, fixed }: Pick<Slot, 'loadCollapsed' | 'fixed'>,
  { isEmpty, isFluid }: { isEmpty: boolean; isFluid: boolean },
  { top, windowHeight }: { top: number; windowHeight: number },
): SlotChanges {
  const isFarBelow = top > 2 * windowHeight;
  return {
    isFluid: isFluid && isFarBelow,
    closes: isEmpty && !fixed && isFarBelow,
    opens: loadCollapsed && !isEmpty && top > windowHeight,
  };
}
