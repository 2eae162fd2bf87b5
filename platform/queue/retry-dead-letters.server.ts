/** Sends messages again that were given up. Importing this file loads pg-boss, about 10 MB. */
import { withBoss } from './open-boss.server.ts';
import { deadLettersOf } from './run-queues.server.ts';

const atOnce = 1_000;

/** Returns how many of each of these queues were put back; a running server delivers them. */
export async function retryDeadLetters(
  url: string,
  queues: readonly string[],
): Promise<Record<string, number>> {
  return withBoss(url, async (boss) => {
    const moved: Record<string, number> = {};
    for (const queue of queues) {
      moved[queue] = 0;
      for (let count = atOnce; count === atOnce; ) {
        count = await boss.redrive(deadLettersOf(queue), { limit: atOnce });
        moved[queue] += count;
      }
    }
    return moved;
  });
}
