/**
 * Batches concurrent calls: while one batch runs, new calls queue for the next. A single call runs at once; many
 * concurrent ones share database round trips.
 */
export function createBatcher<Q, A>(
  run: (batch: readonly Q[]) => Promise<readonly A[]>,
  maxSize: number,
): (one: Q) => Promise<A> {
  interface PendingCall {
    one: Q;
    resolve(answer: A): void;
    reject(error: unknown): void;
  }
  const queue: PendingCall[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize);
      try {
        const answers = await run(batch.map(({ one }) => one));
        for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (one) => {
    const { promise, resolve, reject } = Promise.withResolvers<A>();
    queue.push({ one, resolve, reject });
    void drain();
    return promise;
  };
}
