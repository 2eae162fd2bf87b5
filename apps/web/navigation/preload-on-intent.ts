/** Preloads the page of a link that the reader hovers, focuses or touches. */

import { pageOfLink } from '#platform/browser/pages/page-links.ts';
import { prefersReducedData } from '#platform/browser/reader-preferences.ts';
import { createPreloadQueue } from './preload-queue.ts';

/** Delay that ignores a pointer passing over a link. */
const hoverDelayMs = 65;

export function preloadOnIntent(preload: (page: URL) => Promise<unknown>): void {
  if (prefersReducedData()) return;
  const queue = createPreloadQueue();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  const onIntent = ({ target, type }: Event): void => {
    clearTimeout(hoverTimer);
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && pageOfLink(link, location.href);
    if (!page) return;
    const add = (): void => queue.add(() => preload(page));
    if (type === 'touchstart') add();
    else hoverTimer = setTimeout(add, hoverDelayMs);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, onIntent, { passive: true });
  }
}
