/** Notifies WebSub hubs of changed feeds; a hub then fetches the feed and sends it to its subscribers [S06]. */
import { fetchFromOwnSetting, RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import type { Outcome } from '#platform/queue/queue.ts';

export interface HubPing {
  hub: string;
  /** Absolute address of the feed. */
  feed: string;
}

/** Requests to one hub at the same time, by one call. */
const atOnce = 4;
const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;

/** Pings every hub independently of the others; returns one outcome for each ping. */
export async function pingHubs(
  pings: readonly HubPing[],
  hubs: readonly string[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const byHub = Map.groupBy(pings, ({ hub }) => hub);
  const outcomes = new Map<HubPing, Outcome>();
  await Promise.all(
    [...byHub].map(async ([hub, ofHub]) => {
      // The hub was removed from the edition in the meantime.
      if (!hubs.includes(hub)) return;
      for (const [ping, outcome] of await pingHub(hub, ofHub, signal)) outcomes.set(ping, outcome);
    }),
  );
  return pings.map((ping) => outcomes.get(ping) ?? { kind: 'done' });
}

/** Once the hub does not answer, the rest of its pings fail at once: they would only wait for the same time-out. */
async function pingHub(
  hub: string,
  pings: readonly HubPing[],
  signal: AbortSignal,
): Promise<Map<HubPing, Outcome>> {
  const outcomes = new Map<HubPing, Outcome>();
  const feeds = [...Map.groupBy(pings, ({ feed }) => feed)];
  let down: Outcome | null = null;
  const next = async (): Promise<void> => {
    for (let one = feeds.shift(); one !== undefined; one = feeds.shift()) {
      const [feed, same] = one;
      const { outcome, isDown } = down ? { outcome: down, isDown: true } : await pingOnce(hub, feed, signal);
      if (isDown) down = outcome;
      for (const ping of same) outcomes.set(ping, outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return outcomes;
}

/** The form is that of PubSubHubbub, which all hubs take; some read the topic from `hub.topic`, others from `hub.url`. */
async function pingOnce(
  hub: string,
  feed: string,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; isDown: boolean }> {
  try {
    await fetchFromOwnSetting({
      url: hub,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.topic': feed, 'hub.url': feed }).toString(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      maxBytes: maxAnswerBytes,
    });
    return { outcome: { kind: 'done' }, isDown: false };
  } catch (error) {
    const { message, status } =
      error instanceof RemoteServerError
        ? error
        : { message: `${new URL(hub).host} did not answer in time`, status: null };
    return { outcome: { kind: 'failed', error: message }, isDown: status === null || status >= 500 };
  }
}
