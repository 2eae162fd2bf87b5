/** Queue of speculative preloads: limited concurrency, the latest first [BUILD-10]. */
const maxInFlight = 4;
/** A moving pointer queues many links; the oldest are outdated and dropped. */
const maxWaiting = 8;

export interface PreloadQueue {
  add(task: () => Promise<unknown>): void;
}

export function createPreloadQueue(): PreloadQueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let inFlight = 0;

  function next(): void {
    if (inFlight >= maxInFlight) return;
    const task = waiting.pop();
    if (!task) return;
    inFlight += 1;
    // Errors are ignored: an actual navigation repeats the request and reports its failure.
    void task()
      .catch(() => undefined)
      .finally(() => {
        inFlight -= 1;
        next();
      });
  }

  return {
    add(task) {
      waiting.push(task);
      if (waiting.length > maxWaiting) waiting.shift();
      next();
    },
  };
}
