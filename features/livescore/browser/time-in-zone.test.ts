import { expect, it } from 'vitest';
import { timeInZone } from './time-in-zone.ts';

const kickOff = Date.parse('2024-06-15T13:00:00Z') / 1000;

it.each([
  ['Europe/Budapest', null],
  ['Europe/Vienna', null],
  ['Europe/London', '14:00'],
  ['America/New_York', '9:00'],
  ['Pacific/Auckland', 'jún. 16., 1:00'],
])('the kick-off in %s [FOOT-03]', (zone, text) => {
  expect(timeInZone(kickOff, zone)).toBe(text);
});
