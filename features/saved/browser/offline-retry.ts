/** The offline page gives way to the page in whose place it stands. */
import { poll } from '#platform/http/poll.ts';

/** Pause before the first attempt to reach the server; each failure doubles the next one. */
const retryMs = 5_000;

/** The offline page itself was asked for: reloading it would show it again. */
export function isAtOwnAddress(): boolean {
  return location.pathname === `${document.body.dataset.path ?? ''}/offline`;
}

/**
 * Tries the page in whose place the offline page stands. A browser reports neither a network without a connection nor
 * a server that is down, so it is tried now and then, and at once when the browser says that it is online.
 */
export function reloadWhenReachable(until: AbortSignal): void {
  const tryAgain = async (signal: AbortSignal): Promise<void> => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
    location.reload();
  };
  let tryNow = (): void => {
    clearTimeout(first);
    tryNow = poll(tryAgain, { everyMs: retryMs, until });
  };
  const first = setTimeout(() => tryNow(), retryMs);
  until.addEventListener('abort', () => clearTimeout(first));
  addEventListener('online', () => tryNow(), { signal: until });
}
