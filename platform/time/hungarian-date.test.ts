import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dayKey,
  fullDateTime,
  longDate,
  machineTime,
  shortDateTime,
  shortDay,
} from './hungarian-date.ts';

const budapest = { timeZone: 'Europe/Budapest', language: 'hu' } as const;
const bucharest = { timeZone: 'Europe/Bucharest', language: 'hu' } as const;
const english = { timeZone: 'Europe/Budapest', language: 'en' } as const;

function at(iso: string): number {
  return Date.parse(iso) / 1000;
}

describe('dates on the page', () => {
  it('formats the Hungarian long date with its weekday [SITE-09]', () => {
    expect(longDate(at('2024-06-14T07:05:00Z'), budapest)).toBe('2024. június 14., péntek');
    expect(longDate(at('2024-12-31T23:30:00Z'), budapest)).toBe('2025. január 1., szerda');
  });

  it('formats the hour without a leading zero and minutes with one [SITE-09]', () => {
    expect(clockTime(at('2024-06-14T07:05:00Z'), budapest)).toBe('9:05');
    expect(clockTime(at('2024-06-13T22:00:00Z'), budapest)).toBe('0:00');
    expect(fullDateTime(at('2024-06-14T07:05:59Z'), budapest)).toBe('2024. június 14., 9:05');
    expect(shortDateTime(at('2024-06-14T07:05:00Z'), budapest)).toBe('június 14., 9:05');
  });

  it('uses the site’s time zone, an hour later in the regional edition [SITE-09]', () => {
    expect(clockTime(at('2024-06-14T07:05:00Z'), bucharest)).toBe('10:05');
    expect(dayKey(at('2024-06-14T21:30:00Z'), 'Europe/Budapest')).toBe('2024-06-14');
    expect(dayKey(at('2024-06-14T21:30:00Z'), 'Europe/Bucharest')).toBe('2024-06-15');
  });

  it('abbreviates months in the Hungarian way [SITE-09]', () => {
    expect(shortDay(at('2024-09-14T07:05:00Z'), budapest)).toBe('szept. 14.');
    expect(shortDay(at('2024-09-14T07:05:00Z'), english)).toBe('14 Sep');
  });

  it('follows daylight-saving changes to the minute [SITE-09]', () => {
    expect(clockTime(at('2024-03-31T00:59:00Z'), budapest)).toBe('1:59');
    expect(clockTime(at('2024-03-31T01:00:00Z'), budapest)).toBe('3:00');
    expect(clockTime(at('2024-10-27T00:59:00Z'), budapest)).toBe('2:59');
    expect(clockTime(at('2024-10-27T01:00:00Z'), budapest)).toBe('2:00');
  });

  it('is in English for English stories [SITE-09]', () => {
    expect(longDate(at('2024-06-14T07:05:00Z'), english)).toBe('Friday, 14 June 2024');
    expect(shortDateTime(at('2024-06-14T07:05:00Z'), english)).toBe('14 June, 9:05');
  });

  it('formats an ISO time for machines', () => {
    expect(machineTime(at('2024-06-14T07:05:00Z'))).toBe('2024-06-14T07:05:00Z');
  });
});
