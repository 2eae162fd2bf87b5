/** Charges that Stripe makes by itself: found when their notices are lost, booked as they are, and disputed ones. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';

const server = withServer();
const { supporter, signal, support, reset, monthly, ordersOf } = monthlySupporters(server);

beforeEach(reset);

const post = async (path: string, body: object) =>
  fetch(`${await supporter.origin()}/stripe/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function lastSubscription(): Promise<string> {
  return (await supporter.ledger('stripe')).subscriptions.at(-1)?.id ?? '';
}

async function bill(subscription: string, outcome: 'paid' | 'failed' = 'paid'): Promise<void> {
  await post('bill', { subscription, outcome });
}

/** Pays with another card; the subscription of the card before. */
async function replaceCard(one: Awaited<ReturnType<typeof monthly>>): Promise<string> {
  const subscription = await lastSubscription();
  const fields = { muvelet: 'kartya', mod: 'stripe', hozzajarulas: '1', urlap: `stripe-${one.id}` };
  const started = await one.act(fields);
  await supporter.open(await supporter.atGateway(started.headers.location ?? '', 'paid'));
  return subscription;
}

describe('a charge of Stripe [S47]', () => {
  it('whose notice was lost is found at night, once', async () => {
    const one = await monthly('stripe', '8');
    await supporter.switchTo('stripe', { notice: 'lost' });
    server.setTime('2026-12-21T09:00:00+01:00');
    await bill(await lastSubscription());
    expect(await one.row()).toMatchObject({ nextChargeOn: '2026-12-21' });
    await support().nightly(signal);
    await support().nightly(signal);
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
    expect(await ordersOf(one.id)).toMatchObject([
      { kind: 'first' },
      { kind: 'repeat', state: 'paid', amount: 800 },
    ]);
  });

  it('has its gateway’s id from the first moment, so that a crash loses nothing', async () => {
    const one = await monthly('stripe', '8');
    await supporter.switchTo('stripe', { notice: 'late', lateMs: 0 });
    server.takeQueries();
    await bill(await lastSubscription());
    await supporter.until(async () => (await ordersOf(one.id)).length === 2);
    const statements = server.takeQueries().filter((text) => text.includes('insert into support_orders'));
    expect(statements.join('\n')).toContain('gateway_id');
    expect((await ordersOf(one.id)).at(-1)?.gatewayId).toMatch(/^in_/);
  });

  it('with another amount than was promised is booked as it is, and marked', async () => {
    const one = await monthly('stripe', '8');
    await sql`update support_commitments set amount = 1200 where id = ${one.id}`.execute(server.database.db);
    await bill(await lastSubscription());
    const isBooked = async () => (await one.row())?.nextChargeOn === '2027-01-21';
    await supporter.until(isBooked);
    expect((await ordersOf(one.id)).at(-1)).toMatchObject({
      kind: 'repeat',
      amount: 800,
      mismatch: 'changed',
    });
    server.takeLog();
  });

  it('to a card that was replaced moves no day, is marked, and the card is cancelled again', async () => {
    const one = await monthly('stripe', '8');
    const subscription = await replaceCard(one);
    await bill(subscription);
    await supporter.until(async () => (await ordersOf(one.id)).at(-1)?.kind === 'repeat');
    await supporter.until(async () => (await ordersOf(one.id)).at(-1)?.state === 'paid');
    expect((await ordersOf(one.id)).at(-1)).toMatchObject({ mismatch: 'replaced' });
    expect(await one.row()).toMatchObject({ nextChargeOn: '2027-01-21' });
    await supporter.tellGateways();
    const old = (await supporter.ledger('stripe')).subscriptions.find(({ id }) => id === subscription);
    expect(old?.status).toBe('canceled');
    server.takeLog();
  });

  it('to a card that was replaced, and that fails, leaves the support and its new card as they are', async () => {
    const one = await monthly('stripe', '8');
    const subscription = await replaceCard(one);
    const mails = (await one.mails()).length;
    await bill(subscription, 'failed');
    await supporter.until(async () => (await ordersOf(one.id)).at(-1)?.state === 'failed');
    expect((await ordersOf(one.id)).at(-1)).toMatchObject({ kind: 'repeat', mismatch: 'replaced' });
    expect(await one.row()).toMatchObject({
      state: 'active',
      nextChargeOn: '2027-01-21',
      attempts: 0,
      failReason: null,
    });
    expect(await one.mails()).toHaveLength(mails);
    server.takeLog();
  });
});

/** States of the mails to the staff about a payment, in their order. */
async function disputeMails(ref: string): Promise<unknown[]> {
  const sent = await supporter.mails('penzugy@lapzarta.example');
  return sent.filter(({ props }) => props.ref === ref).map(({ props }) => props.state);
}

describe('a disputed payment [S47]', () => {
  it.each([
    ['needs_response', 'won', 'paid'],
    ['needs_response', 'lost', 'refunded'],
  ])('ends the support, and is a refund only if it is lost (%s, %s)', async (first, last, state) => {
    const before = await support().onDay('2026-11-21');
    const one = await monthly('stripe', '8');
    const { ref, gatewayId } = await supporter.lastOrder();
    await post('dispute', { payment: gatewayId, status: first });
    await supporter.until(async () => (await one.row())?.state === 'ended');
    expect(await one.row()).toMatchObject({ endReason: 'disputed' });
    expect((await one.mails()).at(-1)).toMatchObject({ kind: 'support-ended', why: 'disputed' });
    const { disputes, mismatched } = await support().status();
    expect(disputes).toMatchObject([{ ref, reason: 'fraudulent', amount: 800 }]);
    expect(mismatched.map((order) => order.ref)).toContain(ref);
    expect(server.takeLog().join('\n')).toContain('a payment is disputed');
    await post('dispute', { payment: gatewayId, status: first });
    await post('dispute', { payment: gatewayId, status: last });
    await supporter.until(async () => (await support().status()).disputes.length === 0);
    expect((await ordersOf(one.id)).at(-1)).toMatchObject({ state });
    const counted = last === 'won' ? before.recurring + 1 : before.recurring;
    expect((await support().onDay('2026-11-21')).recurring).toBe(counted);
    expect((await one.mails()).filter(({ kind }) => kind === 'support-refund')).toHaveLength(0);
    // The staff is notified once of each state, even if the gateway repeats it.
    expect(await disputeMails(ref)).toEqual(['open', last]);
    server.takeLog();
  });
});
