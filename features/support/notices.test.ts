/** Notices of the gateways: duplicate, late, reordered, forged and lost; and what a gateway says differently [S47]. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testTime, withServer } from '#tests/server.ts';
import { sandboxKeys } from './gateways/payment-keys.server.ts';
import { createSimplePay } from './gateways/simplepay.server.ts';
import { simplePaySignature } from './gateways/simplepay-signature.server.ts';
import { noticePath } from './support-address.ts';
import { supporterOf } from './supporter.fixture.ts';
import type { GatewayName } from './terms/order.ts';

const server = withServer();
const supporter = supporterOf(server);
const later = '2026-11-21T08:10:00+01:00';
const signal = new AbortController().signal;

beforeEach(supporter.reset);

const gateways = [
  ['simplepay', 'HUF', '5000'],
  ['barion', 'HUF', '5000'],
  ['stripe', 'EUR', '20'],
] as const;

async function supporters(): Promise<number> {
  return (await server.context.support.onDay('2026-11-21')).onetime;
}

async function payments(ref: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from support_payments p join support_orders o on o.id = p.order_id
    where o.ref = ${ref}`.execute(server.database.db);
  return found.rows[0]?.count ?? 0;
}

const stateOf = async (ref: string) => (await supporter.orders()).find((one) => one.ref === ref)?.state;
const isPaid = (ref: string) => async () => (await stateOf(ref)) === 'paid';

describe.each(gateways)('a notice of %s', (gateway, currency, amount) => {
  it('settles a payment whose reader does not come back', async () => {
    const before = await supporters();
    const ref = await supporter.payAndLeave(gateway, currency, amount);
    await supporter.until(isPaid(ref));
    expect([await supporters(), await payments(ref)]).toEqual([before + 1, 1]);
  });

  it('that comes three times counts once', async () => {
    await supporter.switchTo(gateway, { notice: 'duplicate' });
    const { sent } = (await supporter.ledger(gateway)).notices;
    const before = await supporters();
    const ref = await supporter.payAndLeave(gateway, currency, amount);
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.sent >= sent + 3);
    await supporter.until(isPaid(ref));
    expect([await supporters(), await payments(ref)]).toEqual([before + 1, 1]);
  });

  it('that comes after the reader changes nothing any more', async () => {
    await supporter.switchTo(gateway, { notice: 'late' });
    const before = await supporters();
    const { confirmed } = (await supporter.ledger(gateway)).notices;
    const page = await supporter.pay({ gateway, currency, amount });
    const { ref } = await supporter.lastOrder();
    expect(page.text).toContain('Köszönjük');
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.confirmed > confirmed);
    expect([await supporters(), await payments(ref)]).toEqual([before + 1, 1]);
    expect((await supporter.mails()).filter(({ props }) => props.ref === ref)).toHaveLength(1);
  });

  it('that is older than the last one does not take the payment back', async () => {
    await supporter.switchTo(gateway, { notice: 'reordered' });
    const { sent } = (await supporter.ledger(gateway)).notices;
    const ref = await supporter.payAndLeave(gateway, currency, amount);
    const expected = gateway === 'barion' ? 1 : 2;
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.sent >= sent + expected);
    await supporter.until(isPaid(ref));
    expect(await payments(ref)).toBe(1);
  });

  it('that is lost loses no payment: the job reads the gateway', async () => {
    await supporter.switchTo(gateway, { notice: 'lost' });
    const ref = await supporter.payAndLeave(gateway, currency, amount);
    expect(await stateOf(ref)).toBe('started');
    const before = await supporters();
    const open = (await supporter.orders()).filter(({ state }) => state === 'started').map((one) => one.ref);
    server.setTime(later);
    await server.context.support.settleOpen(signal);
    const settled = (await supporter.orders()).filter(
      (one) => open.includes(one.ref) && one.state === 'paid',
    );
    expect(settled.map((one) => one.ref)).toContain(ref);
    expect(await supporters()).toBe(before + settled.length);
    await server.context.support.settleOpen(signal);
    expect(await supporters()).toBe(before + settled.length);
    expect(await payments(ref)).toBe(1);
  });

  it('that is forged pays nothing', async () => {
    await supporter.switchTo(gateway, { notice: 'forged' });
    const { sent } = (await supporter.ledger(gateway)).notices;
    const ref = await supporter.payAndLeave(gateway, currency, amount);
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.sent > sent);
    expect(await stateOf(ref)).toBe('started');
  });

  it('is answered with 503 while the gateway cannot be read, and settles when it comes again', async () => {
    const started = await supporter.submit({ gateway, currency, amount });
    const { ref } = await supporter.lastOrder();
    await supporter.switchTo(gateway, { mode: 'down' });
    const { sent } = (await supporter.ledger(gateway)).notices;
    await supporter.atGateway(started.headers.location ?? '', 'paid');
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.sent > sent);
    expect(await stateOf(ref)).toBe('started');
    await supporter.switchTo(gateway, { mode: 'normal' });
    await supporter.until(isPaid(ref));
  });
});

describe('a reader who comes back', () => {
  it.each(gateways)(
    'while %s does not answer sees that it is being checked, and pays once',
    async (gateway, currency, amount) => {
      await supporter.switchTo(gateway, { notice: 'lost' });
      const started = await supporter.submit({ gateway, currency, amount });
      const back = await supporter.atGateway(started.headers.location ?? '', 'paid');
      await supporter.switchTo(gateway, { mode: 'down' });
      const page = await supporter.open(back);
      expect(page.text).toContain('Még ellenőrizzük a fizetést');
      expect(page.text).toContain('Ne fizessen újra');
      await supporter.switchTo(gateway, { mode: 'normal' });
      server.setTime(later);
      expect((await supporter.open(page.path)).text).toContain('Köszönjük');
    },
  );

  it('before the gateway has finished sees that it is pending', async () => {
    await supporter.submit();
    const { key } = await supporter.lastOrder();
    const page = await supporter.open(`/tamogatas/siker?rendeles=${key}`);
    expect(page.text).toContain('A fizetés még folyamatban van');
    expect((await supporter.open(`/tamogatas/hiba?rendeles=${key}`)).text).toContain(
      'Még nem tudjuk, mi lett a fizetéssel',
    );
  });

  it('with an invented return sees no payment, and a true one is believed only for its order', async () => {
    await supporter.submit();
    const { ref, key, state } = await supporter.lastOrder();
    const r = JSON.stringify({ r: 0, t: 1, e: 'SUCCESS', m: 'PUBLICTESTHUF', o: ref });
    const address = (signingKey: string) =>
      `/tamogatas/siker?${new URLSearchParams({
        r: Buffer.from(r).toString('base64'),
        s: simplePaySignature(r, signingKey),
      })}`;
    expect((await supporter.open(address('guessed'))).text).toContain('Itt nincs fizetés');
    // The control: correctly signed it names the order, and still nothing is paid.
    const page = await supporter.open(address(sandboxKeys.simplepay));
    expect(page.path).toContain(key);
    expect(page.text).not.toContain('Köszönjük');
    expect([state, await stateOf(ref)]).toEqual(['started', 'started']);
  });
});

describe('what a gateway says of another payment [S47]', () => {
  it.each([
    ['simplepay', 'other-amount', 'amount'],
    ['simplepay', 'other-currency', 'currency'],
    ['simplepay', 'other-merchant', 'merchant'],
    ['simplepay', 'other-order', 'order'],
    ['barion', 'other-amount', 'amount'],
    ['barion', 'other-currency', 'currency'],
    ['barion', 'other-merchant', 'merchant'],
    ['barion', 'other-order', 'order'],
    ['stripe', 'other-amount', 'amount'],
    ['stripe', 'other-currency', 'currency'],
    ['stripe', 'other-order', 'order'],
  ] as const)('is never paid: %s says %s', async (gateway, says, mismatch) => {
    await supporter.switchTo(gateway, { says, notice: 'lost' });
    const before = await supporters();
    const [, currency, amount] = gateways.find(([name]) => name === gateway) ?? gateways[0];
    const page = await supporter.pay({ gateway, currency, amount });
    expect(page.text).not.toContain('Köszönjük');
    const order = await supporter.lastOrder();
    expect(order).toMatchObject({ state: 'started', mismatch });
    expect([await supporters(), await payments(order.ref)]).toEqual([before, 0]);
    expect((await server.context.support.status()).mismatched.map(({ ref }) => ref)).toContain(order.ref);
    // The control: the same order is paid as soon as the gateway says what was ordered.
    await supporter.switchTo(gateway, { says: 'truth' });
    server.setTime(later);
    await server.context.support.settleOpen(signal);
    expect(await stateOf(order.ref)).toBe('paid');
  });
});

describe('a forged notice', () => {
  const post = (gateway: GatewayName, body: string, headers: Record<string, string>) =>
    server.telex(noticePath(gateway), { method: 'POST', body, headers: { ...headers, ...supporter.from() } });

  it('of SimplePay is refused for its signature; signed, it only makes us read the gateway', async () => {
    await supporter.submit();
    const { ref, gatewayId } = await supporter.lastOrder();
    const body = JSON.stringify({
      salt: 'x',
      orderRef: ref,
      method: 'CARD',
      merchant: 'PUBLICTESTHUF',
      status: 'FINISHED',
      transactionId: Number(gatewayId),
    });
    const json = { 'content-type': 'application/json' };
    const forged = await post('simplepay', body, { ...json, signature: simplePaySignature(body, 'guessed') });
    expect(forged.status).toBe(400);
    expect((await post('simplepay', body, json)).status).toBe(400);
    const changed = await post('simplepay', body.replace('FINISHED', 'REFUND'), {
      ...json,
      signature: simplePaySignature(body, sandboxKeys.simplepay),
    });
    expect(changed.status).toBe(400);
    const signed = await post('simplepay', body, {
      ...json,
      signature: simplePaySignature(body, sandboxKeys.simplepay),
    });
    expect(signed.status).toBe(200);
    expect(signed.text).toContain('receiveDate');
    expect(await stateOf(ref)).toBe('started');
  });

  it('of Stripe is refused for its signature and for its age', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } });
    const at = Math.floor(Date.parse(testTime) / 1000);
    const signature = (seconds: number, secret: string) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const { webhookSecret } = sandboxKeys.stripe;
    const statusWith = async (value: string) =>
      (await post('stripe', body, { 'stripe-signature': value })).status;
    expect(await statusWith(signature(at, 'whsec_guessed'))).toBe(400);
    expect(await statusWith(signature(at - 301, webhookSecret))).toBe(400);
    expect(await statusWith(signature(at, webhookSecret))).toBe(200);
  });

  it('of Barion names nothing that we believe', async () => {
    await supporter.submit({ gateway: 'barion' });
    const { ref, gatewayId } = await supporter.lastOrder();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('barion', `paymentId=${gatewayId}`, form)).status).toBe(200);
    expect((await post('barion', `paymentId=${'0'.repeat(32)}`, form)).status).toBe(200);
    expect((await post('barion', 'paymentId=../../x', form)).status).toBe(400);
    expect(await stateOf(ref)).toBe('started');
  });

  it('of an unknown gateway, too long, or to a bank is refused', async () => {
    expect((await server.telex('/api/support/paypal/notices', { method: 'POST' })).status).toBe(400);
    expect((await post('transfer', 'x', {})).status).toBe(400);
    expect((await post('simplepay', 'x'.repeat(70_000), {})).status).toBe(413);
  });
});

describe('a stored notice', () => {
  const stored = async (gateway: GatewayName) => {
    const found = await sql<{ eventId: string; orderId: number | null; body: string; isSettled: boolean }>`
      select event_id as "eventId", order_id as "orderId", convert_from(body, 'UTF8') as body,
        is_settled as "isSettled"
      from support_notices where gateway = ${gateway} order by id`.execute(server.database.db);
    return found.rows;
  };
  const send = (gateway: GatewayName, body: string, headers: Record<string, string>) =>
    server.telex(noticePath(gateway), { method: 'POST', body, headers: { ...headers, ...supporter.from() } });

  it('of Barion, which anybody can send, names an order of ours', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const before = (await stored('barion')).length;
    for (let at = 0; at < 3; at += 1) await send('barion', `paymentId=${String(at).repeat(32)}`, form);
    expect(await stored('barion')).toHaveLength(before);
    await supporter.submit({ gateway: 'barion' });
    const { gatewayId } = await supporter.lastOrder();
    await send('barion', `paymentId=${gatewayId}`, form);
    // The control.
    expect((await stored('barion')).at(-1)).toMatchObject({
      eventId: gatewayId,
      orderId: expect.any(Number),
    });
  });

  it('of SimplePay about a second refund in part is read like the first', async () => {
    const ref = await supporter.payAndLeave('simplepay', 'HUF', '5000');
    await supporter.until(isPaid(ref));
    const elsewhere = createSimplePay({
      address: `${await supporter.origin()}/simplepay`,
      payOrigin: await supporter.origin(),
      accounts: [{ currency: 'HUF', merchant: 'PUBLICTESTHUF', key: sandboxKeys.simplepay }],
      now: () => new Date(testTime),
      timeoutMs: 5000,
    });
    const refunded = async () => (await server.context.support.orderOfRef(ref))?.refunded;
    for (const total of [100_000, 200_000]) {
      const payment = { ref, gatewayId: '', refunded: 0, currency: 'HUF' } as const;
      await elsewhere.refund(payment, { amount: 100_000, currency: 'HUF' }, signal);
      await supporter.until(async () => (await refunded()) === total);
    }
  });

  it('loses its bytes with an order that is forgotten, and its id never', async () => {
    const started = await supporter.submit({ email: 'felejtos@example.hu' });
    const { ref } = await supporter.lastOrder();
    await supporter.atGateway(started.headers.location ?? '', 'no-funds');
    await supporter.until(async () => (await stateOf(ref)) === 'failed');
    const id = (await server.context.support.orderOfRef(ref))?.id;
    const ofOrder = async () => (await stored('simplepay')).filter(({ orderId }) => orderId === id);
    expect(await ofOrder()).toMatchObject([{ body: expect.stringContaining(ref) }]);
    server.setTime('2026-12-25T03:20:00+01:00');
    await server.context.support.nightly(signal);
    expect(await ofOrder()).toMatchObject([{ body: '', isSettled: true }]);
    server.setTime('2028-06-01T03:20:00+01:00');
    await server.context.support.nightly(signal);
    expect((await stored('simplepay')).filter(({ body }) => body !== '')).toEqual([]);
    expect(await ofOrder()).toHaveLength(1);
    server.takeLog();
  });
});

describe('the log', () => {
  it('has no address, card, token or key of an order', async () => {
    server.takeLog();
    await supporter.switchTo('simplepay', { says: 'other-amount' });
    await supporter.pay({ email: 'titkos.tamogato@example.hu' });
    await supporter.switchTo('simplepay', { says: 'truth', mode: 'down' });
    await supporter.submit({ email: 'titkos.tamogato@example.hu' });
    const log = server.takeLog().join('\n');
    expect(log).toContain('a gateway names another payment than was ordered');
    expect(log).not.toMatch(/titkos|Próba|1111|SPT|rendeles=[\w-]{24}/);
  });
});
