/** A supporter with a browser, and the sandbox of the gateways, in tests. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Edition } from '#features/sites/public.ts';
import { takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import { withSettings } from '#tests/edition.ts';
import type { HttpResponse } from '#tests/send-request.ts';
import { type TestServer, testTime } from '#tests/server.ts';
import { supportSetting } from './support-setting.ts';
import type { GatewayName, OrderState } from './terms/order.ts';

/** With gateways that have a second to answer, for tests in which one does not. */
export function withShortPatience(edition: Edition): Edition {
  const support = supportSetting.of(edition);
  return support
    ? withSettings(edition, { support: { ...support, gateways: { ...support.gateways, timeoutSeconds: 1 } } })
    : edition;
}

export interface PaidForm {
  gateway?: GatewayName;
  frequency?: 'havi' | 'eves' | 'egyszeri' | 'ajandek';
  currency?: 'HUF' | 'EUR';
  /** Whole units. */
  amount?: string;
  email?: string;
  formKey?: string;
  fields?: Record<string, string>;
}

const ledgerSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      ref: z.string(),
      total: z.number(),
      currency: z.string(),
      status: z.string(),
      refunded: z.number(),
    }),
  ),
  subscriptions: z
    .array(
      z.object({
        id: z.string(),
        amount: z.number(),
        status: z.string(),
        pausedUntil: z.string(),
        interval: z.string(),
        trialEnd: z.string(),
      }),
    )
    .default([]),
  notices: z.object({ sent: z.number(), confirmed: z.number() }),
});

let networks = 0;
let people = 0;

const formHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

export function supporterOf(server: TestServer) {
  async function submit(form: PaidForm = {}, path = '/tamogatas'): Promise<HttpResponse> {
    const { gateway = 'simplepay', frequency = 'egyszeri', currency = 'HUF', amount = '5000' } = form;
    people += 1;
    const fields = {
      gyakorisag: frequency,
      penznem: currency,
      osszeg: amount,
      sajat: '',
      mod: gateway,
      email: form.email ?? `tamogato${people}@example.hu`,
      nev: 'Próba Éva',
      urlap: form.formKey ?? `urlap-${people}`,
      hozzajarulas: '1',
      ...form.fields,
    };
    return server.telex(path, {
      method: 'POST',
      headers: { ...formHeaders, ...from() },
      body: String(new URLSearchParams(fields)),
    });
  }

  /** Follows redirects of our own pages. */
  async function open(address: string): Promise<HttpResponse & { path: string }> {
    let path = address;
    for (let steps = 0; steps < 4; steps += 1) {
      const url = new URL(path, 'http://localhost');
      const answer = await server.telex(url.pathname + url.search, { headers: from() });
      if (answer.status < 300 || answer.status > 399) return { ...answer, path };
      path = answer.headers.location ?? '';
    }
    throw new Error(`${address} redirects for ever`);
  }

  async function pay(form: PaidForm = {}, button = 'paid'): Promise<HttpResponse & { path: string }> {
    const started = await submit(form);
    if (started.status !== 303)
      throw new Error(`the form was answered with ${started.status}: ${started.text.slice(0, 200)}`);
    return open(await atGateway(started.headers.location ?? '', button));
  }

  const stored = storedIn(server);

  /** Starts a payment and pays it; the browser never comes back. Returns the order's reference. */
  async function payAndLeave(gateway: GatewayName, currency: 'HUF' | 'EUR', amount: string) {
    const started = await submit({ gateway, currency, amount });
    const { ref } = await stored.lastOrder();
    await atGateway(started.headers.location ?? '', 'paid');
    return ref;
  }

  return {
    submit,
    atGateway,
    payAndLeave,
    open,
    pay,
    until,
    from,
    formHeaders,
    ...gatewaysOf(server),
    ...stored,
  };
}

/** A new network for each form, so that the limits are not reached. */
function from(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(networks / 250)}.${networks % 250}` };
}

/** Presses a button of the pay page; the address to which the browser is sent back. */
async function atGateway(address: string, button: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `kimenet=${button}`,
  });
  return response.headers.get('location') ?? '';
}

/** Waits until a condition holds, for notices that are on their way. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await pause(25);
  }
  throw new Error('it did not become true in five seconds');
}

/** The sandbox of the gateways, and the queue that notifies gateways of changes. */
function gatewaysOf(server: TestServer) {
  async function origin(): Promise<string> {
    const [first = ''] = await server.context.support.payOrigins();
    return first;
  }

  async function switchTo(gateway: GatewayName, switches: object): Promise<void> {
    await fetch(`${await origin()}/${gateway}/switches`, { method: 'POST', body: JSON.stringify(switches) });
  }

  /** Before each test: the gateways work, and the time is that of all tests. */
  async function reset(): Promise<void> {
    server.setTime(testTime);
    const normal = { mode: 'normal', notice: 'normal', charge: 'paid', says: 'truth' };
    for (const name of ['simplepay', 'barion', 'stripe'] as const)
      await switchTo(name, { ...normal, secondMs: 20, lateMs: 50 });
  }

  async function ledger(gateway: GatewayName) {
    return ledgerSchema.parse(await (await fetch(`${await origin()}/${gateway}/ledger`)).json());
  }

  /** Runs the queue, which notifies gateways of ended cards. */
  async function tellGateways(): Promise<void> {
    const queues = server.context.support.queues();
    const rows = await server.database.db.transaction().execute((trx) =>
      takeFromOutbox(
        trx,
        queues.map(({ name }) => name),
        100,
      ),
    );
    const signal = new AbortController().signal;
    for (const { queue: name, payload } of rows)
      await queues
        .find((one) => one.name === name)
        ?.deliver([payload], { signal, send: async () => undefined });
  }

  return { origin, switchTo, reset, ledger, tellGateways };
}

/** Stored orders, and the mails that are to be sent. */
function storedIn({ database }: TestServer) {
  async function orders() {
    const found = await sql<{
      ref: string;
      key: string;
      state: OrderState;
      kind: string;
      amount: number;
      gatewayId: string | null;
      mismatch: string | null;
      failReason: string | null;
      commitmentId: number | null;
      email: string | null;
    }>`select ref, key, state, kind, amount, gateway_id as "gatewayId", mismatch, fail_reason as "failReason",
        commitment_id as "commitmentId", email
      from support_orders order by id`.execute(database.db);
    return found.rows;
  }

  async function lastOrder() {
    const last = (await orders()).at(-1);
    if (!last) throw new Error('there is no order');
    return last;
  }

  /** Mails of the outbox by their kinds, newest last. */
  async function mails(to?: string): Promise<{ mail: string; to: string; props: Record<string, unknown> }[]> {
    const found = await sql<{ payload: { mail: string; to: string; props: Record<string, unknown> } }>`
      select payload from outbox where queue = 'mails' order by id`.execute(database.db);
    return found.rows.map(({ payload }) => payload).filter((mail) => to === undefined || mail.to === to);
  }

  return { orders, lastOrder, mails };
}
