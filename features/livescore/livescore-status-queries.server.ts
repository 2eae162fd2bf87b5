/** Figures about recorded answers for operators; times are passed by the caller. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

export interface ResourceStatus {
  address: string;
  /** Null before the first answer. */
  checkedAt: Date | null;
  /** Null for good. */
  dueAt: Date | null;
  failures: number;
  isBeingFetched: boolean;
  /** Answers that differ from the one before. */
  answers: number;
}

/** Resources that somebody looks at, those that are due for longest first. */
export async function wantedResources(
  db: Kysely<DB>,
  source: string,
  { sport, now, limit }: { sport: string; now: Date; limit: number },
): Promise<ResourceStatus[]> {
  const found = await sql<ResourceStatus>`
    select address, checked_at as "checkedAt", case when due_at < 'infinity' then due_at end as "dueAt", failures,
      (lease is not null and leased_until > ${now}) as "isBeingFetched",
      (select count(*)::int from livescore_answers a where a.source = r.source and a.address = r.address) as answers
    from livescore_resources r
    where source = ${source} and starts_with(address, ${`${sport}/`}) and wanted_until > ${now}
    order by due_at, address limit ${limit}`.execute(db);
  return found.rows;
}

export interface ResourceCounts {
  known: number;
  wanted: number;
  failing: number;
}

export async function resourceCounts(
  db: Kysely<DB>,
  source: string,
  { sport, now }: { sport: string; now: Date },
): Promise<ResourceCounts> {
  const found = await sql<ResourceCounts>`
    select count(*)::int as known, (count(*) filter (where wanted_until > ${now}))::int as wanted,
      (count(*) filter (where wanted_until > ${now} and failures > 0))::int as failing
    from livescore_resources
    where source = ${source} and starts_with(address, ${`${sport}/`})`.execute(db);
  return found.rows[0] ?? { known: 0, wanted: 0, failing: 0 };
}
