/** `lapzarta work`: what the paper does by itself, in a process without readers. */
import type { Command } from 'commander';
import { createLog } from '#platform/log/log.server.ts';
import { keepSchedule } from '../schedule.ts';
import { keepWorking } from '../work/keep-working.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { withHouse } from './with-house.ts';

export function addWorkCommand(program: Command): void {
  program
    .command('work')
    .description('Do what the timetable says, and publish what is due, without serving readers.')
    .action(() =>
      withHouse('work', async (quiet, config, takeSignals) => {
        const log = createLog({ level: config.logLevel });
        const house = { ...quiet, log };
        const stops: (() => Promise<void>)[] = [];
        takeSignals();
        const stopped = stopOnSignal(stops, log);
        const schedule = keepSchedule({ house, log, onChanged: () => undefined });
        stops.push(async () => schedule.stop());
        stops.push((await keepWorking(house)).stop);
        console.log('At work. Ctrl+C stops it.');
        await stopped;
      }),
    );
}
