/** Work that must not run all at once: so much at a time, so much waiting, and no for the rest. */
export interface WorkQueue {
  /** Runs the job when its turn comes; null when too many wait already. */
  run<T>(job: () => Promise<T>): Promise<T> | null;
}

export function createWorkQueue(limits: { atOnce: number; waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  async function take<T>(turn: Promise<void>, job: () => Promise<T>): Promise<T> {
    await turn;
    try {
      return await job();
    } finally {
      leave();
    }
  }

  return {
    run(job) {
      if (running < limits.atOnce) {
        running += 1;
        return take(Promise.resolve(), job);
      }
      if (turns.length >= limits.waiting) return null;
      return take(new Promise<void>((resolve) => turns.push(resolve)), job);
    },
  };
}
