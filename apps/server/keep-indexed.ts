/** Beside a server that runs: what the search does not know yet, after an upgrade or another dictionary, comes into its index. */
import type { Log } from '#platform/log/log.server.ts';
import type { House } from './compose.ts';

export function keepIndexed({ house, log }: { house: House; log: Log }): { stop(): Promise<void> } {
  let stopped = false;
  const working = work().catch((error: unknown) => {
    log.error(
      { err: error },
      'search: the index could not be completed; `lapzarta search index` tries again',
    );
  });
  return {
    async stop() {
      stopped = true;
      await working;
    },
  };

  async function work(): Promise<void> {
    const { source } = await house.search.stemmer();
    log.info({ dictionary: source }, 'search: words are taken apart');
    const began = performance.now();
    const done = await house.search.fill({ isStopped: () => stopped });
    if (done === null) log.info('search: another process completes the index');
    else if (done > 0)
      log.info(
        { stories: done, seconds: Math.round((performance.now() - began) / 1000) },
        'search: index completed',
      );
  }
}
