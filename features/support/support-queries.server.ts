/** Who began to support the paper on which day, as numbers. The only file that names their table. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Supporters } from './hours.ts';

type Database = Kysely<DB>;

export interface DayOfSupport extends Supporters {
  day: string;
}

/** From the first day to the last, both counted. */
export async function supportersBetween(
  db: Database,
  { from, to }: { from: string; to: string | null },
): Promise<Supporters> {
  const found = await sql<Supporters>`
    select coalesce(sum(recurring), 0)::int as recurring, coalesce(sum(onetime), 0)::int as onetime
    from supporters where day >= ${from}::date and day <= coalesce(${to}::date, 'infinity')`.execute(db);
  return found.rows[0] ?? { recurring: 0, onetime: 0 };
}

/** What is said of a day takes the place of what was said of it before. */
export async function putSupporters(db: Database, days: readonly DayOfSupport[]): Promise<void> {
  await sql`
    insert into supporters (day, recurring, onetime)
    select day, recurring, onetime
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, recurring int, onetime int)
    on conflict (day) do update set recurring = excluded.recurring, onetime = excluded.onetime`.execute(db);
}
