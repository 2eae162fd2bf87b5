/** The plan of a query that the program has run, whatever its parameters are. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * @param query With `$1`, `$2` … for its parameters.
 * @example expect(await planOf(database.db, database.takeQueries()[0] ?? '')).toContain('images_source_key')
 */
export async function planOf(db: Kysely<DB>, query: string): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(query)}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
