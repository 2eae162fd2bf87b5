import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growingRanges, monthTerms } from './time-ranges.ts';

const ends = (first: string, last: string) => ({ first: new Date(first), last: new Date(last) });

describe('time ranges from the newest stories to the oldest', () => {
  it('are single months', () => {
    const winter = ends('2025-11-30T23:00:00Z', '2026-02-01T00:00:00Z');
    const months = ["'!telex/2026-02'", "'!telex/2026-01'", "'!telex/2025-12'", "'!telex/2025-11'"];
    expect(monthTerms('telex', winter)).toEqual(months);
    expect(monthTerms('telex', winter, 3)).toEqual(months.slice(0, 3));
  });

  it('or growing groups of months and then years', () => {
    const stretches = growingRanges('telex', ends('2011-06-01T00:00:00Z', '2026-11-21T00:00:00Z'));
    expect(stretches.map((stretch) => stretch.split('|').length)).toEqual([3, 12, 8, 3, 11]);
    expect(stretches[0]).toBe("('!telex/2026-11' | '!telex/2026-10' | '!telex/2026-09')");
    expect(stretches[2]).toMatch(/'!telex\/2025-01'\)$/);
    expect(stretches[3]).toBe("('!telex/2024' | '!telex/2023' | '!telex/2022')");
  });

  it('are empty when the end lies before the beginning', () => {
    const never = ends('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z');
    expect([...monthTerms('telex', never), ...growingRanges('telex', never)]).toEqual([]);
  });

  it('cover every month once, whatever the period', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first = one, last = one] = [one, other].toSorted((a, b) => a.getTime() - b.getTime());
        const passed = growingRanges('telex', { first, last }).flatMap((stretch) =>
          [...stretch.matchAll(/'!telex\/(\d{4})(-\d\d)?'/g)].flatMap(([, year, month]) =>
            month ? [`${year}${month}`] : monthsOfYear.map((one) => `${year}-${one}`),
          ),
        );
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed).toEqual(passed.toSorted().toReversed());
        const months = monthTerms('telex', { first, last }).map((month) => month.slice(8, 15));
        expect(passed).toEqual(expect.arrayContaining(months));
        expect(months.at(0)).toBe(last.toISOString().slice(0, 7));
        expect(months.at(-1)).toBe(first.toISOString().slice(0, 7));
      }),
    );
  });
});

const monthsOfYear = Array.from({ length: 12 }, (_, at) => String(12 - at).padStart(2, '0'));
