/** Payments that arrive after their commitment has changed, and faults of ours that must lose no supporter. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';
import { withShortPatience } from './supporter.fixture.ts';

const server = withServer({ edition: withShortPatience });
const { supporter, signal, support, reset, monthly, ordersOf, chargeOn } = monthlySupporters(server);

beforeEach(reset);

type Monthly = Awaited<ReturnType<typeof monthly>>;

async function startNewCard({ act, id }: Monthly, gateway: string): Promise<string> {
  const fields = { muvelet: 'kartya', mod: gateway, hozzajarulas: '1', urlap: `uj-kartya-${id}` };
  return (await act(fields)).headers.location ?? '';
}

async function cardsOf(id: number) {
  const found = await sql<{ gateway: string; isEnded: boolean; isCancelled: boolean; tokens: number }>`
    select gateway, ended_at is not null as "isEnded", cancelled_at is not null as "isCancelled",
      (select count(*)::int from support_tokens t where t.card_id = c.id) as tokens
    from support_cards c where commitment_id = ${id} order by id`.execute(server.database.db);
  return found.rows;
}

describe('a new card that is paid after the support was cancelled [S47]', () => {
  it('of SimplePay is cancelled at once, and its tokens are deleted', async () => {
    const one = await monthly();
    const address = await startNewCard(one, 'simplepay');
    await one.act({ muvelet: 'lemondas' });
    await supporter.open(await supporter.atGateway(address, 'paid'));
    await supporter.tellGateways();
    expect(await one.row()).toMatchObject({ state: 'ended', endReason: 'reader' });
    const ended = { isEnded: true, isCancelled: true, tokens: 0 };
    expect(await cardsOf(one.id)).toMatchObject([ended, ended]);
    expect((await ordersOf(one.id)).at(-1)).toMatchObject({ state: 'paid', mismatch: 'ended' });
    expect((await one.mails()).at(-1)).toMatchObject({ nextCharge: null, manage: null });
    server.takeLog();
  });

  it('of Stripe leaves no subscription that charges', async () => {
    const one = await monthly('stripe', '8');
    const address = await startNewCard(one, 'stripe');
    await one.act({ muvelet: 'lemondas' });
    await supporter.open(await supporter.atGateway(address, 'paid'));
    await supporter.tellGateways();
    const [before, after] = (await supporter.ledger('stripe')).subscriptions.slice(-2);
    expect([before?.status, after?.status]).toEqual(['canceled', 'canceled']);
  });
});

describe('a card that is replaced', () => {
  it('is cancelled at its gateway at once, and not only at night', async () => {
    const one = await monthly('stripe', '8');
    const address = await startNewCard(one, 'stripe');
    await supporter.open(await supporter.atGateway(address, 'paid'));
    await supporter.tellGateways();
    const [before, after] = (await supporter.ledger('stripe')).subscriptions.slice(-2);
    expect([before?.status, after?.status]).toEqual(['canceled', 'active']);
    // The payment was the month that is due on 21 December; Stripe charges the month after it.
    expect(await one.row()).toMatchObject({ nextChargeOn: '2027-01-21' });
    expect(after?.trialEnd).toBe(String(Date.parse('2027-01-21T00:00:00+01:00') / 1000));
  });

  it('keeps an amount that was changed while the new one was entered, also at Stripe', async () => {
    const [own, theirs] = [await monthly(), await monthly('stripe', '8')];
    const pages = [await startNewCard(own, 'simplepay'), await startNewCard(theirs, 'stripe')];
    await own.act({ muvelet: 'osszeg', sajat: '4000' });
    await theirs.act({ muvelet: 'osszeg', sajat: '12' });
    for (const page of pages) await supporter.open(await supporter.atGateway(page, 'paid'));
    await supporter.tellGateways();
    expect([(await own.row())?.amount, (await theirs.row())?.amount]).toEqual([400_000, 1_200]);
    expect((await supporter.ledger('stripe')).subscriptions.at(-1)).toMatchObject({ amount: 1_200 });
  });

  it('leaves a pause that began while the new one was entered', async () => {
    const one = await monthly();
    const address = await startNewCard(one, 'simplepay');
    await one.act({ muvelet: 'szunet', honap: '2' });
    await supporter.open(await supporter.atGateway(address, 'paid'));
    expect(await one.row()).toMatchObject({ state: 'paused', nextChargeOn: '2027-03-21' });
  });
});

describe('a charge whose outcome comes after another card has paid its month', () => {
  async function unansweredCharge(): Promise<Monthly> {
    const one = await monthly();
    await supporter.switchTo('simplepay', { charge: 'hung', notice: 'lost' });
    await chargeOn('2026-12-21');
    const address = await startNewCard(one, 'barion');
    await supporter.open(await supporter.atGateway(address, 'paid'));
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
    return one;
  }

  it('is marked as paid twice, and moves no day', async () => {
    const one = await unansweredCharge();
    server.setTime('2026-12-21T09:30:00+01:00');
    await support().settleOpen(signal);
    const repeat = (await ordersOf(one.id)).find(({ kind }) => kind === 'repeat');
    expect(repeat).toMatchObject({ state: 'paid', mismatch: 'twice' });
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
    server.takeLog();
  });

  it('fails without a consequence if it was not paid', async () => {
    const one = await monthly();
    await supporter.switchTo('simplepay', { mode: 'down' });
    await chargeOn('2026-12-21');
    const address = await startNewCard(one, 'barion');
    await supporter.open(await supporter.atGateway(address, 'paid'));
    await supporter.switchTo('simplepay', { mode: 'normal' });
    server.setTime('2026-12-21T09:30:00+01:00');
    await support().settleOpen(signal);
    const repeat = (await ordersOf(one.id)).find(({ kind }) => kind === 'repeat');
    expect(repeat).toMatchObject({ state: 'failed' });
    expect(await one.row()).toMatchObject({ state: 'active', attempts: 0, nextChargeOn: '2027-01-21' });
  });

  it('cannot be postponed by a pause meanwhile', async () => {
    const one = await monthly();
    await supporter.switchTo('simplepay', { charge: 'hung', notice: 'lost' });
    await chargeOn('2026-12-21');
    expect((await one.act({ muvelet: 'szunet', honap: '1' })).headers.location).toContain('nem-sikerult');
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2026-12-21' });
  });
});

describe('a pause', () => {
  it('that is resumed does not charge a month that was paid ahead', async () => {
    const one = await monthly();
    const address = await startNewCard(one, 'simplepay');
    await supporter.open(await supporter.atGateway(address, 'paid'));
    expect(await one.row()).toMatchObject({ nextChargeOn: '2027-01-21' });
    await one.act({ muvelet: 'szunet', honap: '1' });
    await one.act({ muvelet: 'folytatas' });
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
  });

  it('ends at Stripe with the day of Budapest', async () => {
    const one = await monthly('stripe', '8');
    await one.act({ muvelet: 'szunet', honap: '2' });
    expect((await supporter.ledger('stripe')).subscriptions.at(-1)).toMatchObject({
      pausedUntil: String(Date.parse('2027-02-21T00:00:00+01:00') / 1000),
    });
  });
});

describe('a stored card', () => {
  it('that cannot be decrypted is charged later, and its supporter hears nothing', async () => {
    const { id, row, mails } = await monthly();
    const swap = (from: string, to: string) =>
      sql`update support_tokens t set sealed = decode(replace(encode(sealed, 'hex'), encode(sealed, 'hex'), ${from} || substr(encode(sealed, 'hex'), ${to === '' ? 1 : 3})), 'hex')
        from support_cards c where c.id = t.card_id and c.commitment_id = ${id}`;
    // One byte more in front: nothing opens it, as with another key.
    await swap('00', '').execute(server.database.db);
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 1, failed: 0, withoutKey: 1 });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2026-12-21', failReason: null });
    expect(await mails()).toHaveLength(1);
    expect(server.takeLog().join('\n')).toContain('LAPZARTA_CARD_KEY');
    // The control: with its own key again it is charged.
    await swap('', 'off').execute(server.database.db);
    expect(await chargeOn('2026-12-22')).toMatchObject({ paid: 1, withoutKey: 0 });
  });

  it('of a currency whose account has no key is charged later, and its supporter hears nothing', async () => {
    const { id, row, mails } = await monthly();
    const spent = async () =>
      (
        await sql<{ count: number }>`
          select count(*)::int as count from support_tokens t join support_cards c on c.id = t.card_id
          where c.commitment_id = ${id} and t.spent_by is not null`.execute(server.database.db)
      ).rows[0]?.count;
    const setCurrency = (currency: string) =>
      sql`update support_commitments set currency = ${currency} where id = ${id}`.execute(server.database.db);
    // The edition has accounts for forints and euros.
    await setCurrency('RON');
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 1, failed: 0, withoutAccount: 1 });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2026-12-21', failReason: null });
    expect([(await mails()).length, (await ordersOf(id)).length, await spent()]).toEqual([1, 1, 0]);
    expect(server.takeLog().join('\n')).toContain('no account for RON');
    // The control: with an account it is charged.
    await setCurrency('HUF');
    expect(await chargeOn('2026-12-22')).toMatchObject({ paid: 1, withoutAccount: 0 });
  });

  it('whose tokens run out is warned of it in time', async () => {
    const { id, mails } = await monthly();
    const warnings = async () => (await mails()).filter(({ kind }) => kind === 'support-card');
    await support().warnOfCards();
    expect(await warnings()).toHaveLength(0);
    await sql`
      delete from support_tokens t using support_cards c where c.id = t.card_id and c.commitment_id = ${id}
        and t.id <> (select max(id) from support_tokens where card_id = c.id)`.execute(server.database.db);
    await support().warnOfCards();
    expect(await warnings()).toMatchObject([{ storedUntil: '2026-12-21' }]);
  });
});

describe('a support that is mended at the moment in which it would end', () => {
  it('goes on', async () => {
    const one = await monthly();
    await supporter.switchTo('simplepay', { charge: 'blocked' });
    await chargeOn('2026-12-21');
    server.setTime('2027-01-05T04:00:00+01:00');
    let ending: Promise<string> | undefined;
    await server.database.db.transaction().execute(async (trx) => {
      await sql`
        update support_commitments set state = 'active', period_due = '2027-01-21', next_charge_on = '2027-01-21'
        where id = ${one.id}`.execute(trx);
      ending = support().nightly(signal);
      await pause(500);
    });
    await ending;
    expect(await one.row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
  });
});

describe('a refund', () => {
  it('is not made while the gateway does not say what is left', async () => {
    await supporter.pay();
    const { ref } = await supporter.lastOrder();
    await supporter.switchTo('simplepay', { mode: 'down' });
    expect(await support().refund(ref, 100_000)).toMatchObject({ kind: 'failed' });
    await supporter.switchTo('simplepay', { mode: 'normal' });
    // The control.
    expect(await support().refund(ref, 100_000)).toMatchObject({ kind: 'refunded' });
    server.takeLog();
  });

  it('of the same amount as the one before is another one at Stripe', async () => {
    await supporter.pay({ gateway: 'stripe', currency: 'EUR', amount: '20' });
    const { ref } = await supporter.lastOrder();
    for (const total of [500, 1_000])
      expect(await support().refund(ref, 500)).toMatchObject({ order: { refunded: total } });
    const entry = (await supporter.ledger('stripe')).payments.find((one) => one.ref === ref);
    expect(entry).toMatchObject({ refunded: 10 });
  });
});

describe('a reader whose account is to be deleted', () => {
  it('keeps it by paying, and not by a payment of before the request', async () => {
    const email = 'marad@example.hu';
    const { readers } = server.context.accounts;
    await supporter.pay({ email });
    const { id = 0 } = (await readers.byEmail(email)) ?? {};
    server.setTime('2026-11-21T08:10:00+01:00');
    const started = await supporter.submit({ gateway: 'stripe', currency: 'EUR', amount: '20', email });
    await supporter.switchTo('stripe', { notice: 'lost' });
    const back = await supporter.atGateway(started.headers.location ?? '', 'paid');
    server.setTime('2026-11-21T08:20:00+01:00');
    await server.database.db.transaction().execute((trx) => readers.startDeletion(trx, id));
    await supporter.open(back);
    expect((await readers.byId(id))?.deletesAt).not.toBeNull();
    const found = await sql<{
      at: Date;
    }>`select paid_at as at from support_payments order by id desc limit 1`.execute(server.database.db);
    // The receipt has the gateway's time, and not that of our reading.
    expect(found.rows[0]?.at.toISOString()).toBe('2026-11-21T07:10:00.000Z');
    await supporter.pay({ email });
    expect((await readers.byId(id))?.deletesAt).toBeNull();
  });

  it('does not begin a support by a payment that comes after the deletion', async () => {
    const email = 'torolve@example.hu';
    await supporter.pay({ email });
    const { id = 0 } = (await server.context.accounts.readers.byEmail(email)) ?? {};
    const started = await supporter.submit({ frequency: 'havi', amount: '2500', email });
    const { commitmentId } = await supporter.lastOrder();
    await server.database.db.transaction().execute((trx) => support().erase(trx, { id, email }));
    await supporter.open(await supporter.atGateway(started.headers.location ?? '', 'paid'));
    await supporter.tellGateways();
    const left = await sql<{ state: string; email: string | null }>`
      select state, email from support_commitments where id = ${commitmentId}`.execute(server.database.db);
    expect(left.rows).toEqual([{ state: 'ended', email: null }]);
    expect(await cardsOf(commitmentId ?? 0)).toMatchObject([{ isCancelled: true, tokens: 0 }]);
    server.takeLog();
  });
});
