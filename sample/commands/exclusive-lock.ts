import { type Kysely, sql } from 'kysely';

/**
 * Runs `act` while holding an advisory lock, for work that only one process per database may do. The lock ends with its
 * process.
 * @returns false immediately when another process holds the lock.
 * @example if (!(await withExclusiveLock(db, 'live demo', run))) throw new OperatorError('Another demonstration is
 * running.');
 */
export function withExclusiveLock<DB>(
  db: Kysely<DB>,
  what: string,
  act: () => Promise<void>,
): Promise<boolean> {
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
