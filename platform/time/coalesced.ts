/**
 * Runs work one at a time: all calls during a run share one further run.
 * @returns Requests a run; resolves when all requested runs are finished, rejects when one fails.
 * @example const settle = coalesced(() => settleTerms(db)); // settle(); settle(); settle(): two runs
 */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRerunRequested = false;

  async function runAll(): Promise<void> {
    try {
      do {
        isRerunRequested = false;
        await run();
      } while (isRerunRequested);
    } finally {
      running = null;
    }
  }

  return () => {
    isRerunRequested = true;
    running ??= runAll();
    return running;
  };
}
