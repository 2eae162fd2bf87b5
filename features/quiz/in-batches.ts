/**
 * While one batch is on its way, what arrives waits and goes with the next: nobody waits when it is quiet, and a crowd
 * shares its way to the database.
 */
export function inBatches<Q, A>(
  run: (batch: readonly Q[]) => Promise<readonly A[]>,
  most: number,
): (one: Q) => Promise<A> {
  interface Waiting {
    one: Q;
    resolve(answer: A): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function empty(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
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
    waiting.push({ one, resolve, reject });
    void empty();
    return promise;
  };
}
