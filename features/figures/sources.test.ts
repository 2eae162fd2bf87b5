/** Answers of banks and of the weather service as they may come: gaps, odd units, strange currencies, wrong days. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStubServer, type StubServer } from '#tests/stub-server.ts';
import { fetchBnrRates } from './rates/bnr.server.ts';
import { fetchEcbRates } from './rates/ecb.server.ts';
import { fetchMnbRates } from './rates/mnb.server.ts';
import type { RatesRequest } from './rates/rates-request.ts';
import { fetchOpenMeteo } from './readings/open-meteo.server.ts';
import { fetchWaterLevels } from './readings/water-authority.server.ts';

let source: StubServer;
/** By the beginning of the path. */
let answers: Record<string, string>;

beforeAll(async () => {
  source = await openStubServer(({ path }) => {
    const [, body] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? [];
    return body === undefined ? { status: 404 } : { body };
  });
});
afterAll(() => source.close());
beforeEach(() => {
  source.requests.length = 0;
  answers = {};
});

const signal = new AbortController().signal;
const request = (more: Partial<RatesRequest> = {}): RatesRequest => ({
  url: source.origin,
  since: '2026-11-12',
  today: '2026-11-20',
  currencies: ['EUR', 'JPY'],
  signal,
  ...more,
});

describe('the National Bank of Hungary', () => {
  const answer = (days: string): string => {
    const inside = `<MNBExchangeRates>${days}</MNBExchangeRates>`.replace(/[<>]/g, (sign) =>
      sign === '<' ? '&lt;' : '&gt;',
    );
    return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetExchangeRatesResponse><GetExchangeRatesResult>${inside}</GetExchangeRatesResult></GetExchangeRatesResponse></s:Body></s:Envelope>`;
  };

  it('quotes with a comma and in units, and may leave a rate empty', async () => {
    answers['/'] = answer(
      '<Day date="2026-11-20"><Rate unit="1" curr="EUR">384,21</Rate><Rate unit="100" curr="JPY">245,5</Rate><Rate unit="1" curr="USD"></Rate><Rate unit="0" curr="CHF">400</Rate></Day>',
    );
    expect(await fetchMnbRates(request())).toEqual([
      { currency: 'EUR', day: '2026-11-20', rate: 384.21 },
      { currency: 'JPY', day: '2026-11-20', rate: 2.455 },
    ]);
  });

  it('is asked for no rate of the forint, and without spaces between currencies', async () => {
    answers['/'] = answer('');
    await fetchMnbRates(request({ currencies: ['EUR', 'HUF', 'JPY'] }));
    expect(source.requests[0]?.body).toContain('<currencyNames>EUR,JPY</currencyNames>');
    expect(source.requests[0]?.body).toContain(
      '<startDate>2026-11-12</startDate><endDate>2026-11-20</endDate>',
    );
  });

  it('without a result is a failure, not an empty list', async () => {
    answers['/'] = '<s:Envelope xmlns:s="x"><s:Body><s:Fault/></s:Body></s:Envelope>';
    await expect(fetchMnbRates(request())).rejects.toThrow('GetExchangeRatesResult');
  });
});

describe('the National Bank of Romania', () => {
  const file = (cubes: string) => `<DataSet xmlns="http://www.bnr.ro/xsd"><Body>${cubes}</Body></DataSet>`;

  it('quotes in multiples, of the wanted days and currencies', async () => {
    answers['/nbrfxrates10days.xml'] = file(
      '<Cube date="2026-11-11"><Rate currency="EUR">5.0</Rate></Cube><Cube date="2026-11-20"><Rate currency="EUR">5.09</Rate><Rate currency="JPY" multiplier="100">3.2</Rate><Rate currency="USD">4.4</Rate><Rate currency="EUR">-</Rate></Cube>',
    );
    expect(await fetchBnrRates(request())).toEqual([
      { currency: 'EUR', day: '2026-11-20', rate: 5.09 },
      { currency: 'JPY', day: '2026-11-20', rate: 0.032 },
    ]);
  });

  it('has a file for each year of a longer period', async () => {
    answers['/files'] = file('');
    await fetchBnrRates(request({ since: '2024-12-30' }));
    expect(source.requests.map(({ path }) => path)).toEqual(
      [2024, 2025, 2026].map((year) => `/files/xml/years/nbrfxrates${year}.xml`),
    );
  });
});

describe('the European Central Bank', () => {
  const file = (days: string) => `<e:Envelope xmlns:e="http://x"><Cube>${days}</Cube></e:Envelope>`;

  it('says what a euro buys: the price of the currency is the inverse', async () => {
    answers['/eurofxref-hist-90d.xml'] = file(
      '<Cube time="2026-11-20"><Cube currency="JPY" rate="160"/><Cube currency="USD" rate="1.2"/><Cube currency="EUR" rate="0"/></Cube><Cube time="2026-11-21"><Cube currency="JPY" rate="161"/></Cube>',
    );
    expect(await fetchEcbRates(request())).toEqual([{ currency: 'JPY', day: '2026-11-20', rate: 1 / 160 }]);
  });

  it('reads the long file for a long period, and fails on one without days', async () => {
    answers['/eurofxref-hist.xml'] = file('');
    await expect(fetchEcbRates(request({ since: '2021-11-20' }))).rejects.toThrow('no day');
  });
});

describe('the weather service', () => {
  const places = ['Szeged', 'Eger'].map((name) => ({
    slug: name.toLowerCase(),
    name,
    latitude: 46,
    longitude: 20,
    timeZone: 'Europe/Budapest',
  }));
  const weather = (more: object = {}, days: (number | null)[] = [1, 2]) => ({
    current: { time: '2026-11-20T18:15', temperature_2m: 3.4, weather_code: 3, is_day: 0, ...more },
    daily: {
      time: ['2026-11-20', '2026-11-21'],
      weather_code: [1, 2],
      temperature_2m_max: days,
      temperature_2m_min: [0, 1],
    },
  });
  const ask = (of = places) =>
    fetchOpenMeteo({ url: source.origin, places: of, timeZone: 'Europe/Budapest', signal });

  it('has local times, and a list for several places', async () => {
    answers['/'] = JSON.stringify([weather(), weather({ is_day: 1 })]);
    const { found, refused } = await ask();
    expect(refused).toEqual([]);
    expect(found.map(({ place, weather: { isDay } }) => [place, isDay])).toEqual([
      ['szeged', false],
      ['eger', true],
    ]);
    expect(found[0]?.measuredAt.toISOString()).toBe('2026-11-20T17:15:00.000Z');
  });

  it.each([
    ['forward', '2026-03-29T10:15', '2026-03-29T08:15:00.000Z'],
    ['back', '2026-10-25T10:15', '2026-10-25T09:15:00.000Z'],
  ])('has local times also on the day on which clocks go %s', async (_, time, expected) => {
    answers['/'] = JSON.stringify([weather({ time })]);
    const { found } = await ask(places.slice(0, 1));
    expect(found[0]?.measuredAt.toISOString()).toBe(expected);
  });

  it('answers one place with an object, and days with gaps are left out', async () => {
    answers['/'] = JSON.stringify(weather({}, [null, 7]));
    const { found } = await ask(places.slice(0, 1));
    expect(found[0]?.weather.days.map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  it.each([
    { temperature_2m: 99 },
    { weather_code: 'eső' },
    { time: 'ma' },
    { time: '2026-13-40T10:00' },
    { time: '2026-02-30T10:00' },
    { time: '2026-11-20T25:00' },
  ])('leaves out a place with %j, and names it', async (more) => {
    answers['/'] = JSON.stringify([weather(more), weather()]);
    const { found, refused } = await ask();
    expect(found.map(({ place }) => place)).toEqual(['eger']);
    expect(refused).toEqual(['Szeged']);
  });

  it('that forgot a place has not answered for it', async () => {
    answers['/'] = JSON.stringify([weather()]);
    expect((await ask()).refused).toEqual(['Eger']);
  });
});

describe('the water authority', () => {
  const stations = [{ number: 1026, name: 'Budapest', river: 'Duna' }];
  const now = new Date('2026-11-20T18:00:00Z');
  const gauge = { Tsz: 1026, LKV: 33, LNV: 891, KF1: 620, KF2: null, KF3: 800 };

  async function ask(items: [string, number | null][], given: object = gauge) {
    answers = {
      '/AuthApi/auth/token': JSON.stringify({ access_token: 't' }),
      '/Vra/': JSON.stringify([given]),
      '/TS/TsShort': JSON.stringify([
        { ItemId: 1026, TsItemList: items.map(([UTCTime, Adat]) => ({ UTCTime, Adat })) },
      ]),
    };
    return fetchWaterLevels({ url: source.origin, stations, now, signal });
  }

  it('has the newest level, the one of a day before, and the grades that are set', async () => {
    const { found } = await ask([
      ['2026-11-20T17:00:00', 130.4],
      ['2026-11-19T17:00:00', 120],
      ['2026-11-19T18:00:00', 121],
      ['2026-11-20T18:00:00', null],
    ]);
    expect(found).toEqual([
      {
        station: 1026,
        measuredAt: new Date('2026-11-20T17:00:00Z'),
        water: { level: 130, before: 120, grades: [620, 800] },
      },
    ]);
  });

  it('may exceed its record by two metres, not by more', async () => {
    const flood: [string, number] = ['2026-11-20T17:00:00Z', 1_091];
    expect((await ask([flood])).found[0]?.water.level).toBe(1_091);
    expect(await ask([['2026-11-20T17:00:00Z', 1_092]])).toEqual({ found: [], refused: ['Budapest'] });
    expect((await ask([flood, ['2026-11-20T17:30:00Z', -200]])).found[0]?.water.level).toBe(1_091);
  });

  it('has no level at a gauge that it does not describe', async () => {
    const { refused } = await ask([['2026-11-20T17:00:00Z', 100]], { Tsz: 7 });
    expect(refused).toEqual(['Budapest']);
  });
});
