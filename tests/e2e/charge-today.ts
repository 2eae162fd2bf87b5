/**
 * Makes the monthly support of an address due today, and the job that charges it: a program of its own, because the
 * browser's tests cannot load the product's modules. The server that runs charges it, as it would in a month.
 *
 * node tests/e2e/charge-today.ts email@example.hu 2026-11-21
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '#apps/server/commands/with-database.ts';
import { configOfProcess } from '#platform/config/config.server.ts';

const [, , email = '', today = ''] = process.argv;

await withDatabase(configOfProcess(), async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update support_commitments set next_charge_on = $2 where email = $1 and state = 'active'`,
      [email, today],
    );
    if (rowCount !== 1) throw new Error(`${email} has no monthly support that is active`);
    // A run that has begun may have read the table before.
    const makeDue = `update jobs set due_at = $1 where name = 'support-charge' and lease is null`;
    while ((await client.query(makeDue, [today])).rowCount === 0) await pause(100);
  } finally {
    await client.end();
  }
});
