import { describe, expect, it } from 'vitest';
import { parseArchiveDays } from './archive-days.ts';

describe('the days of a search', () => {
  it('are parsed as written, and are no limit when absent', () => {
    expect(parseArchiveDays('2024-01-01', '')).toEqual({ from: '2024-01-01', to: '', notices: [] });
    expect(parseArchiveDays(' 2024-01-01', '2024-01-01 ').notices).toEqual([]);
  });

  it.each(['tegnap', '2024-13-01', '2023-02-29', '2024-1-1', '0000-00-00', '99999-01-01'])(
    'are ignored for the invalid day %s, with a notice',
    (day) => {
      const { from, notices } = parseArchiveDays(day, '2024-01-01');
      expect(from).toBe('');
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain(day);
    },
  );

  it('are swapped if the last is before the first', () => {
    expect(parseArchiveDays('2024-06-14', '2024-01-01')).toMatchObject({
      from: '2024-01-01',
      to: '2024-06-14',
    });
  });
});
