import type { FeatureJob } from '#features/kit/public.ts';
import type { FiguresFeature } from './figures-feature.server.ts';
import type { FiguresSource } from './figures-setting.ts';

/** Central banks publish rates once a day, at no fixed hour. */
const updates: { source: FiguresSource; name: string; at: string }[] = [
  { source: 'mnb', name: 'rates-mnb', at: '*/20 10-18 * * 1-5' },
  { source: 'bnr', name: 'rates-bnr', at: '*/20 11-18 * * 1-5' },
  { source: 'ecb', name: 'rates-ecb', at: '*/20 15-20 * * 1-5' },
  { source: 'weather', name: 'weather', at: '*/15 * * * *' },
  { source: 'water', name: 'water', at: '10,40 * * * *' },
];

/** One for each source of the edition. */
export function figuresJobs({ setting, update }: FiguresFeature): FeatureJob[] {
  return updates
    .filter(({ source }) => setting?.sources[source] !== undefined)
    .map(({ source, name, at }) => ({
      name,
      at,
      timeoutMs: 2 * 60_000,
      tries: 4,
      run: (signal) => update(source, signal),
    }));
}
