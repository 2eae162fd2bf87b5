/** The board of rates: sources, changes, cross rates; what a header shows of it; the page's addresses [WIDG-01] [WIDG-02]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, boardIn, emptyBoard, ratesOf, roundSignificant } from './board.ts';
import { headerFigures } from './header-figures.ts';
import { exchangeAddress, exchangeDefaults } from './rates/exchange-address.ts';
import { rateDigits } from './rates/rate-digits.ts';
import { type Base, bases, rangeNames } from './rates/rates.ts';
import { isWithinDays, urlBelow } from './rates/rates-request.ts';
import { gradeOf, trendOf } from './readings/water.ts';
import { weatherSchema } from './readings/weather.ts';

const row = (base: string, currency: string, day: string, rate: number) => ({ base, currency, day, rate });

describe('the newest rate of a currency', () => {
  it('is the national bank’s, with the change from the day before in hundredths of a per cent', () => {
    const rows = [row('HUF', 'EUR', '2026-11-19', 384), row('HUF', 'EUR', '2026-11-20', 385.2)];
    expect(ratesOf(rows, ['EUR', 'HUF'])).toEqual([
      { base: 'HUF', currency: 'EUR', rate: 385.2, change: 0.31, day: '2026-11-20', source: 'MNB' },
    ]);
  });

  it('has no change on its first day', () => {
    const [rate] = ratesOf([row('RON', 'EUR', '2026-11-20', 5.09)], ['EUR']);
    expect(rate).toMatchObject({ base: 'RON', source: 'BNR', change: null });
  });

  it('is derived through the euro where the national bank’s is long out of date, and says so', () => {
    const rows = [
      row('HUF', 'USD', '2026-11-10', 330),
      row('EUR', 'HUF', '2026-11-20', 1 / 384),
      row('EUR', 'USD', '2026-11-20', 1 / 1.2),
    ];
    const [usd] = ratesOf(rows, ['USD']);
    expect(usd).toMatchObject({ base: 'HUF', currency: 'USD', rate: 320, day: '2026-11-20', source: 'ECB' });
    expect(usd?.change).toBe(-3.03);
  });

  it('is not derived for a day on which one of the two currencies is missing', () => {
    const rows = [row('EUR', 'HUF', '2026-11-20', 1 / 384), row('EUR', 'USD', '2026-11-19', 1 / 1.2)];
    expect(ratesOf(rows, ['USD'])).toEqual([]);
  });

  it('comes in the order of the edition, in every base, never of a base in itself', () => {
    const rows = bases.flatMap((base) =>
      ['EUR', 'USD', 'HUF', 'RON'].map((currency) => row(base, currency, '2026-11-20', 2)),
    );
    expect(ratesOf(rows, ['USD', 'HUF', 'EUR']).map(({ base, currency }) => `${base} ${currency}`)).toEqual([
      'HUF USD',
      'HUF EUR',
      'RON USD',
      'RON HUF',
      'RON EUR',
    ]);
    expect(ratesOf([], ['EUR'])).toEqual([]);
  });

  it('has no noise of a division', () => {
    expect(roundSignificant(0.1 + 0.2)).toBe(0.3);
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1e4, noNaN: true }), (rate) => {
        expect(Math.abs(roundSignificant(rate) / rate - 1)).toBeLessThan(1e-7);
      }),
    );
  });

  it('is written for a hundred units if one is worth little', () => {
    expect(rateDigits(384.213)).toEqual({ text: '384,21', unit: 1 });
    expect(rateDigits(5.0912)).toEqual({ text: '5,0912', unit: 1 });
    expect(rateDigits(0.0131)).toEqual({ text: '1,3100', unit: 100 });
    expect(rateDigits(0.1)).toEqual({ text: '0,1000', unit: 1 });
  });
});

describe('the figures of a header [WIDG-02]', () => {
  const rate = (base: Base, currency: string) => ({
    base,
    currency,
    rate: 2,
    change: null,
    day: '2026-11-20',
    source: 'MNB' as const,
  });
  const board: Board = {
    rates: [rate('RON', 'EUR'), rate('HUF', 'EUR')],
    weather: [{ slug: 'szeged', name: 'Szeged', at: 1, temperature: 3, code: 0, isDay: true, days: [] }],
    water: [{ station: 1026, name: 'Budapest', river: 'Duna', level: 120, trend: 'steady', grade: 0, at: 1 }],
  };
  const header = [{ site: 'telex', currencies: ['EUR', 'USD'], place: 'szeged', station: 1026 }];
  const setting = { header };

  it('are those that the site names, in its own currency; unknown ones keep their place', () => {
    const figures = headerFigures(setting, { slug: 'telex', currency: 'HUF' }, board);
    expect(figures?.rates).toEqual([
      { currency: 'EUR', rate: board.rates[1] },
      { currency: 'USD', rate: null },
    ]);
    expect(figures?.place?.weather).toBe(board.weather[0]);
    expect(figures?.station?.water).toBe(board.water[0]);
  });

  it('are empty slots where the browser fills them, or nothing is known yet', () => {
    const empty = {
      rates: ['EUR', 'USD'].map((currency) => ({ currency, rate: null })),
      place: { slug: 'szeged', weather: null },
      station: { number: 1026, water: null },
    };
    for (const none of [null, emptyBoard])
      expect(headerFigures(setting, { slug: 'telex', currency: 'HUF' }, none)).toEqual(empty);
  });

  it('are none on a site that names none', () => {
    expect(headerFigures(setting, { slug: 'g7', currency: 'HUF' }, board)).toBeNull();
    expect(headerFigures(null, { slug: 'telex', currency: 'HUF' }, board)).toBeNull();
  });

  it('are in one base only for a caller', () => {
    expect(boardIn(board, 'RON').rates).toEqual([board.rates[0]]);
    expect(boardIn(board, 'RON').weather).toBe(board.weather);
  });
});

describe('the address of the exchange rates [SITE-35]', () => {
  const defaults = exchangeDefaults('HUF');

  it('has only what is not the site’s default', () => {
    expect(exchangeAddress(defaults, defaults)).toBe('/arfolyam');
    expect(exchangeAddress({ base: 'RON', currency: 'USD', range: '5y' }, defaults)).toBe(
      '/arfolyam?currency=USD&range=5y&base=RON',
    );
  });

  it('is another one for each choice', () => {
    const all = bases.flatMap((base) =>
      ['EUR', 'USD'].flatMap((currency) => rangeNames.map((range) => ({ base, currency, range }))),
    );
    expect(new Set(all.map((values) => exchangeAddress(values, defaults))).size).toBe(all.length);
  });
});

describe('a request to a bank', () => {
  it('goes below the configured address, with or without a slash at its end', () => {
    for (const url of ['https://bank.example/a', 'https://bank.example/a/'])
      expect(urlBelow(url, 'b.xml')).toBe('https://bank.example/a/b.xml');
  });

  it('takes the short file only if it covers the whole period', () => {
    expect(isWithinDays(12, { since: '2026-11-08', today: '2026-11-20' })).toBe(true);
    expect(isWithinDays(12, { since: '2026-11-07', today: '2026-11-20' })).toBe(false);
    expect(isWithinDays(12, { since: '2026-12-25', today: '2027-01-05' })).toBe(true);
  });
});

describe('the water of a river', () => {
  it.each([
    [100, null, 'steady'],
    [104, 100, 'steady'],
    [105, 100, 'rising'],
    [95, 100, 'falling'],
    [-20, -10, 'falling'],
  ])('at %i cm after %j is %s', (level, before, trend) => {
    expect(trendOf({ level, before, grades: [] })).toBe(trend);
  });

  it('has the highest grade of alert that it reaches', () => {
    const grades = [620, 700, 800];
    expect([619, 620, 799, 900].map((level) => gradeOf({ level, before: null, grades }))).toEqual([
      0, 1, 2, 3,
    ]);
    expect(gradeOf({ level: 900, before: null, grades: [] })).toBe(0);
  });
});

describe('plausible weather', () => {
  const weather = { temperature: 3, code: 0, isDay: true, days: [] };

  it.each([
    { temperature: 60 },
    { temperature: -50 },
    { code: 100 },
    { code: 1.5 },
    { days: [{ day: 'ma' }] },
  ])('is not %j', (change) => {
    expect(weatherSchema.safeParse(weather).success).toBe(true);
    expect(weatherSchema.safeParse({ ...weather, ...change }).success).toBe(false);
  });
});
