/** Completes the search index beside a running server, after an upgrade or a change of dictionary. */
import type { Log } from '#platform/log/log.server.ts';
import { retry } from '#platform/time/retry.server.ts';
import type { AppContext } from './compose.ts';

export interface CompleteIndexNeeds {
  context: AppContext;
  log: Log;
  /** Called when search can answer. */
  onDictionaryLoaded(): void;
}

export function completeIndex({ context, log, onDictionaryLoaded }: CompleteIndexNeeds): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = work().catch((error: unknown) => {
    log.error(
      { err: error },
      'search: the index could not be completed; `lapzarta search index` tries again',
    );
  });
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };

  async function work(): Promise<void> {
    const { source } = await retry(context.search.stemmer, {
      signal,
      onFailure: (err, pauseMs) =>
        log.error({ err, pauseMs }, 'search: the dictionary could not be loaded; trying again'),
    });
    log.info({ dictionary: source }, 'search: the dictionary is loaded');
    onDictionaryLoaded();
    const began = performance.now();
    const done = await context.search.fill({ isStopped: () => signal.aborted });
    if (done === null) log.info('search: another process completes the index');
    else if (done > 0)
      log.info(
        { stories: done, seconds: Math.round((performance.now() - began) / 1000) },
        'search: index completed',
      );
  }
}
