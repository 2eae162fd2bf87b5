/** Table of invalidations, and the notification that announces them to every process. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Invalidation } from './dependency.ts';

export const invalidationChannel = 'lapzarta_invalidations';

/** Writes the entries in the caller's transaction; they are announced when it commits. */
export async function recordInvalidations<DB>(db: Kysely<DB>, entries: Invalidation[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    with written as (
      insert into invalidations (entries) values (${JSON.stringify(entries)}::jsonb) returning id
    )
    select pg_notify(${invalidationChannel}, id::text) from written`.execute(db);
}

export interface RecordedInvalidations {
  id: string;
  entries: Invalidation[];
}

interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

const sinceText = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as now, (
    select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'entries', entries) order by id), '[]'::jsonb)
    from invalidations where xid >= $1::xid8
  ) as records`;

const sinceRow = z.object({
  now: z.string(),
  records: z.array(
    z.object({
      id: z.string(),
      entries: z.array(z.object({ key: z.string(), at: z.number().optional() })),
    }),
  ),
});

/**
 * Records committed since the position `since` (as returned before), and the position for the next call. The position
 * is the oldest running transaction, because ids are assigned before commits and become visible out of order.
 */
export async function invalidationsSince(
  connection: Connection,
  since: string | null,
): Promise<{ records: RecordedInvalidations[]; now: string }> {
  const { rows } = await connection.query(sinceText, [since]);
  const { now, records } = sinceRow.parse(rows[0]);
  return {
    now,
    records: records.map(({ id, entries }) => ({
      id,
      entries: entries.map(({ key, at }) => (at === undefined ? { key } : { key, at })),
    })),
  };
}

/** Deletes old records: every process that could have missed them has polled since. */
export async function deleteInvalidations<DB>(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from invalidations where at < ${before}`.execute(db);
}
