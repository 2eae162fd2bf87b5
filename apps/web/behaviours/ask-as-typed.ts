/** Questions asked while somebody types: not at every key, and never two at a time. */

export interface AskAsTypedNeeds<T> {
  ask(text: string, signal: AbortSignal): Promise<T>;
  show(answer: T, text: string): void;
  /** Nothing was written. */
  clear(): void;
  fail(): void;
}

export interface AskAsTyped {
  typed(text: string): void;
  /** Asks without waiting. */
  now(text: string): void;
  /** Forgets what was asked: its answer is no longer wanted. */
  stop(): void;
}

/** Long enough for a quick typist's next key, short enough to be felt as at once [S08]. */
export const debounceMs = 150;

export function askAsTyped<T>(needs: AskAsTypedNeeds<T>): AskAsTyped {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    asked?.abort();
  }

  async function ask(text: string): Promise<void> {
    const mine = new AbortController();
    asked = mine;
    try {
      const answer = await needs.ask(text, mine.signal);
      if (!mine.signal.aborted) needs.show(answer, text);
    } catch {
      // Given up for a newer question, it says nothing; the reader hears of every other failure.
      if (!mine.signal.aborted) needs.fail();
    }
  }

  function later(text: string, ms: number): void {
    stop();
    const wanted = text.trim();
    if (wanted === '') needs.clear();
    else timer = setTimeout(ask, ms, wanted);
  }

  return { typed: (text) => later(text, debounceMs), now: (text) => later(text, 0), stop };
}
