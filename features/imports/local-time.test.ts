import { expect, it } from 'vitest';
import { parseDateTime, parseEpochTime, parseUtcTime, parseZonedTime } from './local-time.ts';

it.each([
  ['2024-06-14 10:00:00', '2024-06-14T08:00:00.000Z'],
  ['2024-01-14 10:00', '2024-01-14T09:00:00.000Z'],
  ['2024-03-31 01:59:59', '2024-03-31T00:59:59.000Z'],
  ['2024-03-31 03:00:00', '2024-03-31T01:00:00.000Z'],
  ['0000-00-00 00:00:00', undefined],
  ['tegnap', undefined],
  ['', undefined],
])('reads %s as local time in Budapest', (text, expected) => {
  expect(parseZonedTime(text, 'Europe/Budapest')?.toISOString()).toBe(expected);
});

it('reads UTC times unchanged', () => {
  expect(parseUtcTime('2024-06-14 10:00:00')?.toISOString()).toBe('2024-06-14T10:00:00.000Z');
});

it.each([
  ['2020-02-03T08:00:00+01:00', '2020-02-03T07:00:00.000Z'],
  ['Sat, 04 May 2019 08:30:00 +0000', '2019-05-04T08:30:00.000Z'],
  ['Mon, 30 Nov -0001 00:00:00 +0000', undefined],
  ['20310101T100000+0100', '2031-01-01T09:00:00.000Z'],
  ['20240301T100000Z', '2024-03-01T10:00:00.000Z'],
  ['2024-03-01T10:00:00.1234+0530', '2024-03-01T04:30:00.123Z'],
  ['2024-03-01 24:00 UTC', '2024-03-02T00:00:00.000Z'],
  ['20240301', '2024-03-01T00:00:00.000Z'],
  ['2024-13-45', undefined],
  ['2023-02-29T10:00:00Z', undefined],
  ['2024-03-01T25:00:00Z', undefined],
  ['2024-0301', undefined],
  ['2024-03-01T10:00:00+99:99', undefined],
  ['2024-03-01T10:00:00+14:00', '2024-02-29T20:00:00.000Z'],
  ['Sat, 31 Feb 2024 10:00:00 +0000', undefined],
  ['31 Apr 2024', undefined],
  ['Thu, 29 Feb 2024 10:00:00 +0000', '2024-02-29T10:00:00.000Z'],
  ['2031/01/01 10:00', undefined],
  ['12', undefined],
  ['', undefined],
])('reads %s', (text, expected) => {
  expect(parseDateTime(text)?.toISOString()).toBe(expected);
});

it.each([
  ['2024-07-01T00:30:00', '2024-06-30T22:30:00.000Z'],
  ['2024-01-01', '2023-12-31T23:00:00.000Z'],
  ['2024-07-01T00:30:00Z', '2024-07-01T00:30:00.000Z'],
  ['Sat, 04 May 2019 08:30:00', '2019-05-04T06:30:00.000Z'],
  ['4 May 2019', '2019-05-03T22:00:00.000Z'],
  ['Sat, 04 May 2019 08:30 GMT', '2019-05-04T08:30:00.000Z'],
])('reads %s as local time in Budapest where it names no zone', (text, expected) => {
  expect(parseDateTime(text, 'Europe/Budapest')?.toISOString()).toBe(expected);
});

it.each([
  ['1924992000', '2031-01-01T00:00:00.000Z'],
  ['1924992000.25', '2031-01-01T00:00:00.250Z'],
  ['1924992000000', '2031-01-01T00:00:00.000Z'],
  ['20240301', undefined],
  // An embargo of December 2026, not a time in 1976.
  ['202612011000', undefined],
  ['1', undefined],
  ['-1924992000', undefined],
])('reads the Unix time %s', (text, expected) => {
  expect(parseEpochTime(text)?.toISOString()).toBe(expected);
});
