/** A server that is killed while readers pay: afterwards every payment is booked once, and none is lost [S47]. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createAppContext } from '#apps/server/compose.ts';
import { sandboxKeys } from '#features/support/public.server.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { createLog } from '#platform/log/log.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { withDatabase } from '../database.ts';
import { loadTestEdition } from '../edition.ts';
import { dataFolder, type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { killRounds as rounds } from '../soak.ts';
import { editionFolder } from './edition-folder.ts';

const database = withDatabase();
const edition = editionFolder();
const data = dataFolder();
const gateways = ['simplepay', 'barion', 'stripe'] as const;
let sandbox: Sandbox;
let port = 0;

beforeAll(async () => {
  sandbox = await openSandbox({ clock: systemClock, services: gateways });
  port = await freePort();
  const file = join(edition.path, 'edition.yaml');
  const text = gateways.reduce(
    (yaml, name) =>
      yaml.replace(`${name}: { address: sandbox`, `${name}: { address: "${sandbox.origin}/${name}"`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  for (const name of gateways)
    await fetch(`${sandbox.origin}/${name}/switches`, {
      method: 'POST',
      body: JSON.stringify({
        notices: `http://localhost:${port}/api/support/${name}/notices`,
        secondMs: 100,
      }),
    });
});
afterAll(async () => {
  await sandbox.close();
  edition.remove();
  data.remove();
});

const keys = {
  simplepay: { HUF: sandboxKeys.simplepay, EUR: sandboxKeys.simplepay },
  barion: sandboxKeys.barion,
  stripe: sandboxKeys.stripe,
  cards: sandboxKeys.cards,
};

function serve(): LapzartaProcess {
  return runLapzarta(['serve'], {
    PORT: String(port),
    DATABASE_URL: database.url,
    LAPZARTA_DATA: data.path,
    LAPZARTA_EDITION: edition.path,
    // Without the queues every mail stays in the outbox and can be counted.
    LAPZARTA_WORK: 'off',
    LAPZARTA_METRICS: 'off',
    SIMPLEPAY_KEYS: `HUF:${sandboxKeys.simplepay},EUR:${sandboxKeys.simplepay}`,
    BARION_KEY: sandboxKeys.barion,
    STRIPE_KEY: sandboxKeys.stripe.key,
    STRIPE_WEBHOOK_SECRET: sandboxKeys.stripe.webhookSecret,
    LAPZARTA_CARD_KEY: sandboxKeys.cards.toString('hex'),
  });
}

/** One reader, as far as the server lets them come. */
async function payOnce(at: number, address: string): Promise<void> {
  const gateway = gateways[at % gateways.length] ?? 'simplepay';
  const [currency, amount] = gateway === 'stripe' ? ['EUR', '20'] : ['HUF', '5000'];
  const isMonthly = at % 4 === 0;
  const body = new URLSearchParams({
    gyakorisag: isMonthly ? 'havi' : 'egyszeri',
    penznem: currency,
    osszeg: amount,
    sajat: '',
    mod: gateway,
    email: `olvaso${at}@example.hu`,
    nev: 'Próba Éva',
    hozzajarulas: '1',
    urlap: `kulcs-${at}`,
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `198.19.${Math.floor(at / 250)}.${at % 250}`,
  };
  const started = await fetch(`${address}/tamogatas`, { method: 'POST', body, headers, redirect: 'manual' });
  const payPage = started.headers.get('location') ?? '';
  if (!payPage.startsWith(sandbox.origin)) return;
  const paid = await fetch(payPage, {
    method: 'POST',
    redirect: 'manual',
    body: 'kimenet=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await fetch(paid.headers.get('location') ?? '', { signal: AbortSignal.timeout(5_000) });
}

const ledgerSchema = z.object({
  payments: z.array(z.object({ ref: z.string(), total: z.number(), status: z.string() })),
});

async function takenBy(gateway: string) {
  const answer = await fetch(`${sandbox.origin}/${gateway}/ledger`);
  return ledgerSchema.parse(await answer.json()).payments.filter(({ status }) => status === 'paid');
}

async function allTaken() {
  return (await Promise.all(gateways.map(takenBy))).flat();
}

it(
  `loses and doubles no payment in ${rounds} rounds of kill -9`,
  async () => {
    let next = 0;
    for (let round = 0; round < rounds; round += 1) {
      const paidBefore = (await allTaken()).length + 8;
      const server = serve();
      const address = (await server.address).replace(/\/$/, '');
      next += 1;
      // The first request of a process takes longest.
      await payOnce(next, address);
      const readers = Array.from({ length: 45 }, async () => {
        next += 1;
        const at = next;
        await pause((at % 45) * 20);
        // Requests to a killed server fail.
        await payOnce(at, address).catch(() => undefined);
      });
      // In the middle of the others.
      await expect
        .poll(async () => (await allTaken()).length, { interval: 10, timeout: 30_000 })
        .toBeGreaterThan(paidBefore);
      server.send('SIGKILL');
      await server.exit;
      await Promise.all(readers);
    }

    const context = createAppContext({
      db: database.db,
      databaseUrl: database.url,
      port,
      dataFolder: data.path,
      edition: await loadTestEdition(edition.path),
      log: createLog({ level: 'fatal' }),
      paymentKeys: keys,
      // A quarter of an hour later the job reads what is still open.
      clock: { now: () => new Date(Date.now() + 900_000) },
    });
    await context.support.settleOpen(AbortSignal.timeout(60_000));
    await context.support.stop();

    const booked = await sql<{ ref: string; gateway: string; amount: number; times: number }>`
    select o.ref, o.gateway, o.amount, count(p.id)::int as times
    from support_orders o join support_payments p on p.order_id = o.id group by o.id order by o.ref`.execute(
      database.db,
    );
    const taken = await allTaken();
    expect(booked.rows.map(({ ref, amount, times }) => ({ ref, total: amount / 100, times }))).toEqual(
      taken
        .map(({ ref, total }) => ({ ref, total, times: 1 }))
        .toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
    );
    const counted = await sql<{ supporters: number; receipts: number; accounts: number }>`
    select (select sum(recurring + onetime)::int from supporters) as supporters,
      (select count(*)::int from outbox where payload ->> 'mail' = 'support-receipt') as receipts,
      (select count(*)::int from readers) as accounts`.execute(database.db);
    const { length } = taken;
    expect(counted.rows).toEqual([{ supporters: length, receipts: length, accounts: length }]);
  },
  rounds * 60_000,
);

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
