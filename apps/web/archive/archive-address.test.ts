import { describe, expect, it } from 'vitest';
import type { SearchTag } from '../page-data.ts';
import { archiveAddress, asksNothing, filtersText, nothingAsked } from './archive-address.ts';

const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'hidak', protected: false };
const science: SearchTag = { type: 'superTags', value: 'tudomany', text: 'Tudomány', protected: false };
const anna: SearchTag = { type: 'authors', value: 'szekely-anna', text: 'Székely Anna', protected: false };
const title: SearchTag = { type: 'title', value: 'A "híd"', text: 'A "híd"', protected: false };

describe('the archive’s address', () => {
  it('is bare when nothing is asked', () => {
    expect(archiveAddress('/g7/archivum', nothingAsked)).toBe('/g7/archivum');
    expect(archiveAddress('/archivum', nothingAsked, 3)).toBe('/archivum?oldal=3');
    expect(asksNothing({ ...nothingAsked, sort: 'time' })).toBe(true);
    expect(asksNothing({ ...nothingAsked, to: '2024-06-14' })).toBe(false);
  });

  it('holds the term, the filters as JSON, and everything else of the question [SRCH-01]', () => {
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

  it('calls each kind of filter by its name [SRCH-01]', () => {
    expect(JSON.parse(filtersText([title, science, anna, bridges]))).toEqual({
      title: ['A "híd"'],
      superTags: ['tudomany'],
      authors: ['szekely-anna'],
      and_tags: ['hidak'],
    });
    expect(filtersText([])).toBe('');
  });
});
