/**
 * A lease on a row: one process at a time works on the row's object, and another one takes over when the
 * process dies. The table has the columns `lease uuid` and `leased_until timestamptz`.
 */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

export interface Lease {
  id: string;
  /** When it was taken. */
  from: Date;
  until: Date;
}

export function newLease(now: Date, forMs: number): Lease {
  return { id: randomUUID(), from: now, until: new Date(now.getTime() + forMs) };
}

/** Condition: no process holds a lease on the row, or the time of its lease is over. */
export function isFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(lease is null or leased_until <= ${now})`;
}

/** Condition: this is still the row's lease. A process that lost it must not write the row. */
export function isHeldBy({ id }: Pick<Lease, 'id'>): RawBuilder<boolean> {
  return sql<boolean>`lease = ${id}::uuid`;
}

/**
 * Assignments that take a lease.
 * @example sql`update polls set ${takesLease(lease)} where name = ${name} and ${isFree(lease.from)} returning name`
 */
export function takesLease({ id, until }: Lease): RawBuilder<unknown> {
  return sql`lease = ${id}::uuid, leased_until = ${until}`;
}

/** Assignments that end a lease. */
export const endsLease: RawBuilder<unknown> = sql`lease = null, leased_until = null`;
