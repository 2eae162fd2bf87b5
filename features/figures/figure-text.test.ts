import { describe, expect, it } from 'vitest';
import type { ExchangeRate, WaterLevel } from './board-schema.ts';
import { headerTexts } from './figure-text.ts';

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
