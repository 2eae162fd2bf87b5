import { describe, expect, it } from 'vitest';
import { clockChangeAt } from './time-zone.ts';

const change = (local: string) => clockChangeAt(Date.parse(`${local}Z`) / 1000, 'Europe/Budapest');

describe('a local time', () => {
  it('is missing or doubled in the nights when clocks change, and at no other hour [ACT-02]', () => {
    expect(change('2027-03-28T01:59')).toBeNull();
    expect(change('2027-03-28T02:30')).toBe('missing');
    expect(change('2027-03-28T03:00')).toBeNull();
    expect(change('2026-10-25T01:59')).toBeNull();
    expect(change('2026-10-25T02:00')).toBe('doubled');
    expect(change('2026-10-25T02:59')).toBe('doubled');
    expect(change('2026-10-25T03:00')).toBeNull();
  });
});
