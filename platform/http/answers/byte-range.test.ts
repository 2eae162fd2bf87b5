import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

const file = { bytes: 1000, etag: '"a"' };
const rangeOf = (range?: string, ifRange?: string) => byteRange({ range, ifRange }, file);
const part = (first: number, last: number) => ({ kind: 'part', first, last });

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-99', part(0, 99)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=900-', part(900, 999)],
    ['bytes=999-', part(999, 999)],
    ['bytes=900-5000', part(900, 999)],
    ['bytes=-100', part(900, 999)],
    ['bytes=-5000', part(0, 999)],
    [' bytes=10-20 ', part(10, 20)],
    ['bytes=99999999999999999999999-', { kind: 'beyond' }],
    ['bytes=1000-', { kind: 'beyond' }],
    ['bytes=-0', { kind: 'beyond' }],
  ])('%s is that part', (range, wanted) => {
    expect(rangeOf(range)).toEqual(wanted);
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=20-10',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
  ])('%s is answered with the whole file', (range) => {
    expect(rangeOf(range)).toEqual({ kind: 'whole' });
  });

  it('of a file that has changed is answered with the whole file', () => {
    expect(rangeOf('bytes=0-9', '"a"')).toEqual(part(0, 9));
    expect(rangeOf('bytes=0-9', '"b"')).toEqual({ kind: 'whole' });
    expect(rangeOf('bytes=0-9', 'W/"a"')).toEqual({ kind: 'whole' });
  });
});
