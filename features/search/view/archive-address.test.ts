import { describe, expect, it } from 'vitest';
import type { SearchTag } from '../archive-query.ts';
import { archiveAddress, emptySearch, filtersText, isEmptySearch } from './archive-address.ts';

const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'hidak', protected: false };
const science: SearchTag = { type: 'superTags', value: 'tudomany', text: 'Tudomány', protected: false };
const anna: SearchTag = { type: 'authors', value: 'szekely-anna', text: 'Székely Anna', protected: false };
const title: SearchTag = { type: 'title', value: 'A "híd"', text: 'A "híd"', protected: false };

describe('an archive URL', () => {
  it('has no query string for an empty search', () => {
    expect(archiveAddress('/g7/archivum', emptySearch)).toBe('/g7/archivum');
    expect(archiveAddress('/archivum', emptySearch, 3)).toBe('/archivum?oldal=3');
    expect(isEmptySearch({ ...emptySearch, sort: 'time' })).toBe(true);
    expect(isEmptySearch({ ...emptySearch, to: '2024-06-14' })).toBe(false);
  });

  it('contains the term, the filters as JSON and all other search parameters [SRCH-01]', () => {
    const address = archiveAddress(
      '/archivum',
      {
        term: 'fa & híd',
        tags: [bridges, anna],
        sort: 'time',
        from: '2024-01-01',
        to: '2024-12-31',
        perPage: 20,
      },
      2,
    );
    const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
    expect(query).toEqual({
      term: 'fa & híd',
      filters: '{"and_tags":["hidak"],"authors":["szekely-anna"]}',
      sort: 'time',
      from: '2024-01-01',
      to: '2024-12-31',
      perPage: '20',
      oldal: '2',
    });
  });

  it('uses the parameter name of each kind of filter [SRCH-01]', () => {
    expect(JSON.parse(filtersText([title, science, anna, bridges]))).toEqual({
      title: ['A "híd"'],
      superTags: ['tudomany'],
      authors: ['szekely-anna'],
      and_tags: ['hidak'],
    });
    expect(filtersText([])).toBe('');
  });
});
