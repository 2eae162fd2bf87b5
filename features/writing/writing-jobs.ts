import type { FeatureJob } from '#features/kit/public.ts';
import type { WritingFeature } from './writing-feature.server.ts';

export function writingJobs({
  emptyBin,
  pruneTalk,
  unsent,
  keepPauses,
  forgetHistory,
}: Pick<WritingFeature, 'emptyBin' | 'pruneTalk' | 'unsent' | 'keepPauses' | 'forgetHistory'>): FeatureJob[] {
  return [
    {
      name: 'writing-keep-pauses',
      at: '*/5 * * * *',
      timeoutMs: 4 * 60_000,
      tries: 1,
      async run() {
        const stored = await keepPauses();
        return stored === 0 ? '' : `stored the states of ${stored} stories that nobody went on with`;
      },
    },
    {
      name: 'writing-forget-history',
      at: '20 4 * * *',
      timeoutMs: 30 * 60_000,
      tries: 3,
      async run() {
        const { changes, states } = await forgetHistory();
        return changes + states === 0
          ? ''
          : `deleted ${changes} single changes and ${states} states of stories`;
      },
    },
    {
      name: 'writing-empty-bin',
      at: '50 3 * * *',
      timeoutMs: 10 * 60_000,
      tries: 3,
      async run() {
        const deleted = await emptyBin();
        return deleted === 0 ? '' : `deleted ${deleted} drafts that were in the bin for thirty days`;
      },
    },
    {
      name: 'writing-forget-unsent',
      at: '55 3 * * *',
      timeoutMs: 60_000,
      tries: 3,
      async run() {
        const forgotten = await unsent.forget();
        return forgotten === 0 ? '' : `forgot ${forgotten} reports of devices that did not come back`;
      },
    },
    {
      name: 'writing-prune-talk',
      at: '55 3 * * *',
      timeoutMs: 10 * 60_000,
      tries: 3,
      async run() {
        const { threads, notices } = await pruneTalk();
        return threads + notices === 0 ? '' : `deleted ${threads} threads of notes and ${notices} notices`;
      },
    },
  ];
}
