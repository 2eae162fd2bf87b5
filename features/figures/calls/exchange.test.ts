/** The figures of the day over HTTP, on pages and in calls. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiCallsOf } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const { problem } = apiCallsOf(server);
const { signal } = new AbortController();

const exchange = z.looseObject({
  base: z.string(),
  currency: z.string(),
  rate: z.looseObject({ rate: z.number(), day: z.string(), source: z.string() }).nullable(),
  history: z.array(z.object({ day: z.string(), rate: z.number() })),
});
const refreshed = z.looseObject({
  exchangeRates: z.array(z.looseObject({ base: z.string(), currency: z.string() })),
  exchangesRates: z.array(z.unknown()),
  weatherData: z.object({ places: z.array(z.looseObject({ name: z.string() })) }).nullable(),
  floodingData: z.object({ stations: z.array(z.looseObject({ level: z.number() })) }).nullable(),
});

async function read<T>(path: string, schema: z.ZodType<T>, site = 'telex'): Promise<T> {
  const answer = await server.telex(path, { headers: { 'x-site': site } });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return schema.parse(answer.json());
}

describe('before any figures are loaded', () => {
  it('the page says so, and calls return empty fields [SITE-35]', async () => {
    const page = await server.telex('/arfolyam');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Most nem tudunk árfolyamot mutatni.');
    expect(await read('/api/exchange', exchange)).toMatchObject({ rate: null, history: [] });
    expect((await read('/api/frontend/refresh', refreshed)).weatherData).toBeNull();
  });
});

describe('after the sources have answered', () => {
  beforeAll(async () => {
    for (const source of ['mnb', 'bnr', 'ecb', 'weather', 'water'] as const)
      await server.context.figures.update(source, signal);
    await server.settled();
    return () => server.context.figures.stop();
  });

  it('a call returns a currency’s rate and history [WIDG-01]', async () => {
    const euro = await read('/api/exchange?currency=EUR&range=1w', exchange);
    expect(euro).toMatchObject({ base: 'HUF', currency: 'EUR', rate: { day: '2026-11-20', source: 'MNB' } });
    expect(euro.history.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20].map((day) => `2026-11-${day}`));
    const years = await read('/api/exchange?currency=USD&range=5y', exchange);
    expect(years.history.length).toBeGreaterThan(1_200);
  });

  it('rates are in the currency of the site or the requested one [WIDG-01]', async () => {
    expect(await read('/api/exchange', exchange, 'transtelex')).toMatchObject({
      base: 'RON',
      rate: { source: 'BNR' },
    });
    expect(await read('/api/exchange?base=HUF', exchange, 'transtelex')).toMatchObject({ base: 'HUF' });
  });

  it.each([
    '/api/exchange?currency=euro',
    '/api/exchange?currency=XXX',
    '/api/exchange?currency=HUF',
    '/api/exchange?range=9y',
    '/api/exchange?base=EUR',
    `/api/exchange?currency=${'E'.repeat(4_000)}`,
    '/api/minutes',
    '/api/minutes?day=2026-02-30',
    '/api/minutes?day=9999-01-01',
    '/api/counter?from=ma',
  ])('%s is refused, and nothing is logged', async (path) => {
    server.takeLog();
    const { answer } = await problem(path);
    expect(answer.status).toBe(400);
    expect(server.takeLog()).toEqual([]);
  });

  it('the frontend calls contain the figures, under both names [FRONT-03] [WIDG-02] [X14]', async () => {
    const fresh = await read('/api/frontend/refresh', refreshed);
    expect(fresh.exchangeRates[0]).toMatchObject({ base: 'HUF', currency: 'EUR' });
    expect(fresh.exchangesRates).toEqual(fresh.exchangeRates);
    expect(fresh.weatherData?.places[0]).toMatchObject({ name: 'Budapest' });
    expect(fresh.floodingData?.stations.length).toBeGreaterThan(3);
    const regional = await read('/api/frontend/refresh', refreshed, 'transtelex');
    expect(regional.exchangeRates[0]).toMatchObject({ base: 'RON', currency: 'EUR' });
    const init = await read('/api/frontend/init', refreshed);
    expect(init.exchangeRates).toEqual(fresh.exchangeRates);
  });

  it('the page shows the newest rate, a chart with its table, and every currency [SITE-35]', async () => {
    const { text } = await server.telex('/arfolyam');
    expect(text).toMatch(/<h2[^>]*>1 <!-- -->|<h2[^>]*>1 euró/);
    expect(text).toContain('a Magyar Nemzeti Bank');
    expect(text).toMatch(/<svg[^>]*role="img"[^>]*aria-label="1 euró ára: /);
    expect(text).toMatch(/<summary[^>]*>Az ábra számokban<\/summary>/);
    expect(text).toContain('href="/arfolyam?currency=USD"');
    const regional = await server.transtelex('/arfolyam?currency=HUF');
    expect(regional.text).toContain('a Román Nemzeti Bank');
    expect(regional.text).toContain('100 magyar forint');
  });

  it('the converter works without JavaScript and reports an invalid amount', async () => {
    const { text } = await server.telex('/arfolyam?amount=1+000&from=EUR&to=EUR');
    expect(text).toMatch(/<output[^>]*>1000,00\u00a0EUR</);
    const wrong = await server.telex('/arfolyam?amount=%3Cscript%3E&from=ZZZ&to=%00');
    expect(wrong.status).toBe(200);
    expect(wrong.text).toContain('Írjon be egy összeget számmal.');
    expect(wrong.text).not.toContain('<script>"');
  });

  it('headers of front pages contain figures, those of stories have empty slots for them [WIDG-02]', async () => {
    const { text } = await server.telex('/');
    expect(text).toMatch(/data-figure="rate EUR"><span>EUR \d{3},\d\d</);
    expect(text).toMatch(
      /data-figure="weather budapest"><svg[^>]*><path d="M[^"]+"><\/path><\/svg><span>Budapest /,
    );
    expect(text).toMatch(/data-figure="water 1026"><span>Duna /);
    const other = await server.telex('/legfrissebb');
    expect(other.text).toMatch(/<div[^>]*data-figures=""[^>]*hidden=""/);
    expect((await server.telex('/karakter')).text).not.toContain('data-figures');
  });

  it('cached figures cost no database query', async () => {
    await server.context.figures.board();
    server.takeQueries();
    await Promise.all(Array.from({ length: 50 }, () => server.context.figures.board()));
    expect(server.takeQueries()).toEqual([]);
  });

  it('a front page is rendered again when figures in its header change, a list is not', async () => {
    const ages = async (path: string) => (await server.telex(path)).headers.etag;
    const [front, list] = [await ages('/'), await ages('/legfrissebb')];
    server.setTime('2026-11-21T13:00:00+01:00');
    await server.context.figures.update('weather', signal);
    await server.settled();
    expect(await ages('/')).not.toBe(front);
    expect(await ages('/legfrissebb')).toBe(list);
  });
});

describe('supporters', () => {
  const counted = z.object({ recurring: z.number(), onetime: z.number() });

  it('are counted per day and since a day [WIDG-03] [WIDG-04] [X18]', async () => {
    expect(await read('/api/counter', counted)).toEqual({ recurring: 0, onetime: 0 });
    await server.context.support.put([
      { day: '2025-03-27', recurring: 500, onetime: 500 },
      { day: '2025-03-28', recurring: 3, onetime: 5 },
      { day: '2026-11-20', recurring: 20, onetime: 70 },
    ]);
    await server.settled();
    expect(await read('/api/minutes?day=2026-11-20', counted)).toEqual({ recurring: 20, onetime: 70 });
    expect(await read('/api/minutes?day=2026-11-19', counted)).toEqual({ recurring: 0, onetime: 0 });
    expect(await read('/api/counter?from=2025-03-28', counted)).toEqual({ recurring: 23, onetime: 75 });
    expect(await read('/api/counter', counted)).toEqual({ recurring: 23, onetime: 75 });
  });

  it('are counted from the edition’s base number and start day [WIDG-06]', async () => {
    const { text } = await server.telex('/legfrissebb');
    expect(text).toMatch(/data-supporters="2025-03-28" data-base="300000"/);
    expect((await server.transtelex('/')).text).not.toContain('data-supporters');
  });
});
