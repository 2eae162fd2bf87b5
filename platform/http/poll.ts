/** Options of `poll`. */
export interface PollOptions {
  everyMs: number;
  /** Stops the polling. */
  until: AbortSignal;
}

/** Random share by which each pause is shorter or longer, so that readers who arrived together do not poll together. */
const jitter = 0.1;
const longestPauseMs = 5 * 60_000;
/** Timeout of a request. */
const timeoutMs = 10_000;
/** After being hidden for longer, a tab is refreshed as soon as it is visible [LIVE-11]. */
const longHiddenMs = 30_000;

/**
 * Polls a server with a jittered interval and exponential backoff on failures, to limit the load of many readers [S15].
 * Hidden tabs do not poll.
 * @param request Rejects on failure; errors are not reported here.
 * @returns Polls immediately, unless a request is running.
 * @example const pollNow = poll(load, { everyMs: 15_000, until });
 */
export function poll(
  request: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, until }: PollOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let due = 0;
  let hiddenSince = Date.now();
  let isRequesting = false;

  async function pollNow(): Promise<void> {
    if (isRequesting || until.aborted) return;
    clearTimeout(timer);
    isRequesting = true;
    try {
      await request(AbortSignal.any([until, AbortSignal.timeout(timeoutMs)]));
      failures = 0;
    } catch {
      failures += 1;
    }
    isRequesting = false;
    const pause = Math.min(longestPauseMs, everyMs * 2 ** failures);
    wait(pause * (1 - jitter + 2 * jitter * Math.random()));
  }

  function wait(ms: number): void {
    due = Date.now() + ms;
    clearTimeout(timer);
    if (!document.hidden && !until.aborted) timer = setTimeout(pollNow, ms);
  }

  function onVisibility(): void {
    if (document.hidden) {
      hiddenSince = Date.now();
      clearTimeout(timer);
    } else if (Date.now() - hiddenSince > longHiddenMs) void pollNow();
    else if (!isRequesting) wait(Math.max(0, due - Date.now()));
  }

  document.addEventListener('visibilitychange', onVisibility, { signal: until });
  addEventListener('online', pollNow, { signal: until });
  until.addEventListener('abort', () => clearTimeout(timer));
  if (!document.hidden) void pollNow();
  return pollNow;
}
