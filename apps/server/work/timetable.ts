/** What the paper does by itself at its times. The only place that says when. */

import type { FiguresSource } from '#features/sites/public.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { House } from '../compose.ts';

const minuteMs = 60_000;

/** The banks say theirs once a day, at an hour that they do not promise. */
const figures: { source: FiguresSource; name: string; at: string }[] = [
  { source: 'mnb', name: 'rates-mnb', at: '*/20 10-18 * * 1-5' },
  { source: 'bnr', name: 'rates-bnr', at: '*/20 11-18 * * 1-5' },
  { source: 'ecb', name: 'rates-ecb', at: '*/20 15-20 * * 1-5' },
  { source: 'weather', name: 'weather', at: '*/15 * * * *' },
  { source: 'water', name: 'water', at: '10,40 * * * *' },
];

export function timetableOf({ figures: room }: Pick<House, 'figures'>): Job[] {
  return figures
    .filter(({ source }) => room.setting?.sources[source] !== undefined)
    .map(({ source, name, at }) => ({
      ...{ name, at, timeZone: 'Europe/Budapest' },
      timeoutMs: 2 * minuteMs,
      tries: 4,
      run: (signal) => room.update(source, signal),
    }));
}
