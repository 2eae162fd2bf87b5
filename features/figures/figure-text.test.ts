import { describe, expect, it } from 'vitest';
import type { ExchangeRate, WaterLevel } from './board-schema.ts';
import { headerTexts, rateFigure, waterFigure, weatherFigure } from './figure-text.ts';
import { figureWords } from './figure-words.ts';

describe('the header’s figures in front data', () => {
  it('have texts for screen readers in both languages, or null [WIDG-02]', () => {
    const rate: ExchangeRate = {
      base: 'HUF',
      currency: 'EUR',
      rate: 371.26,
      change: null,
      day: '2026-11-25',
      source: 'MNB',
    };
    const water: WaterLevel = {
      station: 1026,
      name: 'Budapest',
      river: 'Duna',
      level: 401,
      trend: 'falling',
      grade: 0,
      at: 1_795_600_000,
    };
    const texts = headerTexts({
      rates: [{ currency: 'EUR', rate }],
      place: null,
      station: { number: 1026, water },
    });
    expect(texts.map(({ figure, said }) => [figure, said])).toEqual([
      ['rate EUR', null],
      ['water 1026', { hu: 'apad', en: 'falling' }],
    ]);
  });
});

describe('a figure of the header', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it.each([
    [-0.4, 'Szeged 0 °C'],
    [-0.6, 'Szeged −1 °C'],
    [12.5, 'Szeged 13 °C'],
  ])('of %d degrees is %s, with the sky in words [WIDG-02]', (temperature, shown) => {
    const weather = { slug: 'szeged', name: 'Szeged', at: 1, temperature, code: 71, isDay: true, days: [] };
    const text = weatherFigure(weather, figureWords.hu);
    expect(plain(text.shown)).toBe(shown);
    expect([text.said, text.sign]).toEqual(['hó', 'snow']);
  });

  it('of a river below its zero has a minus, and its grade of alert in words', () => {
    const water = {
      station: 1,
      name: 'Szeged',
      river: 'Tisza',
      level: -12,
      trend: 'rising',
      grade: 2,
      at: 1,
    } as const;
    expect(plain(waterFigure(water, figureWords.hu).shown)).toBe('Tisza −12 cm ↗');
    expect(waterFigure(water, figureWords.hu).said).toBe('emelkedik, 2. árvízvédelmi készültségi fok');
    expect(waterFigure({ ...water, grade: 0 }, figureWords.en).said).toBe('rising');
  });

  it('of a small currency is the price of a hundred', () => {
    const rate: ExchangeRate = {
      base: 'HUF',
      currency: 'IDR',
      rate: 0.0231,
      change: null,
      day: '2026-11-25',
      source: 'MNB',
    };
    expect(rateFigure(rate).shown).toBe('100 IDR 2,3100');
    expect(headerTexts(null)).toEqual([]);
  });
});
