/** `lapzarta work`: runs scheduled jobs in a process that serves no readers. */
import type { Command } from 'commander';
import { createLog } from '#platform/log/log.server.ts';
import { startSchedule } from '../schedule.ts';
import { startReports } from '../work/start-bounce-server.ts';
import { startJobs } from '../work/start-jobs.ts';
import { startAllQueues } from '../work/start-queues.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { withAppContext } from './with-app-context.ts';

export function addWorkCommand(program: Command): void {
  program
    .command('work')
    .description(
      'Run scheduled jobs, publish scheduled stories and deliver messages, without serving readers.',
    )
    .action(() =>
      withAppContext('work', async (quiet, config, takeSignals) => {
        const log = createLog({ level: config.logLevel });
        const context = { ...quiet, log };
        const stops: (() => Promise<void>)[] = [];
        takeSignals();
        const stopped = stopOnSignal(stops, log);
        const schedule = startSchedule({ context, log, onChanged: () => undefined });
        stops.push(async () => schedule.stop());
        stops.push(startJobs(context).stop);
        stops.push((await startAllQueues(context)).stop);
        stops.push((await startReports(context, config.bounces)).stop);
        console.log('Running jobs and queues. Ctrl+C stops it.');
        await stopped;
      }),
    );
}
