import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { withDatabase } from '../../tests/database.ts';
import { type Job, nextTime, pauseAfter } from './job.ts';
import { createJobRunner } from './run-jobs.server.ts';

const database = withDatabase();
let now = new Date();
let done: string[] = [];
const logLines: string[] = [];

beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00+01:00');
  done = [];
  logLines.length = 0;
  await sql`truncate jobs`.execute(database.db);
});

function passTo(iso: string): void {
  now = new Date(iso);
}

function job(more: Partial<Job> = {}): Job {
  return {
    name: 'arfolyam',
    at: '0 * * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 1_000,
    tries: 2,
    run: async () => {
      done.push('arfolyam');
      return '';
    },
    ...more,
  };
}

/** A process. */
function process(...timetable: Job[]) {
  const to = { write: (line: string) => void logLines.push(line) };
  const log = createLog({ level: 'info', to });
  return createJobRunner({ db: database.db, clock: { now: () => now }, log, schedule: timetable });
}

function sayings(): string[] {
  return logLines.map((line) => String(JSON.parse(line).msg));
}

const failing = async (): Promise<string> => {
  throw new Error('nem válaszol');
};

describe('the schedule', () => {
  it('uses the site’s time zone, also across daylight-saving changes', () => {
    const at = { at: '0 3 * * *', timeZone: 'Europe/Budapest' };
    expect(nextTime(at, new Date('2026-10-24T12:00:00Z')).toISOString()).toBe('2026-10-25T02:00:00.000Z');
    expect(nextTime(at, new Date('2026-10-23T12:00:00Z')).toISOString()).toBe('2026-10-24T01:00:00.000Z');
  });

  it('waits longer after each failure, up to five minutes', () => {
    expect([1, 2, 3, 4, 5, 9].map(pauseAfter)).toEqual([5_000, 20_000, 80_000, 300_000, 300_000, 300_000]);
  });

  it('runs a new job immediately, and then at its times', async () => {
    const jobs = process(job());
    await jobs.syncSchedule();
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    passTo('2026-11-20T09:00:01+01:00');
    expect(await jobs.runDue()).toBe(1);
  });

  it('runs a job once for all times missed without a server', async () => {
    const jobs = process(job());
    await jobs.syncSchedule();
    await jobs.runDue();
    passTo('2026-11-21T07:30:00+01:00');
    expect(await jobs.runDue()).toBe(1);
    expect((await jobs.list())[0]?.dueAt.toISOString()).toBe('2026-11-21T07:00:00.000Z');
  });

  it('deletes a job that is not in the schedule any more', async () => {
    await process(job(), job({ name: 'regi' })).syncSchedule();
    await process(job()).syncSchedule();
    expect((await process().list()).map(({ name }) => name)).toEqual(['arfolyam']);
  });
});

it('starts a job beside one that takes long', async () => {
  const end = Promise.withResolvers<string>();
  const long = job({ name: 'hosszu', run: () => end.promise });
  const jobs = process(long, job());
  await jobs.syncSchedule();
  expect(await jobs.startDue()).toBe(2);
  // A run whose success is not recorded has only a lease, which has ended by the next time.
  const short = async () => (await jobs.list()).find(({ name }) => name === 'arfolyam');
  await expect.poll(async () => (await short())?.succeededAt ?? null).not.toBeNull();
  expect(done).toEqual(['arfolyam']);
  passTo('2026-11-20T08:20:00+01:00');
  expect(await jobs.startDue()).toBe(1);
  end.resolve('');
  await jobs.stop();
});

describe('several processes', () => {
  it('run a job once', async () => {
    const slow = job({
      run: async () => {
        done.push('arfolyam');
        await new Promise((end) => setTimeout(end, 50));
        return '';
      },
    });
    const all = Array.from({ length: 6 }, () => process(slow));
    await all[0]?.syncSchedule();
    await Promise.all(all.map((one) => one.runDue()));
    expect(done).toHaveLength(1);
  });

  it('take over a job of a killed process after its lease, not before', async () => {
    // A process that never returns: its promise is never settled, its timer never fires.
    const killed = process(job({ timeoutMs: 600_000, run: () => new Promise(() => undefined) }));
    await killed.syncSchedule();
    void killed.runDue();
    await expect.poll(async () => (await killed.list())[0]?.leasedUntil).not.toBeNull();
    const other = process(job({ timeoutMs: 600_000 }));
    expect(await other.runDue()).toBe(0);
    passTo('2026-11-20T08:10:11+01:00');
    expect(await other.runDue()).toBe(1);
    expect(done).toEqual(['arfolyam']);
    await killed.stop();
    expect((await other.list())[0]).toMatchObject({ attempts: 0, error: null });
  });

  it('do not change a job that another process has taken over', async () => {
    const end = Promise.withResolvers<string>();
    const slow = process(job({ timeoutMs: 600_000, run: () => end.promise }));
    await slow.syncSchedule();
    const running = slow.runDue();
    await expect.poll(async () => (await slow.list())[0]?.leasedUntil).not.toBeNull();
    passTo('2026-11-20T08:10:11+01:00');
    const other = process(job({ timeoutMs: 600_000, run: () => new Promise(() => undefined) }));
    void other.runDue();
    const taken = async () => (await other.list())[0];
    await expect.poll(async () => Number((await taken())?.leasedUntil)).toBeGreaterThan(now.getTime());
    end.resolve('late');
    await running;
    expect(await taken()).toMatchObject({ attempts: 2, remark: '', leasedUntil: expect.any(Date) });
    await other.stop();
  });

  it('give up a job that kills its process repeatedly', async () => {
    await process(job()).syncSchedule();
    await sql`update jobs set attempts = 2, lease = gen_random_uuid(), leased_until = ${now}`.execute(
      database.db,
    );
    await process(job()).runDue();
    expect(done).toEqual([]);
    expect((await process().list())[0]).toMatchObject({ error: 'its process died over it', diedAt: now });
  });

  it('release a running job when they stop', async () => {
    const jobs = process(job({ run: () => new Promise(() => undefined) }));
    await jobs.syncSchedule();
    void jobs.runDue();
    await expect.poll(async () => (await jobs.list())[0]?.leasedUntil).not.toBeNull();
    await jobs.stop();
    expect(await process(job()).runDue()).toBe(1);
  });

  it('release a job that they are claiming when they stop, and do not run it', async () => {
    const jobs = process(job());
    await jobs.syncSchedule();
    const starting = jobs.runDue();
    await jobs.stop();
    await starting;
    expect(done).toEqual([]);
    expect(await process(job({ run: async () => '' })).runDue()).toBe(1);
  });
});

describe('a job that fails', () => {
  it('is retried after a pause, then given up until its next time, with the error visible to operators', async () => {
    const jobs = process(job({ run: failing }));
    await jobs.syncSchedule();
    await jobs.runDue();
    expect(await jobs.runDue()).toBe(0);
    passTo('2026-11-20T08:00:06+01:00');
    await jobs.runDue();
    const [row] = await jobs.list();
    expect(row).toMatchObject({ error: 'nem válaszol', diedAt: now, attempts: 0 });
    expect(row?.dueAt.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  });

  it('is logged once, and once more when it works again', async () => {
    let broken = true;
    const jobs = process(job({ run: () => (broken ? failing() : Promise.resolve('')) }));
    await jobs.syncSchedule();
    for (const minute of ['00', '10', '20']) {
      passTo(`2026-11-20T09:${minute}:00+01:00`);
      await jobs.runDue();
    }
    broken = false;
    passTo('2026-11-20T10:30:00+01:00');
    await jobs.runDue();
    expect(sayings()).toEqual(['job failed; it is tried again', 'job works again']);
    expect((await jobs.list())[0]).toMatchObject({ error: null, diedAt: null });
  });

  it('is due immediately on an operator’s request', async () => {
    const jobs = process(job({ run: failing, tries: 1 }));
    await jobs.syncSchedule();
    await jobs.runDue();
    expect(await jobs.retry(null)).toEqual(['arfolyam']);
    expect(await process(job()).runDue()).toBe(1);
    expect(await jobs.retry(null)).toEqual([]);
    expect(await jobs.retry('nincs')).toEqual([]);
  });

  it('is limited in time, even if it ignores the signal', async () => {
    const jobs = process(job({ timeoutMs: 20, run: () => new Promise(() => undefined) }));
    await jobs.syncSchedule();
    await jobs.runDue();
    expect((await jobs.list())[0]?.error).toBe('it took longer than 0.02 s');
  });
});

it('runs a job on demand, whether it is due or not, and returns its outcome', async () => {
  const jobs = process(job({ run: async () => 'egy kimaradt' }));
  await jobs.syncSchedule();
  await jobs.runDue();
  expect(await jobs.runNow('arfolyam')).toEqual({ kind: 'done', remark: 'egy kimaradt' });
  expect(await jobs.runNow('nincs')).toMatchObject({ kind: 'refused' });
  // An unchanged remark is not logged again.
  expect(sayings()).toEqual(['job']);
});
