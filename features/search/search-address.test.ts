import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedWord, normaliseTerm, parseFilters, searchQuery, withoutCount } from './search-address.ts';
import { noFilters } from './search-request.ts';

describe('filters in an address', () => {
  it('are a JSON object of and_tags, superTags, authors and title [SRCH-01]', () => {
    const json =
      '{"and_tags":["hidak","komp"],"superTags":["belfold"],"authors":["szekely-anna"],"title":["A híd"]}';
    expect(parseFilters(json)).toEqual({
      filters: {
        and_tags: ['hidak', 'komp'],
        superTags: ['belfold'],
        authors: ['szekely-anna'],
        title: ['A híd'],
      },
      isWhole: true,
    });
    expect(parseFilters('')).toEqual({ filters: noFilters, isWhole: true });
    expect(parseFilters(null).filters).toEqual(noFilters);
  });

  it('lose the trailing count of a section’s name [SRCH-10]', () => {
    expect(parseFilters('{"superTags":["Belföld (1 204)","Sport(3)"]}').filters.superTags).toEqual([
      'Belföld',
      'Sport',
    ]);
    expect(withoutCount('Belföld (12)')).toBe('Belföld');
    expect(withoutCount('COVID (járvány)')).toBe('COVID (járvány)');
  });

  it('never contain a heading or a duplicate [SRCH-08] [SRCH-11]', () => {
    expect(parseFilters('{"and_tags":["Témák","hidak","hidak"," "]}')).toEqual({
      filters: { ...noFilters, and_tags: ['hidak'] },
      isWhole: false,
    });
    for (const word of ['Rovatok', 'témák', ' Cím ', 'SZERZŐK']) expect(isReservedWord(word)).toBe(true);
    expect(isReservedWord('Rovat')).toBe(false);
  });

  it.each(['{', '[]', 'null', '17', '"x"', '{"and_tags":{"a":1}}', '{"__proto__":["x"]}', '{"else":["x"]}'])(
    '%s are parsed as far as possible and reported as incomplete',
    (json) => {
      expect(parseFilters(json)).toEqual({ filters: noFilters, isWhole: false });
    },
  );

  it('never throw, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        for (const values of Object.values(parseFilters(json).filters))
          for (const value of values) expect(value).not.toMatch(/[\p{Cc}]|^\s|\s$/u);
      }),
    );
  });
});

describe('a search as an address', () => {
  it('contains the parameters of the search without default values [SRCH-01]', () => {
    expect(searchQuery({ term: '', filters: noFilters, sort: 'relevance', page: 1, sites: [] })).toBe('');
    const filters = { ...noFilters, superTags: ['belfold'] };
    const query = searchQuery({
      term: 'híd',
      filters,
      sort: 'time',
      sites: ['g7', 'after'],
      page: 3,
      from: '2026-01-01',
    });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      term: 'híd',
      filters: '{"superTags":["belfold"]}',
      sites: 'g7|after',
      sort: 'time',
      from: '2026-01-01',
      oldal: '3',
    });
  });

  it('parses back to the same filters', () => {
    const text = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    const list = fc.uniqueArray(text, { maxLength: 5 });
    fc.assert(
      fc.property(fc.record({ and_tags: list, superTags: list, authors: list, title: list }), (filters) => {
        const query = new URLSearchParams(searchQuery({ term: '', filters, sort: 'time' }));
        expect(parseFilters(query.get('filters')).filters).toEqual(filters);
      }),
    );
  });
});

it('normalises a term to one line without control characters, 200 characters at most', () => {
  expect(normaliseTerm(' két\u0000\n  szó\u200b ')).toBe('két szó');
  expect(normaliseTerm('x'.repeat(5000))).toHaveLength(200);
  expect(normaliseTerm(null)).toBe('');
});
