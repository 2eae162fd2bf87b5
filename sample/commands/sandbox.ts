/** `lapzarta sandbox`: simulates the external services that figures, live scores, elections and payments come from. */
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { stopOnSignal } from '#apps/server/commands/stop-on-signal.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { openSandbox } from '../sandbox/open-sandbox.server.ts';

const names = [
  'mnb',
  'ecb',
  'bnr',
  'weather',
  'water',
  'football',
  'formula1',
  'pictures',
  'vtr',
  'google',
  'simplepay',
  'barion',
  'stripe',
];

export function addSandboxCommand(program: Command): void {
  program
    .command('sandbox')
    .description('Speak like the services that figures, live scores, elections and payments come from.')
    .addArgument(new Argument('[services...]', 'which of them; all when left out').choices(names))
    .option('--port <port>', 'where the edition looks for them', port, 3999)
    .option(
      '--at <time>',
      'the time at which its matches and counts stand when it starts, and go on from',
      time,
    )
    .action(async (services: string[], options: { port: number; at?: number }) => {
      const log = createLog({ level: configOfProcess().logLevel });
      const stops: (() => Promise<void>)[] = [];
      const stopped = stopOnSignal(stops, log);
      const sandbox = await openSandbox({
        clock: clockFrom(options.at),
        port: options.port,
        services: services.length > 0 ? services : names,
      });
      stops.push(sandbox.close);
      const waiting = setInterval(() => undefined, 60_000);
      console.log(
        (services.length > 0 ? services : names).map((name) => `  ${sandbox.origin}/${name}`).join('\n'),
      );
      await stopped;
      clearInterval(waiting);
    });
}

/** A clock that begins at a time of the past, such as the minute of a match, and goes on at its usual pace. */
function clockFrom(time: number | undefined): Clock {
  if (time === undefined) return systemClock;
  const since = systemClock.now().getTime() - time;
  return { now: () => new Date(systemClock.now().getTime() - since) };
}

function time(text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at) || !/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text))
    throw new InvalidArgumentError('a time has its zone: 2024-06-15T15:13:30+02:00');
  return at;
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('a port is a number from 1 to 65535');
  return number;
}
