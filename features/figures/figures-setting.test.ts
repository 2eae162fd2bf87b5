import { describe, expect, it } from 'vitest';
import { type FiguresSetting, figuresFaults, figuresSchema } from './figures-setting.ts';

const place = {
  slug: 'budapest',
  name: 'Budapest',
  timeZone: 'Europe/Budapest',
  latitude: 47.5,
  longitude: 19,
};
const setting = {
  sources: { mnb: 'sandbox' },
  currencies: ['EUR', 'USD'],
  places: [place],
  stations: [{ number: 442_027, name: 'Budapest', river: 'Duna' }],
};
const sites = new Set(['telex', 'g7']);

function faultsOf(...header: object[]): string[] {
  const figures: FiguresSetting = figuresSchema.parse({ ...setting, header });
  return figuresFaults(figures, sites);
}

describe('the figures in the header of a site', () => {
  it('are currencies, a place and a station that the edition has', () => {
    const whole = { site: 'telex', currencies: ['USD'], place: 'budapest', station: 442_027 };
    expect(faultsOf(whole, { site: 'g7' })).toEqual([]);
    expect(figuresFaults(undefined, sites)).toEqual([]);
  });

  it('are each refused by name if the edition does not have them', () => {
    const wrong = { site: 'g8', currencies: ['EUR', 'CHF', 'RON'], place: 'kolozsvar', station: 1 };
    expect(faultsOf(wrong)).toEqual([
      "no site has the slug 'g8'",
      "'CHF' is none of the currencies",
      "'RON' is none of the currencies",
      "no place has the slug 'kolozsvar'",
      'no station has the number 1',
    ]);
  });
});

describe('the figures of an edition', () => {
  it.each([
    ['no currency', { currencies: [] }],
    ['a currency in lower case', { currencies: ['eur'] }],
    ['a latitude beyond the pole', { places: [{ ...place, latitude: 90.1 }] }],
    ['a longitude beyond the date line', { places: [{ ...place, longitude: -180.5 }] }],
    ['a station without a number', { stations: [{ number: 0, name: 'a', river: 'b' }] }],
    ['an unknown source', { sources: { boe: 'sandbox' } }],
    ['a source that is no address', { sources: { mnb: 'mnb.example' } }],
  ])('are not read with %s', (_what, more) => {
    expect(figuresSchema.safeParse({ ...setting, ...more }).success).toBe(false);
  });
});
