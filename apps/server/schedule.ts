/**
 * What has to happen by itself while a server runs: scheduled stories become public, reads are written down and
 * ranked, old records are forgotten.
 */

import { forgetInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { every } from '#platform/time/every.ts';
import type { House } from './compose.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Every process has asked for what it could have missed within seconds; a day is for operators who look. */
const recordsKeptMs = 24 * hour;
/** Later than that nobody was there to publish it at its time. */
export const lateMs = 10 * second;

export interface ScheduleNeeds {
  house: House;
  log: Log;
  /** So many stories became public, one of them so long after its time. */
  onPublished(stories: number, latestMs: number): void;
}

export function keepSchedule({ house, log, onPublished }: ScheduleNeeds): { stop(): void } {
  const publishing = every(
    second,
    async () => {
      const { published, latestMs } = await house.content.publishDue();
      if (published === 0) return;
      const lateSeconds = Math.round(latestMs / 1000);
      log[latestMs > lateMs ? 'warn' : 'info']({ published, lateSeconds }, 'scheduled stories became public');
      onPublished(published, latestMs);
    },
    log,
  );
  const forgetting = every(
    hour,
    async () => {
      await forgetInvalidations(house.db, new Date(Date.now() - recordsKeptMs));
      await house.readership.forget();
    },
    log,
  );
  const counting = every(5 * second, house.readership.flush, log);
  const ranking = every(minute, house.readership.rankInTurn, log);

  return {
    stop() {
      for (const one of [publishing, forgetting, counting, ranking]) one.stop();
    },
  };
}
