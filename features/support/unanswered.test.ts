/** Payments about which a gateway says nothing, for a while or for ever [S47]. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { supporterOf, withShortPatience } from './supporter.fixture.ts';

const server = withServer({ edition: withShortPatience });
const supporter = supporterOf(server);
const later = '2026-11-21T08:10:00+01:00';
const signal = new AbortController().signal;

beforeEach(supporter.reset);

const stateOf = async (ref: string) => (await supporter.orders()).find((one) => one.ref === ref)?.state;

describe('payments that no gateway answers for', () => {
  it('hold up neither those of another gateway nor younger ones', async () => {
    await supporter.switchTo('barion', { notice: 'lost' });
    await supporter.switchTo('simplepay', { notice: 'lost' });
    for (let at = 0; at < 6; at += 1) {
      server.setTime(`2026-11-21T08:00:0${at}+01:00`);
      await supporter.submit({ gateway: 'barion' });
    }
    const ref = await supporter.payAndLeave('simplepay', 'HUF', '5000');
    await supporter.switchTo('barion', { mode: 'down' });
    server.setTime(later);
    await server.context.support.settleOpen(signal);
    expect(await stateOf(ref)).toBe('paid');
    const found = await sql<{ read: number; waiting: number }>`
      select count(*) filter (where checked_at = ${new Date(later)})::int as read,
        count(*) filter (where checked_at is null)::int as waiting
      from support_orders where gateway = 'barion' and state = 'started' and gateway_id is not null`.execute(
      server.database.db,
    );
    const { read = 0, waiting = 0 } = found.rows[0] ?? {};
    expect([read, waiting > 0]).toEqual([5, true]);
    server.setTime('2026-11-21T08:20:00+01:00');
    await server.context.support.settleOpen(signal);
    // Those that were not reached are the first of the next run.
    const still = await sql<{ waiting: number }>`
      select count(*)::int as waiting from support_orders
      where gateway = 'barion' and state = 'started' and checked_at is null`.execute(server.database.db);
    expect(still.rows[0]?.waiting).toBe(Math.max(0, waiting - 5));
    server.takeLog();
  });
});

describe('payments that their gateway has not named', () => {
  it('are not taken for its silence: younger ones are read in the same run [S47]', async () => {
    await supporter.switchTo('barion', { notice: 'lost' });
    const ref = await supporter.payAndLeave('barion', 'HUF', '5000');
    // A server that was killed between its request and the answer.
    for (let at = 0; at < 6; at += 1) {
      await supporter.submit({ gateway: 'barion' });
      const { ref: unnamed } = await supporter.lastOrder();
      await sql`update support_orders set state = 'new', gateway_id = null, created_at = created_at - interval '1 hour'
        where ref = ${unnamed}`.execute(server.database.db);
    }
    server.setTime(later);
    await server.context.support.settleOpen(signal);
    expect(await stateOf(ref)).toBe('paid');
    server.takeLog();
  });
});

describe('a reader who is back before the payment is completed', () => {
  const asked = () =>
    server.takeLog().filter((line) => line.includes('a payment could not be checked')).length;

  it('is told so, also after the redirect and on reloading: the gateway has answered', async () => {
    await supporter.submit({ gateway: 'barion' });
    const { gatewayId, key } = await supporter.lastOrder();
    const own = `/tamogatas/siker?rendeles=${key}`;
    const page = await supporter.open(`/tamogatas/siker?paymentId=${gatewayId}`);
    expect(page.path).toBe(own);
    for (const { text } of [page, await supporter.open(own)]) {
      expect(text).toContain('A fizetés még folyamatban van');
      expect(text).toMatch(/Ha\sa\sfizetés\ssikerült,\se-mailben\sbizonylatot\sküldünk/);
    }
  });

  it('is told that the gateway does not answer while it does not, and it is asked once in a while', async () => {
    await supporter.submit({ gateway: 'barion' });
    const { gatewayId, key } = await supporter.lastOrder();
    await supporter.switchTo('barion', { mode: 'down' });
    server.takeLog();
    const own = `/tamogatas/siker?rendeles=${key}`;
    for (const path of [`/tamogatas/siker?paymentId=${gatewayId}`, own, own]) {
      const { text } = await supporter.open(path);
      expect(text).toMatch(/most\snem\sválaszol/);
      expect(text).toMatch(/néhány\spercenként\súj/);
    }
    expect(asked()).toBe(1);
    server.setTime('2026-11-21T08:00:30+01:00');
    await supporter.open(own);
    expect(asked()).toBe(1);
    // The control: once it answers, that is said.
    await supporter.switchTo('barion', { mode: 'normal' });
    server.setTime('2026-11-21T08:01:00+01:00');
    expect((await supporter.open(own)).text).toContain('A fizetés még folyamatban van');
  });
});

describe('a start that is never answered', () => {
  it('is not repeated; the reader, who saw no pay page, is told that it did not begin, and the callback finds its order', async () => {
    await supporter.switchTo('barion', { mode: 'hung' });
    const answer = await supporter.submit({ gateway: 'barion' });
    await supporter.switchTo('barion', { mode: 'normal' });
    const { ref, state, gatewayId } = await supporter.lastOrder();
    expect([state, gatewayId]).toEqual(['new', null]);
    const page = await supporter.open(answer.headers.location ?? '');
    expect(page.text).toContain('A fizetés nem indult el');
    expect(page.text).toContain('osszeg=5000');
    const started = (await supporter.ledger('barion')).payments.filter((one) => one.ref === ref);
    expect(started).toHaveLength(1);
    await supporter.atGateway(`${await supporter.origin()}/barion/Pay?Id=${started[0]?.id}`, 'paid');
    await supporter.until(async () => (await stateOf(ref)) === 'paid');
  });

  it('of SimplePay expires when the gateway does not know it', async () => {
    await supporter.switchTo('simplepay', { mode: 'refused' });
    const page = await supporter.open((await supporter.submit()).headers.location ?? '');
    expect(page.text).toContain('Pénzt nem vontak le');
    expect((await supporter.lastOrder()).state).toBe('failed');
  });
});
