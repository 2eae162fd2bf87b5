/** The queue that sends issues, a minute at a time: a process that stops waits for a batch and not for an issue. */
import { z } from 'zod';
import { defineQueue, type Outcome, type Queue } from '#platform/queue/queue.ts';
import { issueQueueName } from './make-issue.server.ts';
import type { SendingOutcome } from './send-issue.server.ts';

const payload = z.object({ issue: z.int() });
const runMs = 60_000;

/** A message only starts the sending, whose state is in the table; if it is lost, the timetable starts it. */
export function issueQueue(send: (issue: number, signal: AbortSignal) => Promise<SendingOutcome>): Queue {
  return defineQueue({
    name: issueQueueName,
    payload,
    isDeduplicated: false,
    batchSize: 1,
    concurrency: 1,
    pollSeconds: 1,
    timeoutSeconds: 2 * (runMs / 1_000) + 120,
    retries: { limit: 3, firstPauseSeconds: 5, longestPauseSeconds: 60 },
    deadLetterDays: 1,
    async deliver(messages, delivery) {
      const outcomes: Outcome[] = [];
      for (const { issue } of messages) {
        const signal = AbortSignal.any([delivery.signal, AbortSignal.timeout(runMs)]);
        const outcome = await send(issue, signal);
        if (outcome === 'interrupted' && !delivery.signal.aborted)
          await delivery.send(issueQueueName, [{ payload: { issue } }]);
        outcomes.push(
          outcome === 'no-server'
            ? { kind: 'failed', error: 'there is no mail server: set LAPZARTA_SMTP' }
            : { kind: 'done' },
        );
      }
      return outcomes;
    },
  });
}
