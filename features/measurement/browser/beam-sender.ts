/** Sends messages to the tracker: collected, when the browser has time, and at the latest when the page is left. */
import type { BeamMessage } from '../beam-messages.ts';

export interface BeamSender {
  send(message: BeamMessage): void;
  /** Sends at once what is waiting. */
  flush(): void;
}

/** Reason of an abort after which nothing may be sent; otherwise the page was left, and its last messages follow. */
export const withdrawn = 'withdrawn';

const patienceMs = 10_000;
const idleMs = 2_000;

/** After a failure nothing more is sent from this document [S17]. */
let hasFailed = false;

export function createSender(tracker: string, until: AbortSignal): BeamSender {
  const waiting: BeamMessage[] = [];
  let isPlanned = false;

  function flush(): void {
    isPlanned = false;
    for (const message of waiting.splice(0)) if (!hasFailed) void post(tracker, message);
  }
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden, { signal: until });
  addEventListener('pagehide', flush, { signal: until });
  until.addEventListener('abort', () => {
    if (until.reason === withdrawn) waiting.length = 0;
  });
  return {
    flush,
    send(message) {
      waiting.push(message);
      // In a page that is being left nothing is idle any more.
      if (document.visibilityState === 'hidden') return flush();
      if (isPlanned) return;
      isPlanned = true;
      // Safari does not support requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(flush, { timeout: idleMs });
      else setTimeout(flush);
    },
  };
}

/** Without cookies: the tracker is often on another host, and knows the reader by the message alone. */
async function post(tracker: string, { path, body }: BeamMessage): Promise<void> {
  const address = tracker + path;
  const json = JSON.stringify(body);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: json,
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      // Outlives the page.
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) giveUp(`${address} answered ${answer.status}.`);
  } catch {
    giveUp(`${address} could not be reached.`);
  }
}

function giveUp(why: string): void {
  if (!hasFailed) console.info(why);
  hasFailed = true;
}
