import { type Kysely, sql } from 'kysely';

/** A row of the jobs table, which only this file queries; times are passed by the caller. */
export interface JobRow {
  name: string;
  dueAt: Date;
  attempts: number;
  leasedUntil: Date | null;
  succeededAt: Date | null;
  remark: string;
  error: string | null;
  diedAt: Date | null;
}

export interface Claim {
  name: string;
  lease: string;
  attempts: number;
  dueAt: Date;
  /** Remark of the previous run. */
  remark: string;
  error: string | null;
}

const columns = sql`name, due_at as "dueAt", attempts, leased_until as "leasedUntil", succeeded_at as "succeededAt",
  remark, error, died_at as "diedAt"`;

/** Inserts new jobs, due immediately, and deletes jobs that are not in the schedule. */
export async function syncJobs<DB>(db: Kysely<DB>, names: string[], now: Date): Promise<void> {
  await sql`
    insert into jobs (name, due_at) select name, ${now} from unnest(${names}::text[]) as given (name)
    on conflict do nothing`.execute(db);
  await sql`delete from jobs where name <> all (${names}::text[])`.execute(db);
}

/**
 * Leases the job that has been due for longest, or one whose lease expired because its process died. Concurrent
 * processes get different jobs.
 */
export async function claimDue<DB>(
  db: Kysely<DB>,
  { names, now, until }: { names: string[]; now: Date; until: (name: string) => Date },
): Promise<Claim | null> {
  const untils = names.map(until);
  const found = await sql<Claim>`
    update jobs j set lease = gen_random_uuid(), leased_until = w.until, attempts = j.attempts + 1
    from (
      select d.name, g.until from jobs d
      join unnest(${names}::text[], ${untils}::timestamptz[]) as g (name, until) using (name)
      where d.due_at <= ${now} and (d.lease is null or d.leased_until <= ${now})
      order by d.due_at, d.name limit 1 for update of d skip locked
    ) w
    where j.name = w.name
    returning j.name, j.lease, j.attempts, j.due_at as "dueAt", j.remark, j.error`.execute(db);
  return found.rows[0] ?? null;
}

/** Records a success; does nothing when the lease expired and another process has the job. */
export async function recordSuccess<DB>(
  db: Kysely<DB>,
  { name, lease }: Claim,
  { now, next, remark }: { now: Date; next: Date; remark: string },
): Promise<void> {
  await sql`
    update jobs set lease = null, leased_until = null, attempts = 0, due_at = ${next}, succeeded_at = ${now},
      remark = ${remark}, error = null, died_at = null
    where name = ${name} and lease = ${lease}::uuid`.execute(db);
}

/** Records a failure; the job is due again at `next`. `diedAt` is set when it has no attempts left until then. */
export async function recordFailure<DB>(
  db: Kysely<DB>,
  { name, lease }: Claim,
  { next, error, diedAt }: { next: Date; error: string; diedAt: Date | null },
): Promise<void> {
  await sql`
    update jobs set lease = null, leased_until = null, due_at = ${next}, error = ${error},
      died_at = coalesce(died_at, ${diedAt}), attempts = case when ${diedAt !== null} then 0 else attempts end
    where name = ${name} and lease = ${lease}::uuid`.execute(db);
}

/** Releases the job of a process that stops. */
export async function releaseLease<DB>(db: Kysely<DB>, { name, lease }: Claim): Promise<void> {
  await sql`
    update jobs set lease = null, leased_until = null, attempts = greatest(attempts - 1, 0)
    where name = ${name} and lease = ${lease}::uuid`.execute(db);
}

/** Makes jobs due now and resets their attempts; null for all that were given up. Returns their names. */
export async function scheduleNow<DB>(db: Kysely<DB>, name: string | null, now: Date): Promise<string[]> {
  const found = await sql<{ name: string }>`
    update jobs set due_at = ${now}, attempts = 0
    where case when ${name}::text is null then died_at is not null else name = ${name} end
    returning name`.execute(db);
  return found.rows.map((row) => row.name).toSorted();
}

export async function allJobs<DB>(db: Kysely<DB>): Promise<JobRow[]> {
  const found = await sql<JobRow>`select ${columns} from jobs order by name`.execute(db);
  return found.rows;
}
