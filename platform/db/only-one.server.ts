/** What one process at a time may do, among all that share a database. The lock ends with its process, however that dies. */
import { type Kysely, sql } from 'kysely';

/**
 * @returns false, at once, while another is at it.
 * @example if (!(await asOnlyOne(db, 'live demo', run))) throw new OperatorError('Another demonstration is running.');
 */
export function asOnlyOne<DB>(db: Kysely<DB>, what: string, act: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtext(${what})) as taken`.execute(own);
    if (!rows[0]?.taken) return false;
    try {
      await act();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${what}))`.execute(own);
    }
    return true;
  });
}
