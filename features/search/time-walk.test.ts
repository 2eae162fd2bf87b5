import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf, stretchesOf } from './time-walk.ts';

const ends = (first: string, last: string) => ({ first: new Date(first), last: new Date(last) });

describe('the walk from the newest stories to the oldest', () => {
  it('goes month by month', () => {
    const winter = ends('2025-11-30T23:00:00Z', '2026-02-01T00:00:00Z');
    const months = ["'!telex/2026-02'", "'!telex/2026-01'", "'!telex/2025-12'", "'!telex/2025-11'"];
    expect(monthsOf('telex', winter)).toEqual(months);
    expect(monthsOf('telex', winter, 3)).toEqual(months.slice(0, 3));
  });

  it('or in stretches that grow, of months and then of years', () => {
    const stretches = stretchesOf('telex', ends('2011-06-01T00:00:00Z', '2026-11-21T00:00:00Z'));
    expect(stretches.map((stretch) => stretch.split('|').length)).toEqual([3, 12, 8, 3, 11]);
    expect(stretches[0]).toBe("('!telex/2026-11' | '!telex/2026-10' | '!telex/2026-09')");
    expect(stretches[2]).toMatch(/'!telex\/2025-01'\)$/);
    expect(stretches[3]).toBe("('!telex/2024' | '!telex/2023' | '!telex/2022')");
  });

  it('is nowhere when the end lies before the beginning', () => {
    const never = ends('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z');
    expect([...monthsOf('telex', never), ...stretchesOf('telex', never)]).toEqual([]);
  });

  it('passes every month once, however long it is', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first = one, last = one] = [one, other].toSorted((a, b) => a.getTime() - b.getTime());
        const passed = stretchesOf('telex', { first, last }).flatMap((stretch) =>
          [...stretch.matchAll(/'!telex\/(\d{4})(-\d\d)?'/g)].flatMap(([, year, month]) =>
            month ? [`${year}${month}`] : monthsOfYear.map((one) => `${year}-${one}`),
          ),
        );
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed).toEqual(passed.toSorted().toReversed());
        const months = monthsOf('telex', { first, last }).map((month) => month.slice(8, 15));
        expect(passed).toEqual(expect.arrayContaining(months));
        expect(months.at(0)).toBe(last.toISOString().slice(0, 7));
        expect(months.at(-1)).toBe(first.toISOString().slice(0, 7));
      }),
    );
  });
});

const monthsOfYear = Array.from({ length: 12 }, (_, at) => String(12 - at).padStart(2, '0'));
