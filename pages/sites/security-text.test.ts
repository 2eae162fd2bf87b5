import { describe, expect, it } from 'vitest';
import { securityText } from './security-text.call.ts';

describe('security.txt', () => {
  it('contains the contact and its own address', () => {
    const text = securityText(
      'mailto:a@lap.example',
      'https://lap.example',
      new Date('2026-11-21T08:00:00Z'),
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:a@lap.example',
      'Expires: 2027-11-01T00:00:00.000Z',
      'Preferred-Languages: hu, en',
      'Canonical: https://lap.example/.well-known/security.txt',
      '',
    ]);
  });

  it.each([
    ['2026-01-01T00:00:00Z'],
    ['2026-01-31T23:59:59Z'],
    ['2024-02-29T12:00:00Z'],
    ['2026-12-31T23:59:59Z'],
  ])('written at %s is valid for most of a year, but no longer', (now) => {
    const text = securityText('mailto:a@lap.example', 'https://lap.example', new Date(now));
    const expires = new Date(/Expires: (\S+)/.exec(text)?.[1] ?? '');
    const inAYear = new Date(now);
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(expires.getTime()).toBeLessThanOrEqual(inAYear.getTime());
    expect(expires.getTime()).toBeGreaterThan(inAYear.getTime() - 31 * 86_400_000);
  });
});
