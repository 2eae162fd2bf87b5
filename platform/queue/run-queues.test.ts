import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log/log.server.ts';
import { withDatabase } from '../../tests/database.ts';
import { withDatabaseProxy } from '../../tests/database-proxy.ts';
import { addToOutbox, outboxState } from './outbox-queries.server.ts';
import { defineQueue, type Outcome, type Queue, type QueueDefinition } from './queue.ts';
import { type QueueState, queueStates } from './queue-state-queries.server.ts';
import { retryDeadLetters } from './retry-dead-letters.server.ts';
import { startQueues } from './run-queues.server.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);
const payload = z.object({ number: z.int() });
type Payload = z.infer<typeof payload>;

let delivered: number[] = [];
let lines: string[] = [];
const running: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  delivered = [];
  lines = [];
  await sql`delete from outbox`.execute(database.db);
  await sql`truncate pgboss.job, pgboss.queue cascade`.execute(database.db);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()));
});

function queue(more: Partial<QueueDefinition<Payload>> = {}): Queue {
  return defineQueue({
    name: 'letters',
    payload,
    isDeduplicated: false,
    batchSize: 10,
    concurrency: 1,
    pollSeconds: 0.5,
    timeoutSeconds: 60,
    deadLetterDays: 3,
    retries: { limit: 1, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    deliver: async (payloads) => {
      delivered.push(...payloads.map(({ number }) => number));
      return payloads.map(() => ({ kind: 'done' }));
    },
    ...more,
  });
}

/** A process. */
function run(queues: Queue[], url = database.url): { stop(): Promise<void> } {
  const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } });
  const process = startQueues({ db: database.db, url, log, queues });
  running.push(process);
  return process;
}

async function send(...numbers: number[]): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (const number of numbers) await addToOutbox(trx, { queue: 'letters', payload: { number } });
  });
}

async function state(): Promise<QueueState | undefined> {
  return (await queueStates(database.db)).find((one) => one.queue === 'letters');
}

const isEmpty = { waiting: 0, active: 0, failed: 0, dead: 0, oldestAt: null };
const patience = { timeout: 20_000 };

describe('a message of the outbox', () => {
  it('is delivered, and deleted from the outbox', async () => {
    run([queue()]);
    await send(1, 2, 3);
    await expect.poll(() => delivered.toSorted(), patience).toEqual([1, 2, 3]);
    expect(await outboxState(database.db)).toEqual({ rows: 0, oldestAt: null });
    await expect.poll(state, patience).toMatchObject(isEmpty);
  });

  it('waits there as long as no process runs its queue', async () => {
    run([queue({ name: 'others' })]);
    await send(1);
    await expect.poll(async () => (await queueStates(database.db)).length, patience).toBe(1);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await outboxState(database.db)).toMatchObject({ rows: 1 });
  });

  it('is delivered once, however many processes run the queue', async () => {
    const numbers = Array.from({ length: 600 }, (_, at) => at);
    await send(...numbers);
    for (let processes = 0; processes < 3; processes += 1) run([queue()]);
    await expect.poll(() => delivered.length, patience).toBe(600);
    await new Promise((done) => setTimeout(done, 1_000));
    expect(delivered.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('stays when it cannot be handed over', async () => {
    run([queue()]);
    await send(1);
    await expect.poll(() => delivered, patience).toEqual([1]);
    // The library refuses the queue now, inside the transaction that has already deleted the row.
    await sql`alter table pgboss.job_common add constraint broken check (false) not valid`.execute(
      database.db,
    );
    await send(2);
    await expect.poll(() => lines.join(), patience).toContain('scheduled work failed; trying again');
    expect(await outboxState(database.db)).toMatchObject({ rows: 1 });
    await sql`alter table pgboss.job_common drop constraint broken`.execute(database.db);
    await expect.poll(() => delivered, patience).toEqual([1, 2]);
  });

  it('survives a lost connection to the database', async () => {
    run([queue()], wire.url());
    await send(1);
    await expect.poll(() => delivered, patience).toEqual([1]);
    wire.disconnect();
    await send(2);
    await new Promise((done) => setTimeout(done, 2_000));
    wire.reconnect();
    await expect.poll(() => delivered, patience).toEqual([1, 2]);
    expect(lines.join()).toContain('queues: pg-boss reports');
  });
});

describe('a message that cannot be delivered', () => {
  const failing = (): Promise<Outcome[]> => Promise.reject(new Error('nem válaszol'));

  it('is tried again after a pause, then given up, and sent again on request', async () => {
    let isBroken = true;
    const works = queue();
    const letters = queue({
      deliver: (payloads, how) => (isBroken ? failing() : works.deliver(payloads, how)),
    });
    run([letters]);
    await send(7);
    await expect.poll(state, patience).toMatchObject({ ...isEmpty, failed: 1, oldestAt: expect.any(Date) });
    await expect.poll(state, patience).toMatchObject({ ...isEmpty, dead: 1, error: 'nem válaszol' });
    expect(messages()).toEqual([
      'queue: trying again later',
      'queue: messages were given up; `lapzarta jobs retry` sends them again',
    ]);
    const retention = await sql<{ days: number }>`
      select round(extract(epoch from keep_until - created_on) / 86400)::int as days
      from pgboss.job where name = 'letters.dead'`.execute(database.db);
    expect(retention.rows).toEqual([{ days: 3 }]);
    isBroken = false;
    expect(await retryDeadLetters(database.url, ['letters'])).toEqual({ letters: 1 });
    await expect.poll(() => delivered, patience).toEqual([7]);
    await expect.poll(state, patience).toMatchObject({ ...isEmpty, error: null });
    expect(messages().at(-1)).toBe('queue works again');
  });

  it('does not stop the others of its batch', async () => {
    const letters = queue({
      deliver: async (payloads) =>
        payloads.map(({ number }) => {
          if (number === 13) return { kind: 'failed', error: 'tizenhárom' };
          delivered.push(number);
          return { kind: 'done' };
        }),
    });
    await send(12, 13, 14);
    run([letters]);
    await expect.poll(state, patience).toMatchObject({ ...isEmpty, dead: 1, error: 'tizenhárom' });
    expect(delivered.toSorted()).toEqual([12, 14]);
  });

  it('is given up at once when it has another form than its queue expects', async () => {
    await database.db
      .transaction()
      .execute((trx) => addToOutbox(trx, { queue: 'letters', payload: { number: 'hét' } }));
    run([queue()]);
    await expect.poll(state, patience).toMatchObject({ ...isEmpty, dead: 1 });
    expect((await state())?.error).toContain('expected number');
  });

  it('goes back to its queue when the process stops meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const slow = queue({
      deliver: (_payloads, { signal }) => {
        resolve(signal);
        return new Promise(() => undefined);
      },
    });
    const first = run([slow]);
    await send(1);
    const signal = await promise;
    await first.stop();
    expect(signal.aborted).toBe(true);
    run([queue()]);
    await expect.poll(() => delivered, patience).toEqual([1]);
  });
});

describe('a deduplicated queue', () => {
  it('drops an entry while another one with its key waits', async () => {
    const sorted = queue({
      isDeduplicated: false,
      deliver: async (payloads, { send: put }) => {
        await put(
          'bundles',
          payloads.map(({ number }) => ({ payload: { number }, key: String(number % 2) })),
        );
        return payloads.map(() => ({ kind: 'done' }));
      },
    });
    await send(1, 2, 3, 4, 5);
    run([sorted, queue({ name: 'bundles', isDeduplicated: true })]);
    await expect.poll(() => delivered.length, patience).toBe(2);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(delivered.map((number) => number % 2).toSorted()).toEqual([0, 1]);
  });
});

it('a server does not create the tables of the queues', async () => {
  await sql`alter schema pgboss rename to elsewhere`.execute(database.db);
  try {
    run([queue()]);
    await expect.poll(() => lines.join(), patience).toContain('pg-boss is not installed');
    const found = await sql`select to_regnamespace('pgboss') as schema`.execute(database.db);
    expect(found.rows).toEqual([{ schema: null }]);
  } finally {
    await sql`alter schema elsewhere rename to pgboss`.execute(database.db);
  }
});

function messages(): string[] {
  return lines.map((line) => String(JSON.parse(line).msg));
}
