/**
 * Delivers what the outbox holds: hands its messages over to queues in the transaction that deletes them, and runs the
 * queues. Any number of processes may do so. Importing this file loads pg-boss, about 10 MB.
 */
import type { Kysely } from 'kysely';
import { fromKysely, type Job, type JobResult, type PgBoss, type WorkOptions } from 'pg-boss';
import { errorSentence } from '#platform/log/error-sentence.ts';
import type { Log } from '#platform/log/log.server.ts';
import { throttled } from '#platform/log/throttled.ts';
import { every } from '#platform/time/every.ts';
import { openBoss } from './open-boss.server.ts';
import { takeFromOutbox } from './outbox-queries.server.ts';
import { noOutcome, type Outcome, type Queue, type QueueEntry } from './queue.ts';
import { createQueueReport } from './queue-report.ts';

export interface QueuesNeeds<DB> {
  db: Kysely<DB>;
  url: string;
  log: Log;
  queues: readonly Queue[];
}

const secondMs = 1_000;
const daySeconds = 86_400;
/** Messages handed over in one transaction. */
const handOverSize = 200;
/** A process that was killed is taken for dead after this. */
const heartbeatSeconds = 10;
/** Time for running deliveries when the process stops; unfinished ones return to their queue. */
const stopMs = 1_000;

/** Starts at once and never throws: an unavailable database is retried every second. */
export function startQueues<DB>(needs: QueuesNeeds<DB>): { stop(): Promise<void> } {
  const { db, log, queues } = needs;
  const names = queues.filter(({ isDeduplicated }) => !isDeduplicated).map(({ name }) => name);
  let boss: PgBoss | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isStopping = false;

  async function work(): Promise<void> {
    boss ??= await openQueues(needs);
    let count = handOverSize;
    while (!isStopping && count === handOverSize) count = await handOver(db, boss, names);
  }

  const working = every(
    secondMs,
    () => {
      const turn = work();
      running = turn.catch(() => undefined);
      return turn;
    },
    log,
  );
  return {
    async stop() {
      isStopping = true;
      working.stop();
      await running;
      await boss?.stop({ timeout: stopMs });
    },
  };
}

/** Moves the oldest messages from the outbox to their queues; returns their number. */
async function handOver<DB>(db: Kysely<DB>, boss: PgBoss, queues: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await takeFromOutbox(trx, queues, handOverSize);
    for (const [queue, messages] of Map.groupBy(rows, (row) => row.queue))
      await boss.insert(
        queue,
        messages.map(({ payload }) => ({ data: payload })),
        { db: fromKysely(trx) },
      );
    return rows.length;
  });
}

async function openQueues<DB>({ url, log, queues }: QueuesNeeds<DB>): Promise<PgBoss> {
  const onProblem = throttled((problem, times) => log.warn({ problem, times }, 'queues: pg-boss reports'), {
    everyMs: 60 * secondMs,
  });
  const boss = await openBoss({ url, supervises: true, onProblem });
  try {
    for (const queue of queues) await declareQueue(boss, queue);
    for (const queue of queues) await runQueue(boss, queue, log);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** The queue to which messages go that are given up. */
export function deadLettersOf(queue: string): string {
  return `${queue}.dead`;
}

/** Creates the queue, or changes its settings to these. */
async function declareQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const { name, isDeduplicated, timeoutSeconds, retries, deadLetterDays } = queue;
  const deadLetter = deadLettersOf(name);
  const settings = {
    deadLetter,
    heartbeatSeconds,
    expireInSeconds: timeoutSeconds,
    retryLimit: retries.limit,
    retryDelay: retries.firstPauseSeconds,
    retryDelayMax: retries.longestPauseSeconds,
    retryBackoff: true,
    retentionSeconds: 14 * daySeconds,
    deleteAfterSeconds: 3_600,
  };
  await boss.createQueue(deadLetter);
  await boss.updateQueue(deadLetter, { retentionSeconds: deadLetterDays * daySeconds });
  await boss.createQueue(name, { ...settings, policy: isDeduplicated ? 'short' : 'standard' });
  await boss.updateQueue(name, settings);
}

async function runQueue(boss: PgBoss, queue: Queue, log: Log): Promise<void> {
  const { name, batchSize, concurrency, pollSeconds, retries } = queue;
  const report = createQueueReport({ queue: name, retryLimit: retries.limit, log });
  const send = async (target: string, entries: readonly QueueEntry[]): Promise<void> => {
    await boss.insert(target, entries.map(jobOf));
  };
  await boss.work<object, unknown, WorkOptions & { perJobResults: true }>(
    name,
    {
      batchSize,
      localConcurrency: concurrency,
      pollingIntervalSeconds: pollSeconds,
      burstWhenBatchFull: batchSize > 1,
      perJobResults: true,
    },
    async (jobs) => {
      const outcomes = await deliver(queue, jobs, send);
      report(jobs.map(({ retryCount }, at) => ({ retryCount, outcome: outcomes[at] ?? noOutcome })));
      return jobs.map(({ id }, at) => resultOf(id, outcomes[at] ?? noOutcome));
    },
  );
}

async function deliver(
  queue: Queue,
  jobs: Job<object>[],
  send: (target: string, entries: readonly QueueEntry[]) => Promise<void>,
): Promise<Outcome[]> {
  const signal = AbortSignal.any(jobs.map((job) => job.signal));
  try {
    return await queue.deliver(
      jobs.map(({ data }) => data),
      { signal, send },
    );
  } catch (error) {
    return jobs.map(() => ({ kind: 'failed', error: errorSentence(error) }));
  }
}

function jobOf({ payload, key }: QueueEntry) {
  return { data: payload, ...(key === undefined ? {} : { singletonKey: key }) };
}

function resultOf(id: string, outcome: Outcome): JobResult {
  if (outcome.kind === 'done') return { id, status: 'completed' };
  const status = outcome.kind === 'refused' ? 'deadletter' : 'failed';
  return { id, status, output: { message: outcome.error } };
}
