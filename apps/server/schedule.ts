/** What has to happen by itself while a server runs: scheduled stories become public, old records are forgotten. */

import { forgetInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { House } from './compose.ts';

const second = 1_000;
const hour = 3_600 * second;
/** Every process has asked for what it could have missed within seconds; a day is for operators who look. */
const recordsKeptMs = 24 * hour;

export function keepSchedule({ house, log }: { house: House; log: Log }): { stop(): void } {
  const publishing = every(second, async () => {
    const published = await house.content.publishDue();
    if (published > 0) log.info({ published }, 'scheduled stories became public');
  });
  const forgetting = every(hour, () => forgetInvalidations(house.db, new Date(Date.now() - recordsKeptMs)));

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
      clearInterval(publishing);
      clearInterval(forgetting);
    },
  };
}
