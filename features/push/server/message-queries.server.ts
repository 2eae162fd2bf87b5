/** Queries for messages that were sent: their outcome, and the end of their time. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface MessageReport {
  id: number;
  event: string;
  title: string;
  createdAt: Date;
  topics: string[];
  states: Record<string, number>;
}

export async function lastMessages(db: Database, most: number): Promise<MessageReport[]> {
  const found = await sql<Omit<MessageReport, 'id'> & { id: string }>`
    select m.id, m.event, m.title, m.created_at as "createdAt",
      array(select t.site || '/' || t.topic from push_message_topics t where t.message_id = m.id order by 1) as topics,
      (select coalesce(jsonb_object_agg(d.state, d.count), '{}'::jsonb) from (
        select state, count(*)::int as count from push_deliveries where message_id = m.id group by state) d) as states
    from push_messages m order by m.id desc limit ${most}`.execute(db);
  return found.rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Before their messages, as one message may have as many as there are readers. */
export async function deleteOldDeliveries(db: Database, before: Date, most: number): Promise<number> {
  const found = await sql`
    delete from push_deliveries where id in (
      select d.id from push_deliveries d join push_messages m on m.id = d.message_id
      where m.created_at < ${before} limit ${most})`.execute(db);
  return Number(found.numAffectedRows ?? 0);
}

export async function deleteOldMessages(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_messages')
    .where('created_at', '<', before)
    .executeTakeFirst();
  await db.deleteFrom('push_scores').where('seen_at', '<', before).execute();
  return Number(numDeletedRows);
}
