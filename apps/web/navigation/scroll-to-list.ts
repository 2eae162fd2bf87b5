/** After a navigation the reader is taken to the list, smoothly [SCRL-01]. */
import { wantsNoMotion } from '../behaviours/reader-wishes.ts';

const duration = 1000;
const offset = -200;

export interface Arrival {
  /** Id of the place the page wants to be read from; '' for its top. */
  place: string;
  from: URL;
  to: URL;
  isInApp: boolean;
}

/** Whether there is a way to go at all [SCRL-02] [SCRL-03]. */
export function goesToList({ place, from, to, isInApp }: Arrival): boolean {
  return (
    place !== '' &&
    !isInApp &&
    to.hash === '' &&
    from.pathname !== to.pathname &&
    !/\/archivum$/.test(to.pathname) &&
    !/\/rovat\/sport(\/|$)/.test(to.pathname)
  );
}

export function scrollToList(place: string, until: AbortSignal): void {
  const list = document.getElementById(place);
  if (!list) {
    console.warn(`There is nothing to scroll to: #${place}`);
    return;
  }
  const top = Math.max(0, list.getBoundingClientRect().top + scrollY + offset);
  if (wantsNoMotion()) jump(top);
  else glide(top, until);
}

/** Whoever moves the page meanwhile has taken it over. */
function glide(top: number, until: AbortSignal): void {
  const taken = new AbortController();
  const start = scrollY;
  const began = performance.now();
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    const signal = AbortSignal.any([until, taken.signal]);
    addEventListener(kind, () => taken.abort(), { passive: true, signal });
  }
  const step = (now: number): void => {
    if (taken.signal.aborted || until.aborted) return;
    const part = Math.min(1, Math.max(0, now - began) / duration);
    jump(start + (top - start) * eased(part));
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}

function jump(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** Slow, fast, slow. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
