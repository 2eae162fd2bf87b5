/**
 * Attacks on payments. Each has a control: the same attack succeeds where the defence is missing, here by changing what
 * the defence compares with. Forged notices have theirs in `notices.test.ts`.
 */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testTime, withServer } from '#tests/server.ts';
import { sandboxKeys } from './gateways/payment-keys.server.ts';
import { simplePaySignature } from './gateways/simplepay-signature.server.ts';
import { noticePath } from './support-address.ts';
import { supporterOf } from './supporter.fixture.ts';

const server = withServer();
const supporter = supporterOf(server);
const signal = new AbortController().signal;

beforeEach(async () => {
  server.setTime(testTime);
  await supporter.switchTo('simplepay', { mode: 'normal', notice: 'lost', charge: 'paid', says: 'truth' });
});

async function booked(ref: string): Promise<number[]> {
  const found = await sql<{ amount: number }>`
    select p.amount from support_payments p join support_orders o on o.id = p.order_id
    where o.ref = ${ref} order by p.id`.execute(server.database.db);
  return found.rows.map(({ amount }) => amount);
}

const counted = async () => (await server.context.support.onDay('2026-11-21')).onetime;

describe('a payment that was changed on the way', () => {
  it.each([
    ['amount', 'other-amount', { amount: 500_100, currency: 'HUF' }],
    ['currency', 'other-currency', { amount: 500_000, currency: 'USD' }],
  ] as const)(
    'to another %s is not booked; if it were compared with itself, it would be',
    async (mismatch, says, changed) => {
      await supporter.switchTo('barion', { says, notice: 'lost' });
      const before = await counted();
      const page = await supporter.pay({ gateway: 'barion' });
      expect(page.text).not.toContain('Köszönjük');
      const order = await supporter.lastOrder();
      expect([order.mismatch, await booked(order.ref), await counted()]).toEqual([mismatch, [], before]);
      await sql`update support_orders set amount = ${changed.amount}, currency = ${changed.currency}
        where ref = ${order.ref}`.execute(server.database.db);
      server.setTime('2026-11-21T08:10:00+01:00');
      await server.context.support.settleOpen(signal);
      expect([(await booked(order.ref))[0], await counted()]).toEqual([changed.amount, before + 1]);
    },
  );

  it('in the form is refused outside the limits of the offer; within them it is what is paid', async () => {
    const sums = await Promise.all(
      ['1', '-5000', '999999999', '5000,5', '5e9'].map(async (sajat) => {
        const { status } = await supporter.submit({ amount: 'mas', fields: { sajat } });
        return status;
      }),
    );
    expect(sums).toEqual([422, 422, 422, 422, 422]);
    // The control.
    const page = await supporter.pay({ amount: 'mas', fields: { sajat: '7300' } });
    expect(page.text).toContain('7300\u00a0Ft');
    expect(await booked((await supporter.lastOrder()).ref)).toEqual([730_000]);
  });
});

describe('the page of a commitment', () => {
  it('opens for its signed link only; with another one’s signature it does not', async () => {
    const linkOf = async (email: string) => {
      await supporter.pay({ email, frequency: 'havi', amount: '2500' });
      const [mail] = (await supporter.mails(email)).slice(-1);
      const { pathname, searchParams } = new URL(String(mail?.props.manage));
      return { pathname, key: searchParams.get('kulcs') ?? '' };
    };
    const own = await linkOf('sajat@example.hu');
    const other = await linkOf('masik@example.hu');
    const open = async (kulcs: string) =>
      (await server.telex(`${own.pathname}?${new URLSearchParams({ kulcs })}`)).status;
    const [id = ''] = own.key.split('.');
    const [, ...signature] = other.key.split('.');
    for (const forged of [`${id}.${signature.join('.')}`, id, `${own.key}x`, ''])
      expect(await open(forged), forged).toBe(404);
    // The control.
    expect(await open(own.key)).toBe(200);
  });
});

/** The last one, as it drops an index. */
describe('a notice that is sent again', () => {
  it('books nothing more; without the order’s state and the index of payments it would', async () => {
    await supporter.pay();
    const { ref, gatewayId } = await supporter.lastOrder();
    const before = await counted();
    const body = JSON.stringify({
      salt: 'ismetelt',
      orderRef: ref,
      method: 'CARD',
      merchant: 'PUBLICTESTHUF',
      status: 'FINISHED',
      transactionId: Number(gatewayId),
    });
    const replay = async () => {
      const signature = simplePaySignature(body, sandboxKeys.simplepay);
      const headers = { 'content-type': 'application/json', signature, ...supporter.from() };
      return (await server.telex(noticePath('simplepay'), { method: 'POST', body, headers })).status;
    };
    expect([await replay(), await replay(), await replay()]).toEqual([200, 200, 200]);
    expect([await booked(ref), await counted()]).toEqual([[500_000], before]);
    // Without the memory of the order and of its notices the database still books a payment once.
    const { db } = server.database;
    await sql`delete from support_notices`.execute(db);
    await sql`update support_orders set state = 'started', settled_at = null where ref = ${ref}`.execute(db);
    expect(await replay()).toBe(500);
    expect([await booked(ref), await counted()]).toEqual([[500_000], before]);
    // The control: without that as well the money is there twice.
    await sql`drop index support_payments_taken_once`.execute(db);
    expect(await replay()).toBe(200);
    expect([await booked(ref), await counted()]).toEqual([[500_000, 500_000], before + 1]);
  });
});
