/** Changes by supporters and operators: cancel, pause, amount, refund, erasure. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { sandboxKeys } from './gateways/payment-keys.server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';

const server = withServer();
const { supporter, signal, support, reset, monthly, ordersOf, chargeOn } = monthlySupporters(server);

beforeEach(reset);

describe('a supporter with the link of a mail', () => {
  it('cancels in two steps without signing in, at once, with a receipt; opening the link changes nothing', async () => {
    const { row, manage, act, mails, id } = await monthly();
    const page = await supporter.open(manage);
    expect(page.text).toContain('lepes=lemondas');
    const second = await supporter.open(`${manage}&lepes=lemondas`);
    expect(second.text).toContain('Igen, lemondom a havi támogatást');
    expect(await row()).toMatchObject({ state: 'active' });
    const done = await act({ muvelet: 'lemondas' });
    expect(done.headers.location).toBe(`${manage}&uzenet=lemondva`);
    expect(await row()).toMatchObject({ state: 'ended', endReason: 'reader' });
    expect((await supporter.open(done.headers.location ?? '')).text).toContain('Lemondta a támogatást');
    expect((await mails()).at(-1)).toMatchObject({ kind: 'support-ended', why: 'reader' });
    await act({ muvelet: 'lemondas' });
    expect((await mails()).filter(({ kind }) => kind === 'support-ended')).toHaveLength(1);
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
    await supporter.tellGateways();
    const cards = await sql<{ isCancelled: boolean }>`
      select cancelled_at is not null as "isCancelled" from support_cards where commitment_id = ${id}`.execute(
      server.database.db,
    );
    expect(cards.rows).toEqual([{ isCancelled: true }]);
  });

  it('cancels although the gateway is down; the job tells the gateway later', async () => {
    const { row, act, id } = await monthly();
    await supporter.switchTo('simplepay', { mode: 'down' });
    await act({ muvelet: 'lemondas' });
    expect(await row()).toMatchObject({ state: 'ended' });
    const cancelled = async () =>
      (
        await sql<{ is: boolean }>`
          select cancelled_at is not null as is from support_cards where commitment_id = ${id}`.execute(
          server.database.db,
        )
      ).rows[0]?.is;
    await supporter.tellGateways();
    expect(await cancelled()).toBe(false);
    await supporter.switchTo('simplepay', { mode: 'normal' });
    await support().nightly(signal);
    expect(await cancelled()).toBe(true);
  });

  it('cancels at Stripe, too', async () => {
    const { act } = await monthly('stripe', '8');
    await act({ muvelet: 'lemondas' });
    await supporter.tellGateways();
    expect((await supporter.ledger('stripe')).subscriptions.at(-1)).toMatchObject({ status: 'canceled' });
  });

  it('changes the amount from the next charge on, and needs a new card for much more', async () => {
    const { id, row, act } = await monthly();
    expect((await act({ muvelet: 'osszeg', sajat: '4000' })).headers.location).toContain('uzenet=modositva');
    await chargeOn('2026-12-21');
    expect((await ordersOf(id)).at(-1)).toMatchObject({ kind: 'repeat', amount: 400_000, state: 'paid' });
    expect((await act({ muvelet: 'osszeg', sajat: '20000' })).headers.location).toContain('uj-kartya-kell');
    const refused = await act({ muvelet: 'osszeg', sajat: '1' });
    expect([refused.status, (await row())?.amount]).toEqual([422, 400_000]);
    expect(refused.text).toContain('a megadott határok között');
  });

  it('raises the amount after entering the card again, as the message says', async () => {
    const { id, row, act, manage } = await monthly();
    const refused = await act({ muvelet: 'osszeg', sajat: '12000' });
    expect(refused.headers.location).toBe(`${manage}&uzenet=uj-kartya-kell`);
    const page = await supporter.open(refused.headers.location ?? '');
    expect(page.text).toMatch(/még\sa\smostani\sösszeget\svonjuk\sle,\sutána\semelheti\smeg/);
    const fields = { muvelet: 'kartya', mod: 'simplepay', hozzajarulas: '1', urlap: `emeles-${id}` };
    const started = await act(fields);
    await supporter.open(await supporter.atGateway(started.headers.location ?? '', 'paid'));
    expect((await act({ muvelet: 'osszeg', sajat: '12000' })).headers.location).toContain('uzenet=modositva');
    // The gateway has the same bound as we: it charges so much.
    expect(await row()).toMatchObject({ amount: 1_200_000, nextChargeOn: '2027-01-21' });
    await chargeOn('2027-01-21');
    expect((await ordersOf(id)).at(-1)).toMatchObject({ kind: 'repeat', amount: 1_200_000, state: 'paid' });
  });

  it('changes the amount at Stripe, which charges it', async () => {
    const { act } = await monthly('stripe', '8');
    await act({ muvelet: 'osszeg', sajat: '12,5' });
    expect((await supporter.ledger('stripe')).subscriptions.at(-1)).toMatchObject({ amount: 1250 });
  });

  it('pauses for two months, and goes on by itself or earlier', async () => {
    const { row, act, mails } = await monthly();
    await act({ muvelet: 'szunet', honap: '2' });
    expect(await row()).toMatchObject({ state: 'paused', nextChargeOn: '2027-02-21' });
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'support-changed',
      what: 'pause',
      nextCharge: '2027-02-21',
    });
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
    await act({ muvelet: 'folytatas' });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21' });
    await act({ muvelet: 'szunet', honap: '1' });
    expect(await chargeOn('2027-02-21')).toMatchObject({ due: 1, paid: 1 });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2027-03-21' });
  });

  it('cannot reach the support of another by changing the link', async () => {
    const [one, other] = [await monthly(), await monthly()];
    const token = (manage: string) => new URLSearchParams(manage.split('?')[1]).get('kulcs') ?? '';
    const [, signature = ''] = token(one.manage).split('.');
    const forged = `/tamogatasom?kulcs=${other.id.toString(36)}.${signature}`;
    expect((await server.telex(forged)).status).toBe(404);
    const act = (path: string) =>
      server.telex(path, {
        method: 'POST',
        headers: supporter.formHeaders,
        body: 'muvelet=lemondas',
      });
    expect((await act(forged)).status).toBe(404);
    expect(await other.row()).toMatchObject({ state: 'active' });
    // The control: with its own signature the same request cancels.
    expect((await act(other.manage)).status).toBe(303);
    expect(await other.row()).toMatchObject({ state: 'ended' });
  });
});

describe('a refund', () => {
  it('gives back a part and then the rest, and takes the supporter off the counter', async () => {
    const before = await support().onDay('2026-11-21');
    await supporter.pay({ gateway: 'barion', email: 'vissza@example.hu' });
    const { ref } = await supporter.lastOrder();
    expect(await support().refund(ref, 200_000)).toMatchObject({
      kind: 'refunded',
      order: { refunded: 200_000 },
    });
    expect(await support().onDay('2026-11-21')).toEqual({ ...before, onetime: before.onetime + 1 });
    expect(await support().refund(ref, 400_000)).toEqual({ kind: 'too-much', left: 300_000 });
    expect(await support().refund(ref, null)).toMatchObject({
      kind: 'refunded',
      order: { state: 'refunded' },
    });
    expect(await support().onDay('2026-11-21')).toEqual(before);
    expect(await support().refund(ref, null)).toMatchObject({ kind: 'not-paid' });
    const [entry] = (await supporter.ledger('barion')).payments.filter((one) => one.ref === ref);
    expect(entry).toMatchObject({ total: 5000, refunded: 5000 });
    const mails = await supporter.mails('vissza@example.hu');
    expect(mails.map(({ mail, props }) => [mail, props.amount])).toEqual([
      ['support-receipt', 500_000],
      ['support-refund', 200_000],
      ['support-refund', 300_000],
    ]);
  });

  it.each(['simplepay', 'stripe'] as const)('by %s is whole', async (gateway) => {
    const [currency, amount] = gateway === 'stripe' ? (['EUR', '20'] as const) : (['HUF', '5000'] as const);
    await supporter.pay({ gateway, currency, amount });
    const { ref } = await supporter.lastOrder();
    expect(await support().refund(ref, null)).toMatchObject({ kind: 'refunded' });
    expect((await supporter.ledger(gateway)).payments.find((one) => one.ref === ref)).toMatchObject({
      refunded: Number(amount),
    });
  });

  it('that somebody made at the gateway is found at night', async () => {
    await supporter.pay({ gateway: 'stripe', currency: 'EUR', amount: '20' });
    const { ref, gatewayId } = await supporter.lastOrder();
    await supporter.switchTo('stripe', { notice: 'lost' });
    const gateways = await import('./gateways/stripe.server.ts');
    const elsewhere = gateways.createStripe({
      address: `${await supporter.origin()}/stripe`,
      payOrigin: await supporter.origin(),
      ...sandboxKeys.stripe,
      timeoutMs: 5000,
      currencies: ['EUR'],
    });
    const money = { amount: 2000, currency: 'EUR' } as const;
    await elsewhere.refund({ ref, gatewayId: gatewayId ?? '', refunded: 0, currency: 'EUR' }, money, signal);
    expect((await supporter.lastOrder()).state).toBe('paid');
    await support().nightly(signal);
    expect((await supporter.lastOrder()).state).toBe('refunded');
  });
});

describe('a reader', () => {
  it('sees, cancels and takes along the own support only', async () => {
    const { id, email, row } = await monthly();
    const reader = await server.context.accounts.readers.byEmail(email);
    const own = await support().ofReader(reader?.id ?? 0);
    expect(own).toMatchObject({
      commitments: [{ id, state: 'active', gateway: 'simplepay', mask: '************1111' }],
      payments: [{ kind: 'payment', amount: 250_000 }],
    });
    expect(await support().cancel((reader?.id ?? 0) + 1, id)).toBe(false);
    expect(await row()).toMatchObject({ state: 'active' });
    expect(await support().cancel(reader?.id ?? 0, id)).toBe(true);
    expect(await support().cancel(reader?.id ?? 0, id)).toBe(false);
  });

  it('who is erased leaves the accounts and nothing that names the person', async () => {
    const { id, email, row } = await monthly();
    const reader = await server.context.accounts.readers.byEmail(email);
    await server.database.db
      .transaction()
      .execute((trx) => support().erase(trx, { id: reader?.id ?? 0, email }));
    expect(await row()).toMatchObject({ state: 'ended', endReason: 'erased', amount: 250_000 });
    const [order] = await ordersOf(id);
    expect(order).toMatchObject({ state: 'paid', email: null, amount: 250_000 });
    const left = await sql<{ text: string }>`
      select concat(to_jsonb(o), to_jsonb(c)) as text from support_orders o
      join support_commitments c on c.id = o.commitment_id where c.id = ${id}`.execute(server.database.db);
    expect(left.rows[0]?.text).not.toMatch(new RegExp(`${email}|Próba Éva`));
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
  });
});
