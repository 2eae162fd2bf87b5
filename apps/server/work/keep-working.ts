/** Does what the timetable says for as long as a process runs, beside a server or alone. */

import { createJobRunner, type JobRunner } from '#platform/jobs/run-jobs.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { every } from '#platform/time/every.ts';
import type { House } from '../compose.ts';
import { timetableOf } from './timetable.ts';

const second = 1_000;
const hour = 3_600_000;

export function runnerOf(house: House, log: Log = house.log): JobRunner {
  const { db, clock } = house;
  return createJobRunner({ db, clock, log, timetable: timetableOf(house) });
}

export async function keepWorking(house: House): Promise<{ stop(): Promise<void> }> {
  const jobs = runnerOf(house);
  await jobs.keep();
  const working = every(second, jobs.runDue, house.log);
  // A process with an older timetable may have forgotten what it does not know.
  const keeping = every(hour, jobs.keep, house.log);
  return {
    async stop() {
      working.stop();
      keeping.stop();
      await jobs.stop();
      await house.figures.stop();
    },
  };
}
