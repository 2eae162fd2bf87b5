/** Monthly support: charged by our own job, tried again, mended with another card, charged by Stripe itself. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { sandboxKeys } from './gateways/payment-keys.server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';
import { openedToken } from './server/tokens.server.ts';
import { withShortPatience } from './supporter.fixture.ts';

const server = withServer({ edition: withShortPatience });
const { supporter, signal, support, reset, monthly, ordersOf, chargeOn } = monthlySupporters(server);

beforeEach(reset);

describe('a monthly support [S47]', () => {
  it('counts as one regular supporter, with consent to the stored card and its secrets encrypted', async () => {
    const before = await support().onDay('2026-11-21');
    const { id, email, row } = await monthly();
    expect(await support().onDay('2026-11-21')).toEqual({ ...before, recurring: before.recurring + 1 });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2026-12-21', amount: 250_000 });
    const consents = await server.context.consents.ofSubject(email);
    expect(consents.filter(({ kind }) => kind === 'stored-card')).toMatchObject([
      {
        kind: 'stored-card',
        isGiven: true,
        textVersion: 'tarolt-kartya-1',
        place: '/tamogatas',
        way: 'form',
      },
    ]);
    const tokens = await sql<{ sealed: Buffer; mask: string; storedUntil: string; orderId: number }>`
      select c.order_id as "orderId", t.sealed, c.mask, c.stored_until as "storedUntil" from support_tokens t
      join support_cards c on c.id = t.card_id where c.commitment_id = ${id}`.execute(server.database.db);
    expect(tokens.rows).toHaveLength(36);
    expect(tokens.rows[0]).toMatchObject({ mask: '************1111', storedUntil: '2028-11-30' });
    expect(tokens.rows[0]?.sealed.toString('latin1')).not.toContain('SPT');
    // The control: with the key they are what the gateway gave.
    const { sealed, orderId } = tokens.rows[0] ?? { sealed: Buffer.alloc(0), orderId: 0 };
    expect(openedToken(sealed, { cardKey: sandboxKeys.cards, orderId })).toMatch(/^SPT/);
    expect(openedToken(sealed, { cardKey: sandboxKeys.cards, orderId: orderId + 1 })).toBeNull();
    expect(openedToken(sealed, { cardKey: Buffer.alloc(32, 'x'), orderId })).toBeNull();
  });

  it.each(['simplepay', 'barion'] as const)(
    'by %s is charged once on its day, also by two processes',
    async (gateway) => {
      const { id, row, mails } = await monthly(gateway);
      expect(await chargeOn('2026-12-20')).toMatchObject({ due: 0 });
      const before = await support().onDay('2026-12-21');
      const reports = await Promise.all([chargeOn('2026-12-21'), support().chargeDue(signal)]);
      expect(reports.reduce((sum, { paid }) => sum + paid, 0)).toBeGreaterThanOrEqual(1);
      expect(server.takeLog().join('\n')).not.toContain('deadlock');
      const repeats = (await ordersOf(id)).filter(({ kind }) => kind === 'repeat');
      expect(repeats).toMatchObject([{ state: 'paid', amount: 250_000 }]);
      const taken = (await supporter.ledger(gateway)).payments.filter(({ ref }) => ref === repeats[0]?.ref);
      expect(taken).toMatchObject([{ total: 2500, status: 'paid' }]);
      expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21', attempts: 0 });
      expect(await support().onDay('2026-12-21')).toEqual(before);
      expect((await mails()).map(({ kind }) => kind)).toEqual(['support-receipt', 'support-receipt']);
      expect(await chargeOn('2026-12-22')).toMatchObject({ due: 0 });
    },
  );

  it('whose charge is not answered is not charged again: the gateway is read', async () => {
    const { id, row } = await monthly();
    await supporter.switchTo('simplepay', { charge: 'hung', notice: 'lost' });
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 1, open: 1 });
    await supporter.switchTo('simplepay', { charge: 'paid' });
    expect(await support().chargeDue(signal)).toMatchObject({ due: 1, open: 1 });
    server.setTime('2026-12-21T09:05:00+01:00');
    expect(await support().chargeDue(signal)).toMatchObject({ due: 1, paid: 1 });
    expect(await row()).toMatchObject({ nextChargeOn: '2027-01-21' });
    const refs = (await ordersOf(id)).filter(({ kind }) => kind === 'repeat').map(({ ref }) => ref);
    const taken = (await supporter.ledger('simplepay')).payments.filter(({ ref }) => refs.includes(ref));
    expect(taken).toHaveLength(1);
  });

  it('whose charge Barion never names is not made again for that month', async () => {
    const { id, row } = await monthly('barion');
    await supporter.switchTo('barion', { charge: 'hung', notice: 'lost' });
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 1, open: 1 });
    await supporter.switchTo('barion', { charge: 'paid' });
    expect(await chargeOn('2026-12-22')).toMatchObject({ due: 1, open: 1 });
    expect(await chargeOn('2026-12-23')).toMatchObject({ due: 1, failed: 1 });
    expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21', attempts: 0 });
    const refs = (await ordersOf(id)).filter(({ kind }) => kind === 'repeat').map(({ ref }) => ref);
    const taken = (await supporter.ledger('barion')).payments.filter(({ ref }) => refs.includes(ref));
    expect(taken).toHaveLength(1);
  });

  it('that fails softly is tried on day 0, 3, 7 and 14 with mails that say why, and then ends', async () => {
    const { id, row, mails } = await monthly();
    await supporter.switchTo('simplepay', { charge: 'no-funds' });
    const days = ['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-28', '2027-01-04', '2027-01-05'];
    for (const day of days) await chargeOn(day);
    expect(await row()).toMatchObject({ state: 'ended', endReason: 'unpaid' });
    expect((await mails()).slice(1)).toMatchObject([
      { kind: 'support-failed', reason: 'no-funds', retryOn: '2026-12-24', mask: '************1111' },
      { kind: 'support-failed', retryOn: '2026-12-28' },
      { kind: 'support-failed', retryOn: '2027-01-04' },
      { kind: 'support-ended', why: 'unpaid' },
    ]);
    const refs = (await ordersOf(id)).filter(({ kind }) => kind === 'repeat').map(({ ref }) => ref);
    expect(
      (await supporter.ledger('simplepay')).payments.filter(({ ref }) => refs.includes(ref)),
    ).toHaveLength(4);
  });

  it('that fails once and then succeeds keeps its day', async () => {
    const { row } = await monthly('barion');
    await supporter.switchTo('barion', { charge: 'no-funds' });
    await chargeOn('2026-12-21');
    expect(await row()).toMatchObject({
      state: 'past-due',
      periodDue: '2026-12-21',
      nextChargeOn: '2026-12-24',
    });
    await supporter.switchTo('barion', { charge: 'paid' });
    await chargeOn('2026-12-24');
    expect(await row()).toMatchObject({
      state: 'active',
      nextChargeOn: '2027-01-21',
      attempts: 0,
      failReason: null,
    });
  });

  it.each([
    ['simplepay', 'blocked', 'blocked-card'],
    ['barion', 'three-ds', 'authentication'],
  ] as const)(
    'of a card that %s refuses for good (%s) is not tried again, and a new card takes over the charge',
    async (gateway, charge, reason) => {
      const { id, row, mails, act, manage } = await monthly(gateway);
      await supporter.switchTo(gateway, { charge });
      await chargeOn('2026-12-21');
      expect(await row()).toMatchObject({ state: 'past-due', nextChargeOn: null, failReason: reason });
      expect((await mails()).at(-1)).toMatchObject({ kind: 'support-failed', reason, retryOn: null });
      expect(await chargeOn('2026-12-24')).toMatchObject({ due: 0 });
      const page = await supporter.open(manage);
      expect(page.text).toContain('Az utolsó terhelés nem sikerült');
      const other = gateway === 'simplepay' ? 'barion' : 'simplepay';
      const started = await act({ muvelet: 'kartya', mod: other, hozzajarulas: '1', urlap: `kartya-${id}` });
      const done = await supporter.open(await supporter.atGateway(started.headers.location ?? '', 'paid'));
      expect(done.text).toContain('Köszönjük');
      expect(await row()).toMatchObject({ state: 'active', nextChargeOn: '2027-01-21', attempts: 0 });
      const cards = await sql<{ gateway: string; isEnded: boolean; tokens: number }>`
      select gateway, ended_at is not null as "isEnded",
        (select count(*)::int from support_tokens t where t.card_id = c.id) as tokens
      from support_cards c where commitment_id = ${id} order by id`.execute(server.database.db);
      expect(cards.rows).toMatchObject([
        { gateway, isEnded: true, tokens: 0 },
        { gateway: other, isEnded: false },
      ]);
      expect(await chargeOn('2027-01-21')).toMatchObject({ due: 1, paid: 1 });
    },
  );

  it.each([
    ['cancelled', 'Megszakította a fizetést'],
    ['no-funds', 'elutasította a fizetést.'],
  ])(
    'whose new card ends with %s leads back to its own page, and begins no second support',
    async (button, text) => {
      const { id, act, manage } = await monthly();
      const started = await act({
        muvelet: 'kartya',
        mod: 'barion',
        hozzajarulas: '1',
        urlap: `vissza-${id}`,
      });
      const page = await supporter.open(await supporter.atGateway(started.headers.location ?? '', button));
      expect(page.text).toContain(text);
      expect(page.text).toContain(`href="${manage}&amp;lepes=kartya"`);
      expect(page.text).not.toMatch(/href="[^"]*gyakorisag=havi/);
      expect((await supporter.open(`${manage}&lepes=kartya`)).text).toContain('Fizetés az új kártyával');
    },
  );

  it('that nobody mends for two weeks ends', async () => {
    const { row, mails } = await monthly();
    await supporter.switchTo('simplepay', { charge: 'blocked' });
    await chargeOn('2026-12-21');
    server.setTime('2027-01-05T04:00:00+01:00');
    await support().nightly(signal);
    expect(await row()).toMatchObject({ state: 'ended', endReason: 'unpaid' });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'support-ended', why: 'unpaid' });
  });

  it('is warned of the end of its card 30 and 7 days ahead, once each', async () => {
    const { row, mails, id } = await monthly();
    await sql`update support_commitments set state = 'active' where id = ${id}`.execute(server.database.db);
    const warnings = async () => (await mails()).filter(({ kind }) => kind === 'support-card').length;
    for (const [day, expected] of [
      ['2028-10-30', 0],
      ['2028-10-31', 1],
      ['2028-11-01', 1],
      ['2028-11-23', 2],
      ['2028-11-24', 2],
    ] as const) {
      server.setTime(`${day}T09:00:00+01:00`);
      await support().warnOfCards();
      expect([day, await warnings()]).toEqual([day, expected]);
    }
    expect(await row()).toMatchObject({ state: 'active' });
  });

  it('is charged by Stripe itself: each invoice makes one order, and a failed one a mail', async () => {
    const { id, row, mails } = await monthly('stripe', '8');
    const [subscription] = (await supporter.ledger('stripe')).subscriptions.slice(-1);
    const bill = (outcome: 'paid' | 'failed') =>
      fetch(`${new URL('stripe/bill', `${origin}/`)}`, {
        method: 'POST',
        body: JSON.stringify({ subscription: subscription?.id, outcome }),
      });
    const origin = await supporter.origin();
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
    await bill('paid');
    await supporter.until(async () => (await row())?.nextChargeOn === '2027-01-21');
    server.setTime('2027-01-21T09:00:00+01:00');
    await bill('failed');
    await supporter.until(async () => (await row())?.state === 'past-due');
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'support-failed',
      reason: 'no-funds',
      retryOn: null,
    });
    expect(await ordersOf(id)).toMatchObject([
      { kind: 'first' },
      { kind: 'repeat', state: 'paid' },
      { kind: 'repeat', state: 'failed' },
    ]);
  });
});
