import { describe, expect, it } from 'vitest';
import { archiveDays } from './archive-days.ts';

describe('the days of a search', () => {
  it('are read as they are written, and are no limit where they are absent', () => {
    expect(archiveDays('2024-01-01', '')).toEqual({ from: '2024-01-01', to: '', notices: [] });
    expect(archiveDays(' 2024-01-01', '2024-01-01 ').notices).toEqual([]);
  });

  it.each(['tegnap', '2024-13-01', '2023-02-29', '2024-1-1', '0000-00-00', '99999-01-01'])(
    'are no limit where there is no such day as %s, and that is said',
    (day) => {
      const { from, notices } = archiveDays(day, '2024-01-01');
      expect(from).toBe('');
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain(day);
    },
  );

  it('change places where the last comes before the first', () => {
    expect(archiveDays('2024-06-14', '2024-01-01')).toMatchObject({ from: '2024-01-01', to: '2024-06-14' });
  });
});
