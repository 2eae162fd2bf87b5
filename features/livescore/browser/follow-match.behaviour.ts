/**
 * Refreshes the match above an article while it is played, and not longer [ART-14] [FOOT-11]: fetches the page, and
 * puts in place what is new, without moving anything that the reader sees.
 */

import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import type { PageUpdater } from '#platform/browser/pages/page-updater.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';

export const selector = '[data-follow-from]';

export function start(root: ParentNode, until: AbortSignal): void {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) return;
  const lifetime = new AbortController();
  until.addEventListener('abort', () => lifetime.abort());
  let updater: PageUpdater | undefined;
  const kickOff = Number(found.dataset.followFrom) * 1000;
  const timer = setTimeout(
    () => poll(refresh, { everyMs: liveRefreshMs, until: lifetime.signal }),
    Math.min(longestTimerMs, Math.max(0, kickOff - Date.now())),
  );
  lifetime.signal.addEventListener('abort', () => clearTimeout(timer));

  async function refresh(signal: AbortSignal): Promise<void> {
    const page = await fetchContent(new URL(location.href), null, signal);
    if (page === null) return lifetime.abort();
    const fresh = page.content.querySelector<HTMLElement>('[data-match]');
    const shown = root.querySelector<HTMLElement>('[data-match]');
    if (!fresh || !shown) return lifetime.abort();
    const { createPageUpdater } = await import('#platform/browser/pages/page-updater.ts');
    updater ??= createPageUpdater(root, until);
    showNews(shown, fresh, updater);
    if (fresh.dataset.followFrom === undefined) lifetime.abort();
  }
}

/** Longer times would overflow the browser's timers. */
const longestTimerMs = 2 ** 31 - 1;

/** Where the whole would move what the reader sees, its parts of a fixed size are new at once. */
function showNews(shown: HTMLElement, fresh: HTMLElement, page: PageUpdater): void {
  if (page.update(shown, fresh)) return;
  const next = new Map(partsOf(fresh).map((part) => [part.dataset.matchPart, part]));
  for (const part of partsOf(shown)) {
    const newer = next.get(part.dataset.matchPart);
    if (newer && !page.update(part, newer)) page.forget(part);
  }
}

function partsOf(match: HTMLElement): HTMLElement[] {
  return [...match.querySelectorAll<HTMLElement>('[data-match-part]')];
}
