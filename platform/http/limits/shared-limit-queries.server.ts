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
  const [row] = await usesAfter(db, { uses: [{ key, uses: 1 }], now, resetsAt });
  if (row === undefined) throw new Error('the use of a limit was not counted');
  return row;
}

interface NewUses {
  uses: readonly { key: Buffer; uses: number }[];
  now: Date;
  resetsAt: Date;
}

/** Counts uses of different keys. @returns Uses of each key after that, by its hexadecimal form. */
export async function addUses<DB>(db: Kysely<DB>, given: NewUses): Promise<Map<string, number>> {
  const rows = await usesAfter(db, given);
  return new Map(rows.map(({ key, uses }) => [key.toString('hex'), uses]));
}

/** Rows are locked in one order, so that concurrent processes do not deadlock. */
async function usesAfter<DB>(
  db: Kysely<DB>,
  { uses, now, resetsAt }: NewUses,
): Promise<(CountedUse & { key: Buffer })[]> {
  const found = await sql<CountedUse & { key: Buffer }>`
    insert into rate_limits as l (key, uses, resets_at)
    select n.key, n.uses, ${resetsAt} from unnest(
      ${uses.map(({ key }) => key)}::bytea[], ${uses.map((one) => one.uses)}::int[]
    ) n (key, uses) order by n.key
    on conflict (key) do update set
      uses = case when l.resets_at <= ${now} then excluded.uses else least(l.uses + excluded.uses, 1000000) end,
      resets_at = case when l.resets_at <= ${now} then excluded.resets_at else l.resets_at end
    returning key, uses, resets_at as "resetsAt"`.execute(db);
  return found.rows;
}

export async function deleteOldLimits<DB>(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now}`.execute(db);
}
