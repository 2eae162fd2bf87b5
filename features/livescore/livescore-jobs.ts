import type { FeatureJob } from '#features/kit/public.ts';
import type { LivescoreFeature } from './livescore-feature.server.ts';

interface LivescoreJobsNeeds {
  livescore: LivescoreFeature;
  /** Matches and competitions that stories and games name or readers follow. */
  namedScores(): Promise<Parameters<LivescoreFeature['follow']>[0]>;
}

const minuteMs = 60_000;

export function livescoreJobs({ livescore, namedScores }: LivescoreJobsNeeds): FeatureJob[] {
  if (livescore.setting === null) return [];
  return [
    {
      // Fetches wanted resources that are due; the provider has eight seconds for an answer.
      name: 'livescore-fetch',
      at: '* * * * * *',
      timeoutMs: 10_000,
      tries: 3,
      async run(signal) {
        await livescore.fetchDue(signal);
        return '';
      },
    },
    {
      // Also without readers; `follow` lasts longer than the pause between runs.
      name: 'livescore-follow',
      at: '*/10 * * * *',
      timeoutMs: minuteMs,
      tries: 2,
      async run() {
        await livescore.follow(await namedScores());
        return '';
      },
    },
    {
      name: 'livescore-prune',
      at: '40 3 * * *',
      timeoutMs: 10 * minuteMs,
      tries: 3,
      run: livescore.prune,
    },
  ];
}
