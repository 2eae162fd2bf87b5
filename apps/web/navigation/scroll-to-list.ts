/** Scrolls smoothly to the list after a navigation [SCRL-01]. */
import { scrollProgrammatically } from '#platform/browser/programmatic-scroll.ts';
import { prefersReducedMotion } from '#platform/browser/reader-preferences.ts';

const duration = 1000;
const offset = -200;
/** Distance between the header and a title that stays visible, in pixels. */
const titleMargin = 8;

export function scrollToList(place: string, until: AbortSignal): void {
  const list = document.getElementById(place);
  if (!list) {
    console.warn(`No element to scroll to: #${place}`);
    return;
  }
  if (prefersReducedMotion()) jump(targetTop(list));
  else glide(list, until);
}

/** Scroll position of the list, reduced where the header would cover part of the title. */
function targetTop(list: HTMLElement): number {
  const desiredTop = Math.max(0, list.getBoundingClientRect().top + scrollY + offset);
  const title = document.querySelector('main h1')?.getBoundingClientRect();
  if (!title || title.bottom + scrollY <= desiredTop) return desiredTop;
  return Math.min(desiredTop, Math.max(0, title.top + scrollY - headerHeight() - titleMargin));
}

/** From the page's `scroll-padding-top`: 0 if the header is not sticky. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Animates the scrolling; any input by the reader stops it. */
function glide(list: HTMLElement, until: AbortSignal): void {
  const interrupted = new AbortController();
  const start = scrollY;
  const began = performance.now();
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    const signal = AbortSignal.any([until, interrupted.signal]);
    addEventListener(kind, () => interrupted.abort(), { passive: true, signal });
  }
  const step = (now: number): void => {
    if (interrupted.signal.aborted || until.aborted) return;
    const part = Math.min(1, Math.max(0, now - began) / duration);
    // Measured in each frame, because late fonts and pictures move the list.
    jump(start + (targetTop(list) - start) * eased(part));
    if (part < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}

function jump(top: number): void {
  scrollProgrammatically(() => scrollTo({ top, behavior: 'instant' }));
}

/** Cubic ease-in-out. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
