import { expect, it } from 'vitest';
import { utcTime, writtenTime, zonedTime } from './local-time.ts';

it.each([
  ['2024-06-14 10:00:00', '2024-06-14T08:00:00.000Z'],
  ['2024-01-14 10:00', '2024-01-14T09:00:00.000Z'],
  ['2024-03-31 01:59:59', '2024-03-31T00:59:59.000Z'],
  ['2024-03-31 03:00:00', '2024-03-31T01:00:00.000Z'],
  ['0000-00-00 00:00:00', undefined],
  ['tegnap', undefined],
  ['', undefined],
])('reads %s on Budapest’s clocks', (text, expected) => {
  expect(zonedTime(text, 'Europe/Budapest')?.toISOString()).toBe(expected);
});

it('takes universal times as they are', () => {
  expect(utcTime('2024-06-14 10:00:00')?.toISOString()).toBe('2024-06-14T10:00:00.000Z');
});

it.each([
  ['2020-02-03T08:00:00+01:00', '2020-02-03T07:00:00.000Z'],
  ['Sat, 04 May 2019 08:30:00 +0000', '2019-05-04T08:30:00.000Z'],
  ['Mon, 30 Nov -0001 00:00:00 +0000', undefined],
  ['12', undefined],
  ['', undefined],
])('reads %s', (text, expected) => {
  expect(writtenTime(text)?.toISOString()).toBe(expected);
});
