/**
 * What has to happen by itself while a server runs: scheduled stories become public, reads are written down and
 * ranked, old records are forgotten.
 */

import { forgetInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { House } from './compose.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Every process has asked for what it could have missed within seconds; a day is for operators who look. */
const recordsKeptMs = 24 * hour;

export function keepSchedule({ house, log }: { house: House; log: Log }): { stop(): void } {
  const publishing = every(second, async () => {
    const published = await house.content.publishDue();
    if (published > 0) log.info({ published }, 'scheduled stories became public');
  });
  const forgetting = every(hour, async () => {
    await forgetInvalidations(house.db, new Date(Date.now() - recordsKeptMs));
    await house.readership.forget();
  });
  const counting = every(5 * second, house.readership.flush);
  const ranking = every(minute, house.readership.rankInTurn);

  /** Runs again only after the run before has ended; a failure is logged once until it works again. */
  function every(ms: number, act: () => Promise<unknown>): NodeJS.Timeout {
    let running = false;
    let failing = false;
    return setInterval(async () => {
      if (running) return;
      running = true;
      try {
        await act();
        failing = false;
      } catch (error) {
        if (!failing) log.error({ err: error }, 'scheduled work failed; trying again');
        failing = true;
      } finally {
        running = false;
      }
    }, ms).unref();
  }

  return {
    stop() {
      for (const timer of [publishing, forgetting, counting, ranking]) clearInterval(timer);
    },
  };
}
