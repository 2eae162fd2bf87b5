/**
 * What has to happen by itself while a server runs: scheduled stories become public and go again, reads are written
 * down and ranked, old records are forgotten.
 */

import type { DueChanges } from '#features/content/public.server.ts';
import { forgetInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { every } from '#platform/time/every.ts';
import type { House } from './compose.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Every process has asked for what it could have missed within seconds; a day is for operators who look. */
const recordsKeptMs = 24 * hour;
/** Later than that nobody was there to do it at its time. */
export const lateMs = 10 * second;

export interface ScheduleNeeds {
  house: House;
  log: Log;
  /** So many stories became public or went, one of them so long after its time. */
  onChanged(change: ScheduledChange, stories: number, latestMs: number): void;
}

export type ScheduledChange = 'publish' | 'withdraw';

export function keepSchedule({ house, log, onChanged }: ScheduleNeeds): { stop(): void } {
  const { content, readership } = house;
  const note = (change: ScheduledChange, { stories, latestMs }: DueChanges): void => {
    if (stories === 0) return;
    const lateSeconds = Math.round(latestMs / 1000);
    const said =
      change === 'publish' ? 'scheduled stories became public' : 'stories were withdrawn as planned';
    log[latestMs > lateMs ? 'warn' : 'info']({ stories, lateSeconds }, said);
    onChanged(change, stories, latestMs);
  };
  const changing = every(
    second,
    async () => {
      if (!(await content.isAnythingDue())) return;
      // First what must not be seen any more: it may be due to come and to go.
      note('withdraw', await content.withdrawDue());
      note('publish', await content.publishDue());
    },
    log,
  );
  const forgetting = every(
    hour,
    async () => {
      await forgetInvalidations(house.db, new Date(Date.now() - recordsKeptMs));
      await readership.forget();
    },
    log,
  );
  const counting = every(5 * second, readership.flush, log);
  const ranking = every(minute, readership.rankInTurn, log);

  return {
    stop() {
      for (const one of [changing, forgetting, counting, ranking]) one.stop();
    },
  };
}
