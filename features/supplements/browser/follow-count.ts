/** Updates the results of an election while they are counted and the page is open, from the page's newer HTML. */

import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { putInTabOrder } from './tile-map.ts';

export function followCount(root: ParentNode, until: AbortSignal): void {
  const lifetime = new AbortController();
  until.addEventListener('abort', () => lifetime.abort());
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
    const { putInPlace } = await import('#platform/browser/pages/page-updater.ts');
    const fresh = resultsIn(newer.content);
    for (const [at, part] of resultsIn(root).entries()) if (fresh[at]) putInPlace(part, fresh[at]);
    putInTabOrder(root);
    if (!newer.content.querySelector('[data-counting]')) lifetime.abort();
  }
}

function resultsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-result]')];
}
