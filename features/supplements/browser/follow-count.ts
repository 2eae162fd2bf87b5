/** Updates the results of an election while they are counted and the page is open: fetches the page, replaces its results. */

import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import { servedHtmlOf } from '#platform/browser/pages/served-html.ts';
import { createStableUpdater } from '#platform/browser/pages/stable-updater.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { moveBetweenTiles } from './tile-map.ts';

export function followCount(root: ParentNode, until: AbortSignal): void {
  const lifetime = new AbortController();
  until.addEventListener('abort', () => lifetime.abort());
  const page = createStableUpdater(root, until, {
    onPut: (part, former) => moveBetweenTiles(part, until, former),
    onRest: () => undefined,
  });
  let isFirst = true;
  poll(refresh, { everyMs: liveRefreshMs, until: lifetime.signal });

  async function refresh(signal: AbortSignal): Promise<void> {
    // The page has just been loaded.
    if (isFirst) {
      isFirst = false;
      return;
    }
    // The same for all readers of this time, so that caches can share it.
    const version = Math.floor(Date.now() / liveRefreshMs);
    const newer = await fetchContent(new URL(location.href), version, signal);
    if (newer === null || signal.aborted) return;
    const fresh = resultsIn(newer.content);
    for (const [at, part] of resultsIn(root).entries()) {
      const next = fresh[at];
      if (next && servedHtmlOf(next) !== servedHtmlOf(part))
        page.replace(part, document.importNode(next, true));
    }
    // Results are few numbers in the same places: the page moves only where the first ones appear.
    page.release();
    if (!newer.content.querySelector('[data-counting]')) lifetime.abort();
  }
}

function resultsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-result]')];
}
