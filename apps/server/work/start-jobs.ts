/** Runs scheduled jobs as long as the process lives, beside a server or alone. */

import { createJobRunner, type JobRunner } from '#platform/jobs/run-jobs.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { every } from '#platform/time/every.ts';
import type { AppContext } from '../compose.ts';
import { jobsOf } from '../program.ts';

const second = 1_000;
const hour = 3_600_000;

export function jobRunnerFor(context: AppContext, log: Log = context.log): JobRunner {
  const { db, clock } = context;
  return createJobRunner({ db, clock, log, schedule: jobsOf(context) });
}

/**
 * Starts at once and never throws: an unavailable database is retried every second.
 * @param onWritten Called when the timetable is saved for the first time.
 */
export function startJobs(
  context: AppContext,
  onWritten: () => void = () => undefined,
): { stop(): Promise<void> } {
  const jobs = jobRunnerFor(context);
  let isSaved = false;
  const saveTimetable = async (): Promise<void> => {
    await jobs.syncSchedule();
    if (!isSaved) onWritten();
    isSaved = true;
  };
  const startDueJobs = async (): Promise<void> => {
    if (!isSaved) await saveTimetable();
    await jobs.startDue();
  };
  const working = every(second, startDueJobs, context.log);
  // A process with an older timetable may have deleted jobs unknown to it.
  const saving = every(hour, saveTimetable, context.log);
  return {
    async stop() {
      working.stop();
      saving.stop();
      await jobs.stop();
      await context.livescore.stop();
      await context.elections.stop();
      await context.figures.stop();
    },
  };
}
