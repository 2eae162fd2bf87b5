import { expect, it } from 'vitest';
import { timeOnDevice } from './time-on-device.ts';

const budapest = { timeZone: 'Europe/Budapest', language: 'hu' } as const;
const kickOff = Date.parse('2024-06-15T13:00:00Z') / 1000;

it('a kick-off is in the time of a device in another zone', () => {
  expect(timeOnDevice(kickOff, budapest, 'America/New_York')).toBe('2024. június 15., 9:00 (helyi idő)');
  expect(timeOnDevice(kickOff, budapest, 'Pacific/Auckland')).toBe('2024. június 16., 1:00 (helyi idő)');
  expect(timeOnDevice(kickOff, { ...budapest, language: 'en' }, 'Europe/London')).toBe(
    '15 June 2024, 14:00 (local time)',
  );
});

it('a kick-off stays as it is on a device with the time of the site', () => {
  expect(timeOnDevice(kickOff, budapest, 'Europe/Budapest')).toBeNull();
  expect(timeOnDevice(kickOff, budapest, 'Europe/Vienna')).toBeNull();
});
