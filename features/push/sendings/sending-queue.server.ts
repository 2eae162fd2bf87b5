import { z } from 'zod';
import { defineQueue, type Queue } from '#platform/queue/queue.ts';
import { sendingQueueName } from './order-sending.server.ts';
import type { Sendings } from './sendings.server.ts';

/** Sendings for now. Those for later are announced by the job, as are those whose process died. */
export function sendingQueue({ announceDue }: Pick<Sendings, 'announceDue'>): Queue {
  return defineQueue({
    name: sendingQueueName,
    payload: z.object({ sending: z.int() }),
    isDeduplicated: false,
    batchSize: 10,
    concurrency: 1,
    pollSeconds: 1,
    timeoutSeconds: 60,
    retries: { limit: 8, firstPauseSeconds: 5, longestPauseSeconds: 1_800 },
    deadLetterDays: 2,
    async deliver(sendings) {
      await announceDue();
      return sendings.map(() => ({ kind: 'done' }));
    },
  });
}
