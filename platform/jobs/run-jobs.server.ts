/**
 * Runs scheduled jobs in any number of processes: each job at its time, at least once, by one process. When a process
 * dies, another takes its job over after the lease.
 */
import type { Kysely } from 'kysely';
import { errorSentence } from '#platform/log/error-sentence.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Job, nextTime, pauseAfter } from './job.ts';
import {
  allJobs,
  type Claim,
  claimDue,
  type JobRow,
  recordFailure,
  recordSuccess,
  releaseLease,
  scheduleNow,
  syncJobs,
} from './job-queries.server.ts';

export interface JobsNeeds<DB> {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  schedule: readonly Job[];
}

export interface JobRunner {
  /** Inserts new jobs of the schedule and deletes old ones. */
  syncSchedule(): Promise<void>;
  /** Starts all due jobs, beside those that are running; returns their number. */
  startDue(): Promise<number>;
  /** Starts all due jobs and waits for them; returns their number. */
  runDue(): Promise<number>;
  /** Runs a job now, whether it is due or not, and returns its outcome. */
  runNow(name: string): Promise<JobOutcome>;
  /** Makes a job due, or all that were given up; returns their names. */
  retry(name: string | null): Promise<string[]>;
  list(): Promise<JobRow[]>;
  /** Stops the running jobs; another process restarts them. */
  stop(): Promise<void>;
}

export type JobOutcome =
  | { kind: 'done'; remark: string }
  | { kind: 'failed'; error: string }
  | { kind: 'refused'; why: string };

/** Time after a job's limit before its process is presumed dead; shorter for jobs that somebody waits for. */
const graceMs = (limitMs: number): number => Math.min(limitMs / 5, 10_000);

export function createJobRunner<DB>({ db, clock, log, schedule: timetable }: JobsNeeds<DB>): JobRunner {
  const byName = new Map(timetable.map((job) => [job.name, job]));
  const stopping = new AbortController();
  const { tracked, allSettled } = trackPromises();

  async function claim(names: string[]): Promise<{ job: Job; claim: Claim } | null> {
    const now = clock.now();
    const until = (name: string) => {
      const limitMs = byName.get(name)?.timeoutMs ?? 0;
      return new Date(now.getTime() + limitMs + graceMs(limitMs));
    };
    const claimed = await claimDue(db, { names, now, until });
    const job = claimed && byName.get(claimed.name);
    return claimed && job ? { job, claim: claimed } : null;
  }

  async function work(job: Job, mine: Claim): Promise<JobOutcome> {
    // Counts deaths of the process as failures, so that a job that crashes its process is not repeated endlessly.
    if (mine.attempts > job.tries) return failed(job, mine, 'its process died over it');
    try {
      const remark = await runWithTimeout(job, stopping.signal);
      const now = clock.now();
      await recordSuccess(db, mine, { now, next: nextTime(job, now), remark });
      if (mine.error !== null) log.info({ job: job.name }, 'job works again');
      if (remark !== '' && remark !== mine.remark) log.warn({ job: job.name, remark }, 'job');
      return { kind: 'done', remark };
    } catch (error) {
      if (stopping.signal.aborted) {
        await releaseLease(db, mine);
        return { kind: 'failed', error: 'the process stops' };
      }
      return failed(job, mine, errorSentence(error));
    }
  }

  async function failed(job: Job, mine: Claim, error: string): Promise<JobOutcome> {
    const now = clock.now();
    const isDead = mine.attempts >= job.tries;
    const next = isDead ? nextTime(job, now) : new Date(now.getTime() + pauseAfter(mine.attempts));
    await recordFailure(db, mine, { next, error, diedAt: isDead ? now : null });
    // Repeated identical failures are logged once.
    if (error !== mine.error) log.warn({ job: job.name, error }, 'job failed; it is tried again');
    return { kind: 'failed', error };
  }

  /** A job that takes long delays no other one. */
  async function startDue(): Promise<Promise<unknown>[]> {
    const started: Promise<unknown>[] = [];
    while (!stopping.signal.aborted) {
      const due = await claim([...byName.keys()]);
      if (!due) break;
      const doing = work(due.job, due.claim).catch((err: unknown) =>
        log.error({ err, job: due.job.name }, 'the outcome of a job was not recorded'),
      );
      started.push(tracked(doing));
    }
    return started;
  }

  async function runNow(name: string): Promise<JobOutcome> {
    if (!byName.has(name)) return { kind: 'refused', why: `there is no job called ${name}` };
    await scheduleNow(db, name, clock.now());
    const due = await claim([name]);
    return due ? work(due.job, due.claim) : { kind: 'refused', why: 'another process is doing it' };
  }

  return {
    syncSchedule: () => syncJobs(db, [...byName.keys()], clock.now()),
    startDue: async () => (await tracked(startDue())).length,
    runDue: async () => (await Promise.all(await tracked(startDue()))).length,
    runNow: (name) => tracked(runNow(name)),
    retry: (name) => scheduleNow(db, name, clock.now()),
    list: () => allJobs(db),
    async stop() {
      stopping.abort();
      await allSettled();
    },
  };
}

function trackPromises() {
  const running = new Set<Promise<unknown>>();
  return {
    tracked<Value>(doing: Promise<Value>): Promise<Value> {
      const settled: Promise<boolean> = doing.then(
        () => running.delete(settled),
        () => running.delete(settled),
      );
      running.add(settled);
      return doing;
    },
    /** Waits also for what is tracked meanwhile: a claim on its way starts its job, which is then released. */
    async allSettled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Ends the wait at the time limit even for a job that ignores the signal. */
async function runWithTimeout(job: Job, stopped: AbortSignal): Promise<string> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([timeout.signal, stopped]);
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', end, { once: true });
  const timer = setTimeout(
    () => timeout.abort(new Error(`it took longer than ${job.timeoutMs / 1000} s`)),
    job.timeoutMs,
  );
  try {
    return await Promise.race([job.run(signal), promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
