import { describe, expect, it } from 'vitest';
import { code, isEmpty, lastPart, list, number, text, withLowerCaseNames } from './ninjs-values.ts';

describe('values of an agency’s JSON', () => {
  it('are text only when they are a string or a number', () => {
    expect([' a ', 7, 0, true, null, undefined, {}, ['a']].map(text)).toEqual([
      'a',
      '7',
      '0',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('are a number also when written as text, and 0 when they are none', () => {
    expect(['12.5px', '-3', 4, 'x', Number.NaN, Number.POSITIVE_INFINITY, null, [5]].map(number)).toEqual([
      12.5, -3, 4, 0, 0, 0, 0, 0,
    ]);
  });

  it('are a list of one when they are no list, and of none when they are missing', () => {
    expect([['a', 'b'], 'a', 0, false, null, undefined].map(list)).toEqual([
      ['a', 'b'],
      ['a'],
      [0],
      [false],
      [],
      [],
    ]);
  });

  it.each([
    ['', true],
    [' \n', true],
    [[], true],
    [[null, ''], true],
    [{}, true],
    [null, true],
    [0, false],
    [false, false],
    [[0], false],
    [{ a: null }, false],
  ])('%j is empty: %s', (value, expected) => {
    expect(isEmpty(value)).toBe(expected);
  });

  it('have names in lower case, and only objects have names', () => {
    expect(withLowerCaseNames({ versionCreated: 1, URI: 2 })).toEqual({ versioncreated: 1, uri: 2 });
    expect([null, [], 'a', 3].map(withLowerCaseNames)).toEqual([null, null, null, null]);
  });

  it('cannot change the prototype of what is read', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"uri": "x"}, "constructor": 1}');
    const read = withLowerCaseNames(hostile);
    expect(read?.uri).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('codes of an agency', () => {
  it.each([
    ['stat:usable', 'stat:usable'],
    [{ qcode: 'stat:usable' }, 'stat:usable'],
    [{ QCODE: '', Name: 'usable' }, 'usable'],
    [[{ literal: 'usable' }], 'usable'],
    [5, '5'],
    ['', ''],
    [[], ''],
    [{}, ''],
    [null, ''],
  ])('of %j is %j', (value, expected) => {
    expect(code(value)).toBe(expected);
  });

  it('are never taken for missing when they cannot be read', () => {
    for (const value of [['usable', 'withheld'], { id: 3 }, true, false, [['usable']]])
      expect(code(value), JSON.stringify(value)).not.toBe('');
  });

  it.each([
    ['http://cv.iptc.org/newscodes/pubstatusg2/usable', 'usable'],
    ['stat:usable', 'usable'],
    ['urn:x:usable/', 'usable'],
    ['usable # ', 'usable'],
    ['::', ''],
    ['', ''],
  ])('have as the last part of “%s” “%s”', (whole, part) => {
    expect(lastPart(whole)).toBe(part);
  });
});
