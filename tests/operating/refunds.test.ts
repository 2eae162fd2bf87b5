/**
 * Refunds as an operator makes them: by a command, in a process of its own, of payments that the server took at each
 * gateway of the sandbox.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppContext, createAppContext } from '#apps/server/compose.ts';
import { supporterOf } from '#features/support/supporter.fixture.ts';
import { withServer } from '../server.ts';

const server = withServer();
const supporter = supporterOf(server);
let command: AppContext;

beforeAll(() => {
  // Without what only a server has: it is composed as `lapzarta support refund` is.
  command = createAppContext({ ...server.context });
});
beforeEach(() => supporter.reset());
afterAll(() => command.support.stop());

const gateways = [
  ['simplepay', 'HUF'],
  ['barion', 'HUF'],
  ['stripe', 'EUR'],
] as const;

describe.each(gateways)('a refund at %s by a command', (gateway, currency) => {
  it.each(['egyszeri', 'havi'] as const)(
    'of a payment (%s), in part and then whole, reaches the gateway and the payer [S47]',
    async (frequency) => {
      const email = `visszaad-${gateway}-${frequency}@example.hu`;
      const amount = currency === 'EUR' ? '10' : '5000';
      const paid = await supporter.pay({ gateway, currency, frequency, amount, email });
      const { ref } = await supporter.lastOrder();
      const left = (Number(amount) * 100) / 2;
      expect(await command.support.refund(ref, left)).toMatchObject({ kind: 'refunded' });
      expect(await refundedAt(gateway, ref)).toBe(Number(amount) / 2);
      expect(await command.support.refund(ref, left * 2)).toEqual({ kind: 'too-much', left });
      expect(await command.support.refund(ref, null)).toMatchObject({
        kind: 'refunded',
        order: { state: 'refunded', refunded: left * 2 },
      });
      expect(await refundedAt(gateway, ref)).toBe(Number(amount));
      expect(await command.support.refund(ref, null)).toMatchObject({ kind: 'not-paid' });
      const refunds = (await supporter.mails(email)).filter(({ mail }) => mail === 'support-refund');
      expect(refunds).toHaveLength(2);
      expect((await server.telex(paid.path)).text).toContain('Ezt a támogatást visszautaltuk');
    },
  );
});

it('by a command does not wait in a circle with a notice of the gateway about the same payment [S47]', async () => {
  await supporter.pay({ gateway: 'barion', currency: 'HUF', frequency: 'havi', amount: '5000' });
  const { ref, commitmentId } = await supporter.lastOrder();
  // The notice below is the test's own.
  await supporter.switchTo('barion', { notice: 'lost' });
  const { db } = server.database;
  const counter = await db.startTransaction().execute();
  await sql`select from supporters for update`.execute(counter);
  const refunded = command.support.refund(ref, null);
  let settled: Promise<void>;
  try {
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    // As a notice is settled.
    settled = db.transaction().execute(async (trx) => {
      await sql`select from support_commitments where id = ${commitmentId} for update`.execute(trx);
      await sql`select from support_orders where ref = ${ref} for update`.execute(trx);
    });
    await expect.poll(waiting).toBeGreaterThan(before);
  } finally {
    await counter.commit().execute();
  }
  expect(await refunded).toMatchObject({ kind: 'refunded' });
  await settled;
});

/** Sessions of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.db);
  return rows[0]?.count ?? 0;
}

it('the notices of the gateway still reach the server that took the payment', async () => {
  await supporter.pay({ gateway: 'simplepay' });
  const { ref } = await supporter.lastOrder();
  await command.support.refund(ref, null);
  const { confirmed } = (await supporter.ledger('simplepay')).notices;
  await supporter.pay({ gateway: 'simplepay' });
  await supporter.until(async () => (await supporter.ledger('simplepay')).notices.confirmed > confirmed);
});

async function refundedAt(gateway: (typeof gateways)[number][0], ref: string): Promise<number | undefined> {
  return (await supporter.ledger(gateway)).payments.find((payment) => payment.ref === ref)?.refunded;
}
