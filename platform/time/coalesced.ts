/**
 * Work that runs once at a time: whoever asks for it while it runs is answered by one more run, however many ask.
 * @returns Asks for a run; resolves when all that were asked for are done, rejects when one fails.
 * @example const settle = coalesced(() => settleTerms(db)); // settle(); settle(); settle(): two runs
 */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function runAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await run();
      } while (isAskedAgain);
    } finally {
      running = null;
    }
  }

  return () => {
    isAskedAgain = true;
    running ??= runAll();
    return running;
  };
}
