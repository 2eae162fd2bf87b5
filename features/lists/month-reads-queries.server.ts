/** Numbers of reads in the last 30 days; the only file that writes `month_reads`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

export interface MonthReads {
  articleId: number;
  reads: number;
}

/** Replaces all rows; unchanged rows are not written. */
export async function writeMonthReads(db: Kysely<DB>, all: MonthReads[]): Promise<void> {
  const ids = all.map(({ articleId }) => articleId);
  await sql`delete from month_reads where article_id <> all(${ids}::int[])`.execute(db);
  await sql`
    insert into month_reads (article_id, reads)
    select * from unnest(${ids}::int[], ${all.map(({ reads }) => reads)}::int[])
    on conflict (article_id) do update set reads = excluded.reads
      where month_reads.reads <> excluded.reads`.execute(db);
}
