import { describe, expect, it } from 'vitest';
import { footballComponent, formula1Component } from '#features/sites/public.ts';
import { livescoreSchema } from './livescore-setting.ts';

const circuit = (more: object) =>
  livescoreSchema.safeParse({
    sources: {},
    circuits: { Hungaroring: { viewBox: '0 0 500 300', path: 'M10,20 L30-40 z', ...more } },
  }).success;

describe('the drawn line of a circuit', () => {
  it('is the path of an SVG, and nothing that ends its attribute', () => {
    expect(circuit({})).toBe(true);
    expect(circuit({ path: 'm1.5 2c1,2 3,4 5-6Z' })).toBe(true);
    for (const path of ['M0 0"/><script>', 'L0 0', 'M0 0 url(#a)', ''])
      expect(circuit({ path }), path).toBe(false);
  });

  it('has four numbers as its view box', () => {
    expect(circuit({ viewBox: '-10 -5.5 500 300' })).toBe(true);
    for (const viewBox of ['0 0 500', '0 0 500 300 1', '0,0,500,300', '0 0 500 300"', ''])
      expect(circuit({ viewBox }), viewBox).toBe(false);
  });
});

describe('a component with live scores [SUPP-12]', () => {
  it('has at least one league, and the newest season without a table by default', () => {
    expect(footballComponent.parse({ factory: 'football', props: { leagues: [4] } }).props).toEqual({
      title: '',
      leagues: [4],
      season: null,
      hasTable: false,
    });
    expect(footballComponent.safeParse({ factory: 'football', props: { leagues: [] } }).success).toBe(false);
  });

  it.each([1949, 2101, 2024.5, '2024'])('has no season %j', (season) => {
    const props = { leagues: [4], season };
    expect(footballComponent.safeParse({ factory: 'football', props }).success).toBe(false);
  });

  it('of Formula 1 needs no properties', () => {
    expect(formula1Component.parse({ factory: 'formula1' }).props).toEqual({ title: '' });
  });
});
