/**
 * Programmatic scrolls, which code that follows the reader's scrolling ignores. A scroll event contains neither its
 * cause nor its distance, and on a slow device it arrives late, so the position is compared.
 */

/** Position after the last programmatic scroll; null once the reader scrolled on from there. */
let programmaticPosition: number | null = null;

export function scrollProgrammatically(scroll: () => void): void {
  scroll();
  // Read back, because a page that is too short stops earlier.
  programmaticPosition = scrollY;
}

/** Whether `y` is the position of the last programmatic scroll. Positions are rounded to device pixels. */
export function isProgrammaticPosition(y: number): boolean {
  if (programmaticPosition !== null && Math.abs(y - programmaticPosition) < 2) return true;
  programmaticPosition = null;
  return false;
}
