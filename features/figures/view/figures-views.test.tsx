/** Rates as the page shows them: table, chart, converter [SITE-35]. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ExchangePageData } from '../pages/exchange-data.ts';
import { exchangeDefaults } from '../rates/exchange-address.ts';
import { Change } from './Change.tsx';
import { Converter } from './Converter.tsx';
import { RateChart } from './RateChart.tsx';
import { RatesTable } from './RatesTable.tsx';
import { changeText, currencyName, currencySymbol, directionOf } from './rate-text.ts';

const rate = (currency: string, value: number, change: number | null = null) => ({
  base: 'HUF' as const,
  currency,
  rate: value,
  change,
  day: '2026-11-20',
  source: 'MNB' as const,
});
const conversion = { amount: '100', from: 'EUR', to: 'HUF', result: 38_421 };
const data: ExchangePageData = {
  base: 'HUF',
  currency: 'EUR',
  range: '1m',
  history: [],
  conversion,
  isInvented: false,
  rates: [rate('EUR', 384.21, 0.31), rate('IDR', 0.0231, -0.2)],
};
const style = { timeZone: 'Europe/Budapest', language: 'hu' } as const;
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2021, 0, 1 + at)).toISOString().slice(0, 10),
    rate: 380 + (at % 10),
  }));

describe('the change of a rate', () => {
  it.each([
    [0.31, '+0,31%', 'up'],
    [-0.2, '−0,20%', 'down'],
    [0, '0,00%', 'same'],
    [null, '', 'same'],
  ] as const)('of %j is %s', (change, text, direction) => {
    expect([changeText(change), directionOf(change)]).toEqual([text, direction]);
    expect(html(<Change change={change} />)).toBe(`<span class="${direction}">${text}</span>`);
  });
});

describe('a currency', () => {
  it('has a Hungarian name, and the sign that newspapers use', () => {
    expect(currencyName('USD')).toBe('USA-dollár');
    expect(currencySymbol('HUF')).toBe('Ft');
    expect(currencySymbol('USD')).toBe('USD');
    expect(currencyName('XYZ')).toBe('XYZ');
  });
});

describe('the table of rates', () => {
  it('links each currency to its chart, and marks the one that is shown', () => {
    const text = html(<RatesTable data={data} defaults={exchangeDefaults('HUF')} />);
    expect(text).toContain('<a href="/arfolyam" aria-current="true">');
    expect(text).toContain('<a href="/arfolyam?currency=IDR">');
    expect(text).toContain('384,21 Ft');
    expect(text).toContain('100 IDR');
    expect(text).toContain('2,3100 Ft');
  });
});

describe('the chart of a currency', () => {
  const chart = (count: number): string =>
    html(<RateChart data={{ ...data, history: days(count) }} style={style} />);

  it('says so where there is too little to draw', () => {
    expect(chart(0)).toContain('nincs elég adat');
    expect(chart(1)).toContain('nincs elég adat');
  });

  it('says in words what it shows, and has the same numbers as a table, newest first', () => {
    const text = chart(10);
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /aria-label="1 euró ára: 380,00 Ft \(2021\. január 1\.[^)]*\), 389,00 Ft .*legkisebb 380,00 Ft, a legnagyobb 389,00 Ft/,
    );
    const first = /<tbody>.*?<th scope="row"[^>]*>([^<]*)</.exec(text)?.[1];
    expect(first).toMatch(/^2021\. január 10/);
    expect(text.match(/<th scope="row"[^>]*>/g)).toHaveLength(10);
  });

  it('stays readable over five years: few rows, days on the axis with their year', () => {
    const text = chart(1_827);
    expect(text.match(/<th scope="row"[^>]*>/g)?.length).toBeLessThanOrEqual(53);
    expect(text).toMatch(/<text[^>]*data-edge="start"[^>]*>2021\. jan/);
    expect(text).toMatch(
      /<text[^>]*data-edge="end"[^>]*>2026\. jan|<text[^>]*data-edge="end"[^>]*>2025\. dec/,
    );
  });
});

describe('the converter', () => {
  const converter = (more: Partial<ExchangePageData['conversion']>, base = 'HUF'): string =>
    html(<Converter base={base} rates={data.rates} conversion={{ ...conversion, ...more }} />);

  it('has the result, and every currency in both fields with the base among them', () => {
    const text = converter({});
    expect(text.replaceAll('\u00a0', ' ')).toContain('38 421,00 Ft');
    expect(text.match(/<option value="HUF"/g)).toHaveLength(2);
    expect(text.match(/selected=""/g)).toHaveLength(2);
    expect(text).not.toContain('type="hidden"');
  });

  it('asks for a number where there is none, and keeps what was typed as text', () => {
    const text = converter({ amount: '"><b>sok', result: null });
    expect(text).toContain('Írjon be egy összeget számmal.');
    expect(text).not.toContain('<b>');
  });

  it('keeps the base in its address if it is not the forint', () => {
    expect(converter({}, 'RON')).toContain('<input type="hidden" name="base" value="RON"/>');
  });
});
