/** Yearly support: announced, charged by the year, mended and ended with each gateway, and by transfer. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';
import type { GatewayName } from './terms/order.ts';
import { readStatement } from './transfers/statement.server.ts';

const server = withServer();
const { supporter, signal, support, reset, ordersOf, chargeOn } = monthlySupporters(server);

beforeEach(reset);

let people = 0;

async function yearly(gateway: GatewayName) {
  people += 1;
  const email = `evi${people}@example.hu`;
  const [amount, currency] = gateway === 'stripe' ? (['80', 'EUR'] as const) : (['25000', 'HUF'] as const);
  const { confirmed } = (await supporter.ledger(gateway)).notices;
  const page = await supporter.pay({ gateway, frequency: 'eves', amount, currency, email });
  expect(page.text).toContain('Köszönjük, hogy évről évre mellénk áll!');
  await supporter.until(async () => (await supporter.ledger(gateway)).notices.confirmed > confirmed);
  const id = Number((await supporter.lastOrder()).commitmentId);
  const reader = await server.context.accounts.readers.byEmail(email);
  const own = async () => (await support().ofReader(reader?.id ?? 0)).commitments[0];
  const mailsOf = async (kind: string) =>
    (await supporter.mails(email)).filter(({ mail }) => mail === kind).map(({ props }) => props);
  const manage = (await own())?.manage ?? '';
  const act = (fields: Record<string, string>) =>
    server.telex(manage, {
      method: 'POST',
      headers: { ...supporter.formHeaders, ...supporter.from() },
      body: String(new URLSearchParams(fields)),
    });
  return { id, email, own, mailsOf, manage, act };
}

async function remindOn(day: string): Promise<number> {
  server.setTime(`${day}T09:00:00+01:00`);
  return support().remindOfYears();
}

describe('a yearly support [S47]', () => {
  it.each(['simplepay', 'barion'] as const)(
    'by %s is announced once and charged after a year',
    async (gateway) => {
      const { id, own, mailsOf } = await yearly(gateway);
      expect(await own()).toMatchObject({ frequency: 'yearly', nextChargeOn: '2027-11-21', state: 'active' });
      expect(await mailsOf('support-receipt')).toMatchObject([{ kind: 'first', frequency: 'yearly' }]);
      expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
      expect(await remindOn('2027-10-30')).toBe(0);
      expect(await remindOn('2027-10-31')).toBe(1);
      expect(await remindOn('2027-11-01')).toBe(0);
      expect(await mailsOf('support-reminder')).toMatchObject([{ day: '2027-11-21', how: 'card' }]);
      expect(await chargeOn('2027-11-21')).toMatchObject({ due: 1, paid: 1 });
      expect(await own()).toMatchObject({ nextChargeOn: '2028-11-21' });
      expect(await ordersOf(id)).toMatchObject([{ kind: 'first' }, { kind: 'repeat', amount: 2_500_000 }]);
      expect(await remindOn('2028-10-31')).toBe(1);
      await sql`update support_commitments set state = 'paused' where id = ${id}`.execute(server.database.db);
    },
  );

  it('is tried again after a decline as a monthly one, on its own anniversary afterwards', async () => {
    const { own } = await yearly('simplepay');
    await supporter.switchTo('simplepay', { charge: 'no-funds' });
    expect(await chargeOn('2027-11-21')).toMatchObject({ failed: 1 });
    expect(await own()).toMatchObject({ state: 'past-due', nextChargeOn: '2027-11-24', takesNewCard: true });
    await supporter.switchTo('simplepay', { charge: 'paid' });
    expect(await chargeOn('2027-11-24')).toMatchObject({ paid: 1 });
    expect(await own()).toMatchObject({ state: 'active', nextChargeOn: '2028-11-21' });
  });

  it('is a yearly subscription at Stripe, also with another amount', async () => {
    const { act, own } = await yearly('stripe');
    const subscription = async () => (await supporter.ledger('stripe')).subscriptions.at(-1);
    expect(await subscription()).toMatchObject({ amount: 8_000, interval: 'year' });
    await act({ muvelet: 'osszeg', sajat: '90' });
    expect(await subscription()).toMatchObject({ amount: 9_000, interval: 'year' });
    expect(await own()).toMatchObject({ amount: 9_000, nextChargeOn: '2027-11-21' });
  });

  it('takes a new card only near its charge, which it pays, and cannot be paused', async () => {
    const { act, manage, own } = await yearly('barion');
    const page = (await server.telex(manage)).text;
    expect(page).toContain('Éves támogatásom');
    expect(page).not.toMatch(/lepes=(kartya|szunet)/);
    const card = { muvelet: 'kartya', mod: 'barion', hozzajarulas: '1', urlap: 'eves-kartya' };
    expect((await act(card)).headers.location).toContain('uzenet=nem-sikerult');
    expect((await act({ muvelet: 'szunet', honap: '1' })).headers.location).toContain('uzenet=nem-sikerult');
    server.setTime('2027-11-10T09:00:00+01:00');
    expect((await server.telex(manage)).text).toContain('lepes=kartya');
    await supporter.open(await supporter.atGateway((await act(card)).headers.location ?? '', 'paid'));
    expect(await own()).toMatchObject({ nextChargeOn: '2028-11-21' });
  });

  it('that is cancelled is thanked for until its year is over', async () => {
    const { email, act, own, mailsOf } = await yearly('simplepay');
    const reader = await server.context.accounts.readers.byEmail(email);
    const standing = () => support().standingOf(reader?.id ?? 0);
    expect(await standing()).toBe('yearly');
    await act({ muvelet: 'lemondas' });
    expect(await own()).toMatchObject({ state: 'ended' });
    expect(await standing()).toBe('once');
    expect(await chargeOn('2027-11-21')).toMatchObject({ due: 0 });
    await remindOn('2027-11-21');
    expect(await mailsOf('support-reminder')).toEqual([]);
  });

  it('by transfer is expected a year later, and reminded of with account and remark', async () => {
    const email = 'evi.utalas@example.hu';
    const started = await supporter.submit({
      gateway: 'transfer',
      frequency: 'eves',
      amount: '25000',
      email,
      fields: { hozzajarulas: '' },
    });
    expect((await supporter.open(started.headers.location ?? '')).text).toContain('Egy év múlva');
    const { ref, commitmentId } = await supporter.lastOrder();
    const arrives = async (day: string) => {
      server.setTime(`${day}T09:00:00+01:00`);
      const reading = readStatement(`Dátum;Összeg;Deviza;Közlemény\n${day};25000;HUF;${ref}\n`);
      if (reading.kind === 'fault') throw new Error(reading.fault);
      return (await support().matchStatement(reading.rows)).map(({ kind }) => kind);
    };
    const due = async () =>
      (
        await sql<{ due: string }>`
          select period_due as due from support_commitments where id = ${commitmentId}`.execute(
          server.database.db,
        )
      ).rows[0]?.due;
    expect(await arrives('2026-11-24')).toEqual(['paid']);
    expect(await due()).toBe('2027-11-21');
    server.setTime('2027-06-01T03:00:00+02:00');
    await support().nightly(signal);
    expect(await remindOn('2027-11-01')).toBe(1);
    const reminder = (await supporter.mails(email)).find(({ mail }) => mail === 'support-reminder');
    expect(reminder?.props).toMatchObject({ how: 'transfer', transfer: { ref } });
    expect(await arrives('2027-11-22')).toEqual(['paid-again']);
    expect(await due()).toBe('2028-11-21');
  });
});
