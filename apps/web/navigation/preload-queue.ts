/** What is fetched because somebody may want it: a few at a time, the latest wish first [BUILD-10]. */
const mostInFlight = 4;
/** A hand that moves over a page wishes for a lot; what was wished for long ago is no longer meant. */
const mostWaiting = 8;

export interface PreloadQueue {
  add(task: () => Promise<unknown>): void;
}

export function preloadQueue(): PreloadQueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let inFlight = 0;

  function next(): void {
    if (inFlight >= mostInFlight) return;
    const task = waiting.pop();
    if (!task) return;
    inFlight += 1;
    // Nobody was promised anything: whoever goes there asks again, and hears of the failure.
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
      if (waiting.length > mostWaiting) waiting.shift();
      next();
    },
  };
}
