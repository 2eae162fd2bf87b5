/** Debounced requests while typing: not at every key, and never two at a time. */

export interface DebouncedRequestsNeeds<T> {
  request(text: string, signal: AbortSignal): Promise<T>;
  show(answer: T, text: string): void;
  /** Called instead of a request when the field is empty. */
  clear(): void;
  fail(): void;
}

export interface DebouncedRequests {
  typed(text: string): void;
  /** Sends the request without the delay. */
  now(text: string): void;
  /** Aborts the request; its response is ignored. */
  stop(): void;
}

/** Longer than a fast typist's time between two keys, short enough to feel immediate [S08]. */
export const debounceMs = 150;

export function debouncedRequests<T>(needs: DebouncedRequestsNeeds<T>): DebouncedRequests {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    pending?.abort();
  }

  async function send(text: string): Promise<void> {
    const controller = new AbortController();
    pending = controller;
    try {
      const answer = await needs.request(text, controller.signal);
      if (!controller.signal.aborted) needs.show(answer, text);
    } catch {
      // A request aborted for a newer one is not reported; every other failure is.
      if (!controller.signal.aborted) needs.fail();
    }
  }

  function schedule(text: string, ms: number): void {
    stop();
    const trimmed = text.trim();
    if (trimmed === '') needs.clear();
    else timer = setTimeout(send, ms, trimmed);
  }

  return { typed: (text) => schedule(text, debounceMs), now: (text) => schedule(text, 0), stop };
}
