/** Queries for limits that all processes share. */
import { type Kysely, sql } from 'kysely';

interface CountedUse {
  uses: number;
  resetsAt: Date;
}

/** Counts one use; the first after the end of an interval begins a new one. */
export async function addUse<DB>(
  db: Kysely<DB>,
  { key, now, resetsAt }: { key: Buffer; now: Date; resetsAt: Date },
): Promise<CountedUse> {
  const found = await sql<CountedUse>`
    insert into rate_limits as l (key, uses, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      uses = case when l.resets_at <= ${now} then 1 else least(l.uses + 1, 1000000) end,
      resets_at = case when l.resets_at <= ${now} then excluded.resets_at else l.resets_at end
    returning uses, resets_at as "resetsAt"`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error('the use of a limit was not counted');
  return row;
}

export async function deleteOldLimits<DB>(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now}`.execute(db);
}
