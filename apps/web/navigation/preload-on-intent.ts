/** Fetches where a reader is about to go: rested on, reached by keyboard, touched. */
import { savesData } from '../behaviours/reader-wishes.ts';
import { pageOfLink } from './our-links.ts';
import { preloadQueue } from './preload-queue.ts';

/** A pointer that only passes by wants nothing. */
const restMs = 65;

export function preloadOnIntent(preload: (page: URL) => Promise<unknown>): void {
  if (savesData()) return;
  const queue = preloadQueue();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const wish = ({ target, type }: Event): void => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && pageOfLink(link, location.href);
    if (!page) return;
    const add = (): void => queue.add(() => preload(page));
    if (type === 'touchstart') add();
    else resting = setTimeout(add, restMs);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, wish, { passive: true });
  }
}
