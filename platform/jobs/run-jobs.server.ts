/**
 * Does what the timetable says, in however many processes: each job at its time, at least once, by one of them. What a
 * process leaves undone because it dies, another takes over when the lease ends.
 */
import type { Kysely } from 'kysely';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Job, nextTime, pauseAfter } from './job.ts';
import {
  allJobs,
  type Claim,
  claimDue,
  endBadly,
  endWell,
  giveBack,
  type JobRow,
  keepJobs,
  makeDue,
} from './job-queries.server.ts';

export interface JobsNeeds<DB> {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  timetable: readonly Job[];
}

export interface JobRunner {
  /** Writes the timetable's new jobs down and forgets old ones. */
  keep(): Promise<void>;
  /** Does everything that is due, one after the other; returns how many that were. */
  runDue(): Promise<number>;
  /** Does one job now, whenever it is due, and says what came of it. */
  runNow(name: string): Promise<JobOutcome>;
  /** Makes a job due, or all that were given up; returns which. */
  retry(name: string | null): Promise<string[]>;
  list(): Promise<JobRow[]>;
  /** Stops what runs; it is begun anew elsewhere. */
  stop(): Promise<void>;
}

export type JobOutcome =
  | { kind: 'done'; remark: string }
  | { kind: 'failed'; error: string }
  | { kind: 'refused'; why: string };

/** What a job may take longer than its time before its process is taken for dead. */
const graceMs = 10_000;

export function createJobRunner<DB>({ db, clock, log, timetable }: JobsNeeds<DB>): JobRunner {
  const byName = new Map(timetable.map((job) => [job.name, job]));
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  async function claim(names: string[]): Promise<{ job: Job; claim: Claim } | null> {
    const now = clock.now();
    const until = (name: string) => new Date(now.getTime() + (byName.get(name)?.timeoutMs ?? 0) + graceMs);
    const claimed = await claimDue(db, { names, now, until });
    const job = claimed && byName.get(claimed.name);
    return claimed && job ? { job, claim: claimed } : null;
  }

  async function work(job: Job, mine: Claim): Promise<JobOutcome> {
    // Whatever this job does to its process, it does no more: those who died over it count as failures.
    if (mine.attempts > job.tries) return failed(job, mine, 'its process died over it');
    try {
      const remark = await within(job, stopping.signal);
      const now = clock.now();
      await endWell(db, mine, { now, next: nextTime(job, now), remark });
      if (mine.error !== null) log.info({ job: job.name }, 'job works again');
      if (remark !== '' && remark !== mine.remark) log.warn({ job: job.name, remark }, 'job');
      return { kind: 'done', remark };
    } catch (error) {
      if (stopping.signal.aborted) {
        await giveBack(db, mine);
        return { kind: 'failed', error: 'the process stops' };
      }
      return failed(job, mine, sentenceOf(error));
    }
  }

  async function failed(job: Job, mine: Claim, error: string): Promise<JobOutcome> {
    const now = clock.now();
    const isDead = mine.attempts >= job.tries;
    const next = isDead ? nextTime(job, now) : new Date(now.getTime() + pauseAfter(mine.attempts));
    await endBadly(db, mine, { next, error, diedAt: isDead ? now : null });
    // Said once, however often it fails alike.
    if (error !== mine.error) log.warn({ job: job.name, error }, 'job failed; it is tried again');
    return { kind: 'failed', error };
  }

  async function runDue(): Promise<number> {
    let done = 0;
    while (!stopping.signal.aborted) {
      const due = await claim([...byName.keys()]);
      if (!due) break;
      await work(due.job, due.claim);
      done += 1;
    }
    return done;
  }

  return {
    keep: () => keepJobs(db, [...byName.keys()], clock.now()),
    runDue() {
      const doing = runDue();
      running = doing.catch(() => undefined);
      return doing;
    },
    async runNow(name) {
      if (!byName.has(name)) return { kind: 'refused', why: `there is no job called ${name}` };
      await makeDue(db, name, clock.now());
      const due = await claim([name]);
      return due ? work(due.job, due.claim) : { kind: 'refused', why: 'another process is doing it' };
    },
    retry: (name) => makeDue(db, name, clock.now()),
    list: () => allJobs(db),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Also a job that heeds no signal ends here for everybody else. */
async function within(job: Job, stopped: AbortSignal): Promise<string> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([timeout.signal, stopped]);
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
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

const longestSentence = 500;

/** The first line of what was thrown and of what caused it. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${message}${cause}`.split('\n', 1).join().slice(0, longestSentence);
}
