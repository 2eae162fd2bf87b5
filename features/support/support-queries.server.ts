/** Numbers of new supporters by day; the only file that names their table. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Supporters } from './hours.ts';

type Database = Kysely<DB>;

export interface DayOfSupport extends Supporters {
  day: string;
}

/** Both days are included. */
export async function supportersBetween(
  db: Database,
  { from, to }: { from: string; to: string | null },
): Promise<Supporters> {
  const found = await sql<Supporters>`
    select coalesce(sum(recurring), 0)::int as recurring, coalesce(sum(onetime), 0)::int as onetime
    from supporters where day >= ${from}::date and day <= coalesce(${to}::date, 'infinity')`.execute(db);
  return found.rows[0] ?? { recurring: 0, onetime: 0 };
}

/** Replaces the numbers of these days. */
export async function upsertSupporters(db: Database, days: readonly DayOfSupport[]): Promise<void> {
  await sql`
    insert into supporters (day, recurring, onetime)
    select day, recurring, onetime
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, recurring int, onetime int)
    on conflict (day) do update set recurring = excluded.recurring, onetime = excluded.onetime`.execute(db);
}

/** Adds to the numbers of a day; below zero only a record that was replaced by hand could go. */
export async function addSupporters(db: Database, { day, recurring, onetime }: DayOfSupport): Promise<void> {
  await sql`
    insert into supporters (day, recurring, onetime) values (${day}, greatest(0, ${recurring}::int), greatest(0, ${onetime}::int))
    on conflict (day) do update set recurring = greatest(0, supporters.recurring + ${recurring}::int),
      onetime = greatest(0, supporters.onetime + ${onetime}::int)`.execute(db);
}
