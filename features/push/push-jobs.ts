import type { FeatureJob } from '#features/kit/public.ts';
import type { PushFeature } from './push-feature.server.ts';

const minuteMs = 60_000;

export function pushJobs({ isOn, prune, sendDue, sendings }: PushFeature): FeatureJob[] {
  if (!isOn) return [];
  return [
    {
      // Sends notifications that waited for their time, for the end of quiet hours or for a push service;
      // others are sent by their queue.
      name: 'push-send',
      at: '20 * * * * *',
      timeoutMs: 15 * minuteMs,
      tries: 2,
      async run(signal) {
        await sendings.announceDue();
        const sent = await sendDue(signal);
        return sent === 0 ? '' : `sent ${sent} notifications`;
      },
    },
    { name: 'push-prune', at: '30 3 * * *', timeoutMs: 10 * minuteMs, tries: 3, run: prune },
  ];
}
