/** Runs a limited number of jobs at once, queues a limited number, and rejects the rest. */
export interface WorkQueue {
  /** Runs the job when a slot is free; null when the queue is full. */
  run<T>(job: () => Promise<T>): Promise<T> | null;
}

export function createWorkQueue(limits: { atOnce: number; waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  async function runInTurn<T>(turn: Promise<void>, job: () => Promise<T>): Promise<T> {
    await turn;
    try {
      return await job();
    } finally {
      startNext();
    }
  }

  return {
    run(job) {
      if (running < limits.atOnce) {
        running += 1;
        return runInTurn(Promise.resolve(), job);
      }
      if (turns.length >= limits.waiting) return null;
      return runInTurn(new Promise<void>((resolve) => turns.push(resolve)), job);
    },
  };
}
