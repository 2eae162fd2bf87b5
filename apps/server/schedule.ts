/**
 * Jobs that each server process repeats for itself: scheduled stories are published and withdrawn, reads are saved and
 * ranked, old records are deleted. Jobs that one process runs for all are declared by their features.
 */

import type { DueChanges } from '#features/content/public.server.ts';
import { deleteInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { every } from '#platform/time/every.ts';
import type { AppContext } from './compose.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Processes read missed records within seconds; a day is kept for operators who investigate. */
const invalidationsRetainedMs = 24 * hour;
/** From this delay on, no process was running at the scheduled time. */
export const lateMs = 10 * second;

export interface ScheduleNeeds {
  context: AppContext;
  log: Log;
  /** Called when stories were published or withdrawn, the latest `latestMs` after its time. */
  onChanged(change: ScheduledChange, stories: number, latestMs: number): void;
}

export type ScheduledChange = 'publish' | 'withdraw';

export function startSchedule({ context, log, onChanged }: ScheduleNeeds): { stop(): void } {
  const { content, readership } = context;
  const report = (change: ScheduledChange, { stories, latestMs }: DueChanges): void => {
    if (stories === 0) return;
    const lateSeconds = Math.round(latestMs / 1000);
    const message =
      change === 'publish' ? 'scheduled stories became public' : 'stories were withdrawn as planned';
    log[latestMs > lateMs ? 'warn' : 'info']({ stories, lateSeconds }, message);
    onChanged(change, stories, latestMs);
  };
  const changing = every(
    second,
    async () => {
      await context.writing.runDue();
      if (!(await content.isAnythingDue())) return;
      // Withdrawals first: a story may be due for both.
      report('withdraw', await content.withdrawDue());
      report('publish', await content.publishDue());
    },
    log,
  );
  const forgetting = every(
    hour,
    async () => {
      await deleteInvalidations(context.db, new Date(Date.now() - invalidationsRetainedMs));
      await readership.deleteOldReads();
      await context.accounts.sessions.forget();
      await context.limits.forget();
      await context.eraseDueReaders();
    },
    log,
  );
  const counting = every(5 * second, readership.flush, log);
  const countingAds = every(5 * second, context.ads.flush, log);
  const ranking = every(minute, readership.rankIfDue, log);
  // More often than hourly, so that short-lived processes do it, too.
  const summing = every(10 * minute, readership.sumMonthIfDue, log);

  return {
    stop() {
      for (const one of [changing, forgetting, counting, countingAds, ranking, summing]) one.stop();
    },
  };
}
