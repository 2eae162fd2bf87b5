import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  choiceField,
  isDefaultPageSize,
  isFirstPage,
  isPlainQuery,
  normalQuery,
  pageNumberField,
  pageSizeField,
  parseQuery,
  textField,
  withoutRepeats,
} from './query-schema.ts';

const schema = z.object({
  oldal: pageNumberField,
  perPage: pageSizeField,
  szuro: choiceField(['fontos']),
  term: textField,
});

const read = (query: string) => parseQuery(schema, new URLSearchParams(query));

describe('the number of a list’s first page', () => {
  it('is not part of an address, under whichever name the page has it [S05]', () => {
    const fields = { oldal: pageNumberField, lap: pageNumberField };
    expect(isFirstPage(fields, 'oldal', '1')).toBe(true);
    expect(isFirstPage(fields, 'lap', '1')).toBe(true);
    expect(isFirstPage(fields, 'oldal', '2')).toBe(false);
  });

  it('is a value like any other where the parameter is not a page number [REDIR-10] [X13]', () => {
    expect(isFirstPage({ oldal: choiceField(['tabella', '1']) }, 'oldal', '1')).toBe(false);
    expect(isFirstPage({}, 'oldal', '1')).toBe(false);
    expect(isFirstPage({}, 'constructor', '1')).toBe(false);
  });
});

describe('the size of a list’s pages', () => {
  it('is not part of an address if it is that of the list anyway [LIST-05]', () => {
    const fields = { perPage: pageSizeField, szin: choiceField(['10']) };
    expect(isDefaultPageSize(fields, 10, 'perPage', '10')).toBe(true);
    expect(isDefaultPageSize(fields, 20, 'perPage', '10')).toBe(false);
    expect(isDefaultPageSize(fields, undefined, 'perPage', '10')).toBe(false);
    expect(isDefaultPageSize(fields, 10, 'szin', '10')).toBe(false);
    expect(isDefaultPageSize({}, 10, 'constructor', '10')).toBe(false);
  });
});

describe('the number of a page [S05] [LIST-06]', () => {
  it.each([
    ['', 1],
    ['oldal=', 1],
    ['oldal=1', 1],
    ['oldal=2', 2],
    ['oldal=02', 1],
    ['oldal=0', 1],
    ['oldal=-3', 1],
    ['oldal=2.5', 1],
    ['oldal=2e3', 1],
    ['oldal=+2', 1],
    ['oldal=kettő', 1],
    ['oldal=999999999', 999_999_999],
    ['oldal=9999999999', 999_999_999],
    [`oldal=${'9'.repeat(400)}`, 999_999_999],
  ])('in %s is %i', (query, expected) => {
    expect(read(query).oldal).toBe(expected);
  });

  it('ignores words, which the widgets use to name their tabs [X13]', () => {
    expect(read('oldal=csoportok').oldal).toBe(1);
    expect(read('oldal=csoportok&oldal=3').oldal).toBe(3);
  });
});

describe('the page size [LIST-05]', () => {
  it.each([
    ['', null],
    ['perPage=', null],
    ['perPage=0', null],
    ['perPage=1', 1],
    ['perPage=10', 10],
    ['perPage=99', 99],
    ['perPage=100', 100],
    ['perPage=101', null],
    ['perPage=010', null],
    ['perPage=1e2', null],
  ])('in %s is %s', (query, expected) => {
    expect(read(query).perPage).toBe(expected);
  });
});

describe('a query', () => {
  it('has defaults for missing and invalid parameters, and nothing that the schema does not name [S37]', () => {
    const defaults = { oldal: 1, perPage: null, szuro: null, term: '' };
    expect(read('')).toEqual(defaults);
    expect(read('szuro=minden&term=&utm_source=a')).toEqual(defaults);
  });

  it('has one normal form, made of the values that are not defaults [S37]', () => {
    const normal = (query: string) => normalQuery(schema, read(query));
    expect(normal('utm_source=a&oldal=1&szuro=minden')).toBe('');
    expect(normal('term=a%26b&oldal=0&perPage=20&szuro=fontos')).toBe('perPage=20&szuro=fontos&term=a%26b');
    expect(normal(`oldal=${'9'.repeat(20)}`)).toBe(normal(`oldal=${'8'.repeat(20)}`));
    expect(isPlainQuery(schema, read('oldal=x&a=b'))).toBe(true);
    expect(isPlainQuery(schema, read('oldal=2'))).toBe(false);
  });

  it('keeps the first valid value of a repeated parameter [REDIR-10] [S37]', () => {
    const { shape } = schema;
    expect(withoutRepeats('oldal=x&a=1&oldal=2&oldal=3&a=2', shape)).toBe('a=1&oldal=2&a=2');
    expect(withoutRepeats('oldal=x&oldal=y', shape)).toBe('');
    expect(withoutRepeats('isMobileApp=1&isMobileApp=0', shape)).toBe('isMobileApp=1');
  });
});
