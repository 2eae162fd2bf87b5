/**
 * Data that changes during a day on every page: trending tags, figures, the picture-in-picture video [FRONT-03]. One
 * polling loop a document requests it for all listeners, and continues across soft navigations [LIVE-10].
 */

import { fetchFromApiOnce } from '#platform/browser/site-api.ts';
import { poll } from '#platform/http/poll.ts';
import { isCrawler } from '#platform/http/requests/crawler.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';

type Listener = (data: unknown) => void;

/** The same for every reader of a site, so browsers, proxies and CDNs may cache it. */
const address = '/api/frontend/refresh';

const listeners = new Set<Listener>();
let latest: { site: string | undefined; data: unknown } | null = null;
/** Site of the last request. A listener added while its requests fail waits for the next one, like all others. */
let requestedSite: string | undefined;
let pollNow: (() => void) | null = null;

/** Passes the known data of this site to the listener at once, and every later response, changed or not. */
export function onFrontData(listener: Listener, until: AbortSignal): void {
  // Crawlers index the page as served [S21].
  if (until.aborted || isCrawler(navigator.userAgent)) return;
  listeners.add(listener);
  until.addEventListener('abort', () => listeners.delete(listener));
  if (pollNow === null)
    pollNow = poll(request, { everyMs: liveRefreshMs, until: new AbortController().signal });
  else if (latest !== null && latest.site === currentSite()) notify(listener, latest.data);
  else if (requestedSite !== currentSite()) pollNow();
}

async function request(signal: AbortSignal): Promise<void> {
  if (listeners.size === 0) return;
  const site = currentSite();
  requestedSite = site;
  const data = await fetchFromApiOnce(address, signal);
  if (site !== currentSite()) return request(signal);
  latest = { site, data };
  for (const listener of listeners) notify(listener, data);
}

function notify(listener: Listener, data: unknown): void {
  try {
    listener(data);
  } catch (error) {
    // A listener that throws must not affect the others.
    reportError(error);
  }
}

function currentSite(): string | undefined {
  return document.body.dataset.site;
}
