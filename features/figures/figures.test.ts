import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { withTestApp } from '../../tests/test-app.ts';
import {
  createFiguresFeature,
  type FiguresFeature,
  type FiguresFeatureNeeds,
} from './figures-feature.server.ts';
import type { FiguresSetting, FiguresSource } from './figures-setting.ts';
import { figuresSetting } from './figures-setting.ts';

const testApp = withTestApp();
const noon = '2026-11-20T18:00:00+01:00';
const signal = new AbortController().signal;
const open: { close(): unknown }[] = [];
let clock: FiguresFeatureNeeds['clock'];
let setting: FiguresSetting;
const listeners: Parameters<FiguresFeatureNeeds['onInvalidations']>[0][] = [];

beforeAll(() => {
  const figures = figuresSetting.of(testApp.context.edition);
  if (!figures) throw new Error('the sample edition has figures');
  setting = figures;
});
beforeEach(async () => {
  testApp.setTime(noon);
  clock = testApp.context.clock;
  await sql`truncate exchange_rates, readings`.execute(testApp.database.db);
  await testApp.takeInvalidations();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function createFeature(sources: Partial<Record<FiguresSource, string>> = {}): FiguresFeature {
  const made = createFiguresFeature({
    db: testApp.database.db,
    clock,
    recordInvalidations: async (trx, entries) => {
      const { recordInvalidations } = await import('#platform/cache/invalidation-queries.server.ts');
      await recordInvalidations(trx, entries);
    },
    onInvalidations: (listener) => void listeners.push(listener),
    setting: { ...setting, sources: { ...setting.sources, ...sources } },
    openSandbox,
  });
  open.push({ close: () => made.stop() });
  return made;
}

/** A proxy between the feature and the sandbox that can change or drop answers. */
async function openProxy(change: (body: string) => string | null): Promise<string> {
  const sandbox: Sandbox = await openSandbox({ clock });
  const server: Server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece);
    const answer = await fetch(sandbox.origin + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !/^(host|connection|content-length)$/.test(name)
            ? [[name, value]]
            : [],
        ),
      ),
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    const text = change(await answer.text());
    if (text === null) response.writeHead(500).end();
    else response.writeHead(answer.status).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(sandbox, { close: () => server.closeAllConnections() }, { close: () => server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function countRates(base: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from exchange_rates where base = ${base}`.execute(testApp.database.db);
  return rows[0]?.many ?? 0;
}

describe('the banks', () => {
  it.each([
    ['mnb', 'HUF', 13],
    ['bnr', 'RON', 13],
    ['ecb', 'EUR', 13],
  ] as const)(
    '%s is queried for five years at first, and then for new rates only',
    async (bank, base, currencies) => {
      const figures = createFeature();
      expect(await figures.update(bank, signal)).toBe('');
      const days = (await countRates(base)) / currencies;
      expect(days).toBeGreaterThan(1_270);
      expect(days).toBeLessThan(1_310);
      expect(await testApp.takeInvalidations()).toEqual([['figures:rates']]);

      await figures.update(bank, signal);
      expect(await testApp.takeInvalidations()).toEqual([]);

      testApp.setTime('2026-11-23T18:00:00+01:00');
      await figures.update(bank, signal);
      expect((await countRates(base)) / currencies).toBe(days + 1);
    },
  );

  it('agree on the price of a euro, each in its own format [WIDG-02]', async () => {
    const figures = createFeature();
    for (const bank of ['mnb', 'bnr', 'ecb'] as const) await figures.update(bank, signal);
    const { rates } = await figures.board();
    const of = (base: string, currency: string) =>
      rates.find((rate) => rate.base === base && rate.currency === currency);
    expect(of('HUF', 'EUR')).toMatchObject({ day: '2026-11-20', source: 'MNB' });
    expect(of('RON', 'EUR')).toMatchObject({ day: '2026-11-20', source: 'BNR' });
    const [euro, leu] = [of('HUF', 'EUR')?.rate ?? 0, of('HUF', 'RON')?.rate ?? 0];
    // The price of a leu in forints is the inverse of the price of a forint in lei.
    expect((of('RON', 'HUF')?.rate ?? 0) * leu).toBeCloseTo(1, 2);
    expect(euro / leu).toBeCloseTo(of('RON', 'EUR')?.rate ?? 0, 1);
    // Quoted per hundred yen, shown per yen.
    expect(of('HUF', 'JPY')?.rate).toBeLessThan(5);
    expect(of('HUF', 'HUF')).toBeUndefined();
  });

  it('publish no rate that jumps tenfold, but the others of the same answer', async () => {
    await createFeature().update('mnb', signal);
    const before = (await createFeature().board()).rates.find(({ currency }) => currency === 'USD');
    testApp.setTime('2026-11-23T18:00:00+01:00');
    const jumping = await openProxy((text) =>
      text.replace(/(date=&quot;2026-11-23.*?curr=&quot;USD&quot;&gt;)(\d+)/, '$1$20'),
    );
    const figures = createFeature({ mnb: `${jumping}/mnb` });
    expect(await figures.update('mnb', signal)).toMatch(/^held back, .*: USD \d+(\.\d+)? \(2026-11-23\)$/);
    const { rates } = await figures.board();
    expect(rates.find(({ currency }) => currency === 'USD')).toEqual(before);
    expect(rates.find(({ currency }) => currency === 'EUR')).toMatchObject({ day: '2026-11-23' });
  });

  it.each([
    ['an error', () => null, /answered 500/],
    ['no XML', () => '<html><p>Karbantartás', /not XML/],
    ['another document', () => '<ok/>', /no GetExchangeRatesResult/],
    ['nothing', (text: string) => text.replace(/&lt;Day.*Day&gt;/s, ''), /no rate since/],
  ])('are rejected when they answer with %s, and the known rates remain', async (_, change, message) => {
    const url = await openProxy(change);
    await createFeature().update('mnb', signal);
    const known = await createFeature().board();
    await expect(createFeature({ mnb: `${url}/mnb` }).update('mnb', signal)).rejects.toThrow(message);
    expect(await createFeature().board()).toEqual(known);
  });

  it('are substituted: missing rates of a national bank are derived from the European Central Bank’s', async () => {
    const figures = createFeature();
    for (const bank of ['mnb', 'ecb'] as const) await figures.update(bank, signal);
    testApp.setTime('2026-11-30T18:00:00+01:00');
    await figures.update('ecb', signal);
    for (const listener of listeners) listener([{ key: 'figures:rates' }]);
    const { rates } = await figures.board();
    expect(rates.find(({ base, currency }) => base === 'HUF' && currency === 'USD')).toMatchObject({
      day: '2026-11-30',
      source: 'ECB',
    });
    const month = await figures.history({ base: 'HUF', currency: 'USD', range: '1m' });
    expect(month.at(-1)?.day).toBe('2026-11-30');
    expect(new Set(month.map(({ day }) => day)).size).toBe(month.length);
  });
});

describe('the weather', () => {
  it('is known for every place, with a forecast [WIDG-02]', async () => {
    const figures = createFeature();
    expect(await figures.update('weather', signal)).toBe('');
    const { weather } = await figures.board();
    expect(weather.map(({ name }) => name)).toEqual(setting.places.map(({ name }) => name));
    const [budapest] = weather;
    expect(budapest?.days.map(({ day }) => day)).toEqual([20, 21, 22, 23, 24].map((day) => `2026-11-${day}`));
    expect(budapest?.at).toBe(Date.parse(noon) / 1000);
    for (const { least, most } of budapest?.days ?? []) expect(least).toBeLessThan(most);
  });

  it('is never implausibly hot: the place keeps its last known weather', async () => {
    await createFeature().update('weather', signal);
    const known = await createFeature().board();
    testApp.setTime('2026-11-20T19:00:00+01:00');
    let at = 0;
    const url = await openProxy((text) =>
      text.replace(/"temperature_2m":[-\d.]+/g, (given) => (at++ === 0 ? '"temperature_2m":180' : given)),
    );
    const figures = createFeature({ weather: `${url}/weather` });
    expect(await figures.update('weather', signal)).toBe('nothing that can be used of Budapest');
    const { weather } = await figures.board();
    expect(weather[0]).toEqual(known.weather[0]);
    expect(weather[1]?.at).toBe(Date.parse('2026-11-20T19:00:00+01:00') / 1000);
  });
});

describe('the rivers', () => {
  it('have levels, trends and grades of alert at every gauge [WIDG-02]', async () => {
    const figures = createFeature();
    expect(await figures.update('water', signal)).toBe('');
    const { water } = await figures.board();
    expect(water.map(({ station }) => station)).toEqual(setting.stations.map(({ number }) => number));
    for (const { level, grade } of water) {
      expect(level).toBeGreaterThan(-400);
      expect(grade).toBeLessThanOrEqual(2);
    }
  });

  it('have no level of 0 where a measurement is missing', async () => {
    const url = await openProxy((text) => text.replace(/"Adat":-?\d+/g, '"Adat":null'));
    await expect(createFeature({ water: `${url}/water` }).update('water', signal)).rejects.toThrow(
      /can be used/,
    );
  });
});
