/** Polls of the election office and recorded counts; the only file that names their tables. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { endsLease, isFree, isHeldBy, type Lease, takesLease } from '#platform/db/lease.server.ts';

type Database = Kysely<DB>;

/** A count of one source. */
export interface CountKey {
  name: string;
  source: string;
}

export interface ClaimedPoll {
  /** Of the files that were read last; '' before. */
  version: string;
  failures: number;
}

/**
 * Leases the poll of a count if it is due and no other process holds it; null otherwise. Every process tries this every
 * second, so that it writes nothing unless it takes the lease.
 */
export async function claimPoll(
  db: Database,
  { name, source }: CountKey,
  lease: Lease,
): Promise<ClaimedPoll | null> {
  const claimed = await sql<ClaimedPoll>`
    with known as (
      update election_polls set ${takesLease(lease)}
      where name = ${name} and source = ${source} and due_at <= ${lease.from} and ${isFree(lease.from)}
      returning version, failures
    ), first as (
      insert into election_polls (name, source, due_at, lease, leased_until)
      select ${name}, ${source}, ${lease.from}, ${lease.id}::uuid, ${lease.until}
      where not exists (select from election_polls where name = ${name} and source = ${source})
      on conflict do nothing
      returning version, failures
    )
    select version, failures from known union all select version, failures from first`.execute(db);
  return claimed.rows[0] ?? null;
}

interface EndOfPoll {
  lease: Lease;
  now: Date;
  due: Date;
}

/** Ends a lease whose files are the same as before. */
export async function endPoll(
  db: Database,
  { name, source }: CountKey,
  { lease, now, due }: EndOfPoll,
): Promise<void> {
  await sql`
    update election_polls set ${endsLease}, failures = 0, checked_at = ${now}, due_at = ${due}
    where name = ${name} and source = ${source} and ${isHeldBy(lease)}`.execute(db);
}

/** Records a version and ends the lease. @returns False when the lease was lost, and nothing was recorded. */
export async function recordCount(
  db: Database,
  { name, source }: CountKey,
  { lease, now, due, version, body }: EndOfPoll & { version: string; body: string },
): Promise<boolean> {
  const held = await sql`
    update election_polls
    set ${endsLease}, failures = 0, checked_at = ${now}, due_at = ${due}, version = ${version}
    where name = ${name} and source = ${source} and ${isHeldBy(lease)} returning 1`.execute(db);
  if (held.rows.length === 0) return false;
  await sql`
    insert into election_counts (name, source, version, recorded_at, body)
    values (${name}, ${source}, ${version}, ${now}, ${body})`.execute(db);
  return true;
}

export async function recordFailure(
  db: Database,
  { name, source }: CountKey,
  { lease, due }: { lease: Lease; due: Date },
): Promise<void> {
  await sql`
    update election_polls set ${endsLease}, failures = failures + 1, due_at = ${due}
    where name = ${name} and source = ${source} and ${isHeldBy(lease)}`.execute(db);
}

/** The results of the last version; null before the first one. */
export async function lastCount(db: Database, { name, source }: CountKey): Promise<string | null> {
  const found = await sql<{ body: string }>`
    select body from election_counts where name = ${name} and source = ${source} order by id desc limit 1`.execute(
    db,
  );
  return found.rows[0]?.body ?? null;
}

/** Deletes everything that was recorded of a count. */
export async function deleteCount(db: Database, { name, source }: CountKey): Promise<void> {
  await sql`delete from election_polls where name = ${name} and source = ${source}`.execute(db);
}

/** Deletes versions that others replaced before a time; returns how many. */
export async function deleteReplaced(db: Database, replacedBefore: Date): Promise<number> {
  const deleted = await sql`
    delete from election_counts a where recorded_at < ${replacedBefore} and exists (
      select from election_counts b where b.name = a.name and b.source = a.source and b.id > a.id
    ) returning 1`.execute(db);
  return deleted.rows.length;
}
