/** Pauses of push services, for the operator: the process that sends decides by its own memory (`service-guard.ts`). */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

export interface ServicePause {
  /** Host of the push service; `firebase` for apps. */
  service: string;
  /** In a row. */
  faults: number;
  until: Date;
  /** Deliveries that wait for it. */
  waiting: number;
}

export async function storePause(
  db: Kysely<DB>,
  { service, faults, until, now }: { service: string; faults: number; until: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('push_pauses')
    .values({ service, faults, until, paused_at: now })
    .onConflict((conflict) =>
      conflict.column('service').doUpdateSet({
        faults,
        paused_at: now,
        until: sql`greatest(push_pauses.until, excluded.until)`,
      }),
    )
    .execute();
}

/** The service has answered. */
export async function deletePause(db: Kysely<DB>, service: string): Promise<void> {
  await db.deleteFrom('push_pauses').where('service', '=', service).execute();
}

/** Pauses that are in force. */
export async function pausesAt(db: Kysely<DB>, now: Date): Promise<ServicePause[]> {
  const found = await sql<ServicePause>`
    select service, faults, until,
      (select count(*)::int from push_deliveries d
        where d.state = 'waiting' and d.service = p.service) as waiting
    from push_pauses p where until > ${now} order by service`.execute(db);
  return found.rows;
}

/** Deletes pauses that a process left when it was stopped before its service recovered. */
export async function deleteOldPauses(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('push_pauses').where('until', '<', before).execute();
}
