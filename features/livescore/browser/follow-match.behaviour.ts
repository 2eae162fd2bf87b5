/**
 * Refreshes the match above an article while it is played, and not longer [ART-14] [FOOT-11]: fetches the page, and
 * replaces in place what is new, without moving anything that the reader sees.
 */

import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import { servedHtmlOf } from '#platform/browser/pages/served-html.ts';
import {
  createStableUpdater,
  isOnScreen,
  type StableUpdater,
} from '#platform/browser/pages/stable-updater.ts';
import { updateRelativeTimes } from '#platform/browser/relative-times.behaviour.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';

export const selector = '[data-follow-from]';

export function start(root: ParentNode, until: AbortSignal): void {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) return;
  const lifetime = new AbortController();
  until.addEventListener('abort', () => lifetime.abort());
  const updater = createStableUpdater(root, until, {
    onPut: updateRelativeTimes,
    onRest: () => undefined,
  });
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
    showNews(shown, document.importNode(fresh, true), updater);
    if (fresh.dataset.followFrom === undefined) lifetime.abort();
  }
}

/** Longer times would overflow the browser's timers. */
const longestTimerMs = 2 ** 31 - 1;

/** Parts of a fixed size are filled anew where they are; anything else is replaced when that moves nothing. */
function showNews(shown: HTMLElement, fresh: HTMLElement, updater: StableUpdater): void {
  for (const part of partsOf(shown)) {
    const next = partsOf(fresh).find(({ dataset }) => dataset.matchPart === part.dataset.matchPart);
    if (next && servedHtmlOf(part) !== servedHtmlOf(next)) fillInPlace(part, next);
  }
  if (servedHtmlOf(shown) !== servedHtmlOf(fresh)) updater.replace(shown, fresh);
  else updater.forget(shown);
}

/** The element itself stays: its scroll position, and its announcements if it is a live region. */
function fillInPlace(part: HTMLElement, next: HTMLElement): void {
  const height = part.offsetHeight;
  const [former, className] = [[...part.childNodes], part.className];
  part.replaceChildren(...[...next.childNodes].map((node) => node.cloneNode(true)));
  part.className = next.className;
  updateRelativeTimes(part);
  if (part.offsetHeight === height || !isOnScreen(part)) return;
  part.replaceChildren(...former);
  part.className = className;
}

function partsOf(match: HTMLElement): HTMLElement[] {
  return [...match.querySelectorAll<HTMLElement>('[data-match-part]')];
}
