/** Asks a server again and again, as gently as one with very many readers needs it [S15]. */

export interface HowToPoll {
  everyMs: number;
  /** Ends it. */
  until: AbortSignal;
}

/** So much a pause is shorter or longer, by lot: readers who came together do not ask together. */
const jitter = 0.1;
const longestPauseMs = 5 * 60_000;
/** Nobody waits for an answer longer than that. */
const patienceMs = 10_000;
/** What a tab that was hidden for longer shows is old [LIVE-11]. */
const longHiddenMs = 30_000;

/**
 * Asks at once, and after each answer waits; the longer, the more often nothing came. A tab that nobody sees asks
 * nothing.
 * @param ask Rejects when no answer came: who wants to be told, tells.
 * @returns Asks at once, unless a question is on its way.
 * @example const askNow = poll(load, { everyMs: 15_000, until });
 */
export function poll(
  ask: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, until }: HowToPoll,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let due = 0;
  let hiddenSince = Date.now();
  let isAsking = false;

  async function askNow(): Promise<void> {
    if (isAsking || until.aborted) return;
    clearTimeout(timer);
    isAsking = true;
    try {
      await ask(AbortSignal.any([until, AbortSignal.timeout(patienceMs)]));
      failures = 0;
    } catch {
      failures += 1;
    }
    isAsking = false;
    const pause = Math.min(longestPauseMs, everyMs * 2 ** failures);
    wait(pause * (1 - jitter + 2 * jitter * Math.random()));
  }

  function wait(ms: number): void {
    due = Date.now() + ms;
    clearTimeout(timer);
    if (!document.hidden && !until.aborted) timer = setTimeout(askNow, ms);
  }

  function onVisibility(): void {
    if (document.hidden) {
      hiddenSince = Date.now();
      clearTimeout(timer);
    } else if (Date.now() - hiddenSince > longHiddenMs) void askNow();
    else if (!isAsking) wait(Math.max(0, due - Date.now()));
  }

  document.addEventListener('visibilitychange', onVisibility, { signal: until });
  addEventListener('online', askNow, { signal: until });
  until.addEventListener('abort', () => clearTimeout(timer));
  if (!document.hidden) void askNow();
  return askNow;
}
