/**
 * What changes during a day on every page: what is talked about, figures, a video that plays beside it [FRONT-03]. One
 * loop a document asks for it, however many listen, and goes on from page to page [LIVE-10].
 */
import { isCrawler } from '#platform/http/crawler.ts';
import { poll } from '#platform/http/poll.ts';
import { askSiteOnce } from './ask-site.ts';

type Listener = (data: unknown) => void;

/** The same for every reader of a site: a browser and whatever stands before the server may keep it. */
const address = '/api/frontend/refresh';
const everyMs = 15_000;

const listeners = new Set<Listener>();
let known: { site: string | undefined; data: unknown } | null = null;
/** The site of the last question. Whoever comes while its answers fail waits for the next one, as all do. */
let askedFor: string | undefined;
let askNow: (() => void) | null = null;

/** The listener hears what is known of this site at once, and every answer from then on, changed or not. */
export function onFrontData(listener: Listener, until: AbortSignal): void {
  // A crawler is to see what the page says [S21].
  if (until.aborted || isCrawler(navigator.userAgent)) return;
  listeners.add(listener);
  until.addEventListener('abort', () => listeners.delete(listener));
  if (askNow === null) askNow = poll(ask, { everyMs, until: new AbortController().signal });
  else if (known !== null && known.site === siteHere()) tell(listener, known.data);
  else if (askedFor !== siteHere()) askNow();
}

async function ask(signal: AbortSignal): Promise<void> {
  if (listeners.size === 0) return;
  const site = siteHere();
  askedFor = site;
  const data = await askSiteOnce(address, signal);
  if (site !== siteHere()) return ask(signal);
  known = { site, data };
  for (const listener of listeners) tell(listener, data);
}

function tell(listener: Listener, data: unknown): void {
  try {
    listener(data);
  } catch (error) {
    // One that fails must not take the others along.
    reportError(error);
  }
}

function siteHere(): string | undefined {
  return document.body.dataset.site;
}
