import { describe, expect, it } from 'vitest';
import { spanOfDays } from './span-of-days.ts';

describe('the days of a search', () => {
  it('begin and end at local midnight, in summer and in winter [SITE-09]', () => {
    expect(spanOfDays({ from: '2024-06-14', to: '2024-06-14' }, 'Europe/Budapest')).toEqual({
      from: new Date('2024-06-14T00:00:00+02:00'),
      to: new Date('2024-06-15T00:00:00+02:00'),
    });
    expect(spanOfDays({ from: '2024-03-31', to: '2024-03-31' }, 'Europe/Bucharest')).toEqual({
      from: new Date('2024-03-31T00:00:00+02:00'),
      to: new Date('2024-04-01T00:00:00+03:00'),
    });
    expect(spanOfDays({ from: '', to: '' }, 'Europe/Budapest')).toEqual({ from: null, to: null });
  });
});
