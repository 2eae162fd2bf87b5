import { describe, expect, it } from 'vitest';
import { forgivingQuery, normalQuery, parseQuery } from '#features/sites/public.ts';
import { footballAddress } from './football-address.ts';
import { footballFields, storiesPageOf, tabOf } from './football-query.ts';

function parsed(query: string) {
  return parseQuery(footballFields, new URLSearchParams(query));
}

const defaults = { orszag: null, liga: null, szezon: null, oldal: 1, nap: null, meccs: 0 };

describe('the query of the football page', () => {
  it('has six parameters [FOOT-01]', () => {
    const query = 'orszag=Bosnia&liga=39&szezon=2024&oldal=gol&nap=2024-06-15&meccs=2024002';
    expect(parsed(query)).toEqual({
      orszag: 'Bosnia',
      liga: 39,
      szezon: 2024,
      oldal: 'gol',
      nap: '2024-06-15',
      meccs: 2024002,
    });
  });

  it.each([
    'liga=0',
    'liga=-4',
    'liga=9999999999',
    'szezon=24',
    'szezon=3024',
    'oldal=0',
    'oldal=kapusok',
    'nap=2024-02-30',
    'nap=tegnap',
    'nap=0999-01-01',
    'meccs=x',
    'meccs=0',
    'orszag=%3Cscript%3E',
    'orszag=',
  ])('takes %s for missing [FOOT-01]', (query) => {
    expect(parsed(query)).toEqual(defaults);
  });

  it('is read by the call as by the page, so that both have the same key', () => {
    const fields = forgivingQuery(footballFields);
    for (const query of [{ liga: 'x', oldal: 'sarga' }, { nap: '2024-06-15' }, {}]) {
      const ofPage = parsed(new URLSearchParams(query).toString());
      expect(fields.parse(query)).toEqual(ofPage);
      expect(normalQuery(footballFields, ofPage)).not.toContain('liga');
    }
  });

  it('has a tab or a page of stories in `oldal`, each by its type [X13]', () => {
    const both = (query: string) => [tabOf(parsed(query)), storiesPageOf(parsed(query))];
    expect(both('oldal=piros')).toEqual(['piros', 1]);
    expect(both('oldal=3')).toEqual(['tabella', 3]);
    expect(both('')).toEqual(['tabella', 1]);
  });
});

describe('an address of the football page', () => {
  it('says nothing that the page shows anyway', () => {
    expect(footballAddress({})).toBe('/rovat/sport/foci');
    expect(footballAddress({ tab: 'tabella', match: 0, day: null })).toBe('/rovat/sport/foci');
  });

  it('has the parameters in one order', () => {
    const place = {
      match: 7,
      day: '2024-06-15',
      tab: 'gol',
      season: 2024,
      league: 4,
      country: 'World',
    } as const;
    expect(footballAddress(place)).toBe(
      '/rovat/sport/foci?orszag=World&liga=4&szezon=2024&oldal=gol&nap=2024-06-15&meccs=7',
    );
  });
});
